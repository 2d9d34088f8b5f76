/* cmd_run.c - kernstone run: measure */

#include "compat.h"

#include <errno.h>
#include <signal.h>

#include "bench.h"
#include "clock/clock.h"
#include "harness/child.h"
#include "harness/order.h"
#include "harness/outfile.h"
#include "harness/plan.h"
#include "harness/resume.h"
#include "harness/run.h"
#include "host/host.h"
#include "report/report.h"
#include "result/result.h"
#include "runopts.h"
#include "util.h"

extern
