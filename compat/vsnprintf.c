/* vsnprintf.c - print arguments into a buffer of known size */

#include "compat.h"

/*
 * What the program uses of it: flags, width and precision (also '*'), the
 * modifier l, and d i u o x X c s p e E f g G %.  Numbers have at most 100
 * digits after the point.  The digits are the C library's: sprintf() makes
 * each number in a buffer that holds the longest one; its result is not
 * used, as that of SunOS 4 and Ultrix is a pointer.
 */

#define MAXPREC	100
#define MAXNUM	(320 + MAXPREC + 20)	/* 1e308 in full */

/* Where neither is defined a va_list is a pointer. */
#if defined va_copy
#define COPY	va_copy
#elif defined __va_copy
#define COPY	__va_copy
#else
#define COPY(to, from)	((to) = (from))
#endif

struct out {
	char	*buf;
	size_t	 size, n;	/* n: what would be there, were it room */
};

struct spec {
	int	left, plus, blank, alt, zero;
	int	width, prec;	/* prec -1: none given */
	int	islong, conv;
};

static void
put(struct out *o, const char *s, size_t n)
{
	for (; n > 0; n--, o->n++, s++)
		if (o->n + 1 < o->size)
			o->buf[o->n] = *s;
}

static void
repeat(struct out *o, int c, long n)
{
	char	byte = (char)c;

	for (; n > 0; n--)
		put(o, &byte, 1);
}

/* A text of n bytes, filled to the width.  Zeros go after the sign or 0x. */
static void
pad(struct out *o, const struct spec *s, const char *text, size_t n)
{
	long	fill = s->width - (long)n;
	size_t	sign = 0;

	if (s->zero && !s->left) {
		sign = strchr("+- ", text[0]) != NULL && n > 0;
		if (n > sign + 1 && text[sign] == '0' &&
		    (text[sign + 1] == 'x' || text[sign + 1] == 'X'))
			sign += 2;
		put(o, text, sign);
		repeat(o, '0', fill);
	} else if (!s->left)
		repeat(o, ' ', fill);
	put(o, text + sign, n - sign);
	if (s->left)
		repeat(o, ' ', fill);
}

/* What to hand to sprintf() for a number: all but the width. */
static void
respec(const struct spec *s, char *fmt)
{
	*fmt++ = '%';
	if (s->plus)
		*fmt++ = '+';
	if (s->blank)
		*fmt++ = ' ';
	if (s->alt)
		*fmt++ = '#';
	if (s->prec >= 0) {
		sprintf(fmt, ".%d", s->prec < MAXPREC ? s->prec : MAXPREC);
		fmt += strlen(fmt);
	}
	if (s->islong)
		*fmt++ = 'l';
	*fmt++ = (char)s->conv;
	*fmt = '\0';
}

static size_t
length(const char *s, int max)
{
	size_t	n;

	for (n = 0; (max < 0 || n < (size_t)max) && s[n] != '\0'; n++)
		;
	return n;
}

/* One number, of the type that its conversion says. */
#define NUMBER(type)	sprintf(num, fmt, va_arg(*ap, type))

static void
convert(struct out *o, struct spec *s, va_list *ap)
{
	char		 num[MAXNUM], fmt[20];
	const char	*text;

	if (s->conv == 's') {
		text = va_arg(*ap, const char *);
		s->zero = 0;
		pad(o, s, text, length(text, s->prec));
		return;
	}
	if (s->conv == 'c') {
		num[0] = (char)va_arg(*ap, int);
		s->zero = 0;
		pad(o, s, num, 1);
		return;
	}
	respec(s, fmt);
	if (strchr("eEfgG", s->conv) != NULL) {
		NUMBER(double);
		/* not before "inf" and "nan" */
		if (strpbrk(num, "0123456789") == NULL)
			s->zero = 0;
	} else {
		if (s->conv == 'p')
			NUMBER(void *);
		else if (s->islong)
			NUMBER(long);
		else
			NUMBER(int);
		if (s->prec >= 0)
			s->zero = 0;
	}
	pad(o, s, num, strlen(num));
}

/* A number in the format, or '*'; moves on. */
static int
count(const char **f, va_list *ap)
{
	int	n = 0;

	if (**f == '*') {
		(*f)++;
		return va_arg(*ap, int);
	}
	for (; **f >= '0' && **f <= '9'; (*f)++)
		n = 10 * n + (**f - '0');
	return n;
}

/* Read a directive, f being behind its '%'; the place of its last byte. */
static const char *
parse(const char *f, struct spec *s, va_list *ap)
{
	memset(s, 0, sizeof *s);
	for (;; f++)
		if (*f == '-')
			s->left = 1;
		else if (*f == '+')
			s->plus = 1;
		else if (*f == ' ')
			s->blank = 1;
		else if (*f == '#')
			s->alt = 1;
		else if (*f == '0')
			s->zero = 1;
		else
			break;
	s->width = count(&f, ap);
	if (s->width < 0) {
		s->left = 1;
		s->width = -s->width;
	}
	s->prec = -1;
	if (*f == '.') {
		f++;
		s->prec = count(&f, ap);
	}
	if (*f == 'l') {
		s->islong = 1;
		f++;
	}
	s->conv = (unsigned char)*f;
	return f;
}

/* Print into buf, which has size bytes and always ends with a 0 byte if it
   has any; the length that the whole text would have. */
int
ks_vsnprintf(char *buf, size_t size, const char *fmt, va_list arg)
{
	struct out	 o;
	struct spec	 s;
	va_list		 ap;

	COPY(ap, arg);
	o.buf = buf;
	o.size = size;
	o.n = 0;
	for (; *fmt != '\0'; fmt++) {
		if (*fmt != '%') {
			put(&o, fmt, 1);
			continue;
		}
		fmt = parse(fmt + 1, &s, &ap);
		if (s.conv == '%')
			put(&o, "%", 1);
		else
			convert(&o, &s, &ap);
	}
	if (size > 0)
		buf[o.n < size ? o.n : size - 1] = '\0';
	return (int)o.n;
}
