/* prefix.c - what a round is run under */

#include "compat.h"

#include "harness/prefix.h"

#define NAME	"kernstone"

static int
is_program(const char *word)
{
	const char *slash = strrchr(word, '/');

	return strncmp(slash != NULL ? slash + 1 : word, NAME,
	    strlen(NAME)) == 0;
}

int
ks_prefix_split(struct ks_prefix *p, const char *text, char *err,
    size_t size)
{
	char *word;

	memset(p, 0, sizeof *p);
	if (strlen(text) >= sizeof p->text) {
		snprintf(err, size, "a prefix of over %d characters: "
		    "'%.40s...'", KS_PREFIXTEXT - 1, text);
		return -1;
	}
	strcpy(p->text, text);
	for (word = strtok(p->text, " \t\n"); word != NULL;
	    word = strtok(NULL, " \t\n")) {
		if (p->n == KS_PREFIXWORDS) {
			snprintf(err, size, "a prefix of over %d words: "
			    "'%.40s...'", KS_PREFIXWORDS, text);
			return -1;
		}
		p->word[p->n++] = word;
	}
	p->program = p->n > 0 && is_program(p->word[p->n - 1]);
	return 0;
}
