/* check.h - for unit tests: CHECK(cond) says what failed and goes on;
   return check_status() from main */

#ifndef CHECK_H
#define CHECK_H

static int check_count, check_failed;

#define CHECK(cond) check_that((cond) != 0, #cond, __FILE__, __LINE__)
/* a and b differ by at most e */
#define NEAR(a, b, e) \
	check_near((double)(a), (double)(b), (double)(e), #a, __FILE__, \
	    __LINE__)

static int
check_that(int ok, const char *what, const char *file, int line)
{
	check_count++;
	if (!ok) {
		check_failed++;
		printf("%s:%d: %s\n", file, line, what);
	}
	return ok;
}

static int
check_near(double a, double b, double e, const char *what, const char *file,
    int line)
{
	int ok = a - b <= e && b - a <= e;

	if (!ok)
		printf("%s:%d: %s is %.9g, not %.9g\n", file, line, what, a,
		    b);
	return check_that(ok, what, file, line);
}

static int
check_status(void)
{
	(void)check_near;
	printf("%d checks, %d failed\n", check_count, check_failed);
	return check_count == 0 || check_failed != 0;
}

#endif
