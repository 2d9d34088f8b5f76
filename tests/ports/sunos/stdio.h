/* stdio.h - of SunOS 4: most functions are not declared; sprintf() gives its
   buffer */

#ifndef PORT_STDIO_H
#define PORT_STDIO_H

#define fclose		host_fclose
#define fflush		host_fflush
#define fgetc		host_fgetc
#define fprintf		host_fprintf
#define fputc		host_fputc
#define fputs		host_fputs
#define fread		host_fread
#define fscanf		host_fscanf
#define fwrite		host_fwrite
#define printf		host_printf
#define puts		host_puts
#define remove		host_remove
#define rename		host_rename
#define rewind		host_rewind
#define sprintf		host_sprintf
#define sscanf		host_sscanf
#define snprintf	host_snprintf
#define ungetc		host_ungetc
#define vfprintf	host_vfprintf
#define vsnprintf	host_vsnprintf
#include_next <stdio.h>
#undef fclose
#undef fflush
#undef fgetc
#undef fprintf
#undef fputc
#undef fputs
#undef fread
#undef fscanf
#undef fwrite
#undef printf
#undef puts
#undef remove
#undef rename
#undef rewind
#undef sprintf
#undef sscanf
#undef snprintf
#undef ungetc
#undef vfprintf
#undef vsnprintf

extern char	*sprintf();

#undef FILENAME_MAX
#undef SEEK_CUR
#undef SEEK_END
#undef SEEK_SET
#define SEEK_SET	0	/* in unistd.h there */
#define SEEK_CUR	1
#define SEEK_END	2

#endif
