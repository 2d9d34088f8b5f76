/* time.h - sys/time.h of Ultrix: it is time.h */

#ifndef PORT_ULTRIX_TIME_H
#define PORT_ULTRIX_TIME_H

#include_next <sys/time.h>
#include <time.h>

#endif
