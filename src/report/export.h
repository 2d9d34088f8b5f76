/* export.h - formats that results can be written in; for src/report/ only */

#ifndef EXPORT_H
#define EXPORT_H

struct ks_export;

extern const struct ks_export ks_export_go;		/* expgo.c */
extern const struct ks_export ks_export_lmbench;	/* explm.c */

#endif
