/* init.c - the first process of an emulated machine: makes it fit for a
   program, runs "/bin/sh /rc", and turns it off */

#include <sys/types.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/wait.h>
#include <fcntl.h>
#include <net/if.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Up, it has its address. */
static void
loopback(void)
{
	struct ifreq	ifr;
	int		fd = socket(AF_INET, SOCK_DGRAM, 0);

	memset(&ifr, 0, sizeof ifr);
	strcpy(ifr.ifr_name, "lo");
	ifr.ifr_flags = IFF_UP;
	if (ioctl(fd, SIOCSIFFLAGS, &ifr) != 0)
		perror("lo");
	close(fd);
}

static void
files(void)
{
	mkdir("/dev", 0755);
	mknod("/dev/null", S_IFCHR | 0666, makedev(1, 3));
	mknod("/dev/zero", S_IFCHR | 0666, makedev(1, 5));
	mkdir("/tmp", 0777);
	mkdir("/proc", 0555);
	if (mount("none", "/proc", "proc", 0, NULL) != 0)
		perror("/proc");
}

int
main(void)
{
	char	*host = getenv("host");	/* as the kernel was told */
	pid_t	pid;
	int	status;

	if (host != NULL)
		sethostname(host, strlen(host));
	umask(0);
	files();
	loopback();
	setenv("PATH", "/bin", 1);
	pid = fork();
	if (pid == 0) {
		chdir("/tmp");
		execl("/bin/sh", "sh", "/rc", (char *)0);
		perror("/bin/sh");
		_exit(127);
	}
	while (waitpid(-1, &status, 0) != pid)
		;
	printf("status %d\nmachine is done\n", status >> 8);
	fflush(stdout);
	sync();
	sleep(1);
	reboot(RB_POWER_OFF);
	for (;;)
		pause();
}
