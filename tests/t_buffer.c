/* t_buffer.c - memory, files and file systems of benchmarks */

#include "compat.h"

#include <errno.h>
#include <fcntl.h>

#include "bench.h"
#include "host/buffer.h"
#include "host/datafile.h"
#include "host/host.h"
#include "check.h"

#define NAME	"t_buffer.file"

static struct ks_round r;

static int
all(const unsigned long *p, size_t bytes, unsigned long value)
{
	for (; bytes >= sizeof *p; bytes -= sizeof *p)
		if (*p++ != value)
			return 0;
	return 1;
}

static void
buffers(void)
{
	struct ks_buffer	b;
	size_t			page = ks_pagesize();
	int			got;

	r.memory = 1UL << 20;
	CHECK(ks_memory_for(&r, 1, 1UL << 20) == 0);
	CHECK(ks_memory_for(&r, 2, 1UL << 19) == 0);
	CHECK(r.why[0] == '\0');
	CHECK(ks_memory_for(&r, 2, (1UL << 19) + 1) == KS_SKIP);
	CHECK(strstr(r.why, "1024K") != NULL);
	CHECK(ks_memory_for(&r, 3, (unsigned long)-1) == KS_SKIP);

	CHECK(ks_buffer(&b, 3 * page + 8, 0x1234) == 0);
	CHECK((size_t)b.at % page == 0 && b.size == 3 * page + 8);
	CHECK(all((unsigned long *)(void *)b.at, b.size, 0x1234));
	ks_buffer_free(&b);
	CHECK(b.at == NULL);
	ks_buffer_free(&b);
	CHECK(ks_buffer(&b, (size_t)-1, 0) == -1 && errno == ENOMEM);

	r.why[0] = '\0';
	got = ks_buffer_large(&r, &b, 1UL << 20, 7);
	CHECK(got == 0 || (got == KS_SKIP && r.why[0] != '\0'));
	if (got == 0) {
		CHECK((size_t)b.at % page == 0);
		CHECK(all((unsigned long *)(void *)b.at, b.size, 7));
		ks_buffer_free(&b);
	} else
		printf("%s\n", r.why);
}

static void
files(void)
{
	static unsigned long	word[3000];
	size_t			size = sizeof word;
	char			*map;
	int			fd;

	(void)unlink(NAME);
	fd = ks_data_file(&r, NAME, (unsigned long)size, 9);
	CHECK(fd >= 0);
	CHECK(read(fd, word, size) == (int)size && all(word, size, 9));
	CHECK(read(fd, word, 1) == 0);
	CHECK(ks_data_file(&r, NAME, 512, 9) == -1 && errno == EEXIST);
	if (ks_can_map(&r, fd, size, 1) == 0) {
		map = ks_map(fd, size, 0);
		CHECK(map != NULL && all((unsigned long *)(void *)map, size,
		    9));
		CHECK(ks_unmap(map, size) == 0);
	} else
		printf("%s\n", r.why);
	CHECK(ks_map(-1, size, 0) == NULL);
	(void)close(fd);
	(void)unlink(NAME);
	CHECK(ks_data_file(&r, NAME, (1UL << 20) + 1, 0) == KS_DATA_SKIP);
	CHECK(access(NAME, F_OK) == -1);
}

static void
file_systems(void)
{
	struct ks_fs fs;

	CHECK(ks_fsinfo("/no/such/directory", &fs) == -1);
	CHECK(fs.type[0] == '\0' && fs.options[0] == '\0');
	if (ks_fsinfo(".", &fs) == 0) {
		CHECK(fs.type[0] != '\0');
		printf("this is on %s (%s)\n", fs.type, fs.options);
	} else {
		CHECK(fs.type[0] == '\0');
		printf("this host tells no file system's type\n");
	}
}

int
main(void)
{
	buffers();
	files();
	file_systems();
	return check_status();
}
