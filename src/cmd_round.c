/* cmd_round.c - kernstone _round: what a run executes for each round */

#include "compat.h"

#include "harness/round.h"
#include "opt.h"

extern const struct ks_cmd ks_cmd__round;

static const struct ks_opt opts[] = {
	{ 0, NULL, NULL, NULL }
};

const struct ks_cmd ks_cmd__round = {
	"_round",			/* name */
	"KEY=VALUE...",			/* args */
	NULL,				/* what */
	opts,				/* opts */
	ks_round_main			/* run */
};
