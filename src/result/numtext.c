/* numtext.c - a number as a reader of results likes it */

#include "compat.h"

#include <ctype.h>

#include "result/result.h"

#define DIGITS	7

/* Take the digits of "-4.123000e+02" into buf: how many there are without
   zeros at the end, at least one. */
static int
digits(const char *text, char *buf)
{
	int	n = 0;

	for (; *text != 'e'; text++)
		if (isdigit((unsigned char)*text))
			buf[n++] = *text;
	while (n > 1 && buf[n - 1] == '0')
		n--;
	buf[n] = '\0';
	return n;
}

/* Write n digits, the first of which counts 10^exp, as a plain number. */
static void
plain(char *buf, const char *digit, int n, int exp)
{
	int	i;

	if (exp < 0) {
		*buf++ = '0';
		*buf++ = '.';
		for (i = exp + 1; i < 0; i++)
			*buf++ = '0';
	}
	for (i = 0; i < n || i <= exp; i++) {
		*buf++ = i < n ? digit[i] : '0';
		if (i == exp && i + 1 < n)
			*buf++ = '.';
	}
	*buf = '\0';
}

/* A number in at most seven significant digits, plain where it lies within
   10^-9 and 10^15, else with an exponent.  buf, of KS_NUMBER bytes. */
char *
ks_number_text(char *buf, double x)
{
	char	text[KS_NUMBER], digit[DIGITS + 1];
	int	n, exp;

	sprintf(text, "%.*e", DIGITS - 1, x);
	if (strchr(text, 'e') == NULL)		/* no number */
		return strcpy(buf, text);
	n = digits(text, digit);
	exp = atoi(strchr(text, 'e') + 1);
	if (exp < -9 || exp >= 15)
		sprintf(buf, "%.*g", DIGITS, x);
	else if (x < 0) {
		buf[0] = '-';
		plain(buf + 1, digit, n, exp);
	} else
		plain(buf, digit, n, exp);
	return buf;
}
