/* report.h - tables of results */

#ifndef REPORT_H
#define REPORT_H

struct ks_results;

#endif
