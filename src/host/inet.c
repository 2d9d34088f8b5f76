/* inet.c - which Internet Protocol a round asks for, and whether it is there */

#include "compat.h"

#include <errno.h>

#include "bench.h"
#include "host/io.h"
#include "host/loopback.h"

/* The version that a round's point asks for with family=6, or 4. */
int
ks_version(const struct ks_round *r)
{
	return ks_has_param(r, "family") ? (int)ks_number(r, "family") : 4;
}

/* A call failed: KS_SKIP if that means that this host does not have the
   protocol or the interface, else -1; with the reason noted. */
int
ks_no_loopback(struct ks_round *r, int version, const char *call)
{
	switch (errno) {
	case EAFNOSUPPORT:
	case EPROTONOSUPPORT:
		return ks_why(r, KS_SKIP,
		    version == 4 ? "no TCP/IP" : "no IPv6");
	case EADDRNOTAVAIL:
	case ENETDOWN:
	case ENETUNREACH:
		return ks_why(r, KS_SKIP, version == 4 ?
		    "no loopback interface" :
		    "no IPv6 on the loopback interface");
	default:
		return ks_failed(r, call);
	}
}
