#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

_Static_assert(
    sizeof(struct termios) <= sizeof(struct cplatform_terminal_settings),
    "The settings of a terminal have to fit."
);

int cplatform_terminal_read_settings(int descriptor, struct cplatform_terminal_settings *settings) {
    struct termios native;
    if (tcgetattr(descriptor, &native) != 0) {
        return -1;
    }
    memset(settings, 0, sizeof *settings);
    memcpy(settings->bytes, &native, sizeof native);
    return 0;
}

void cplatform_terminal_make_raw(struct cplatform_terminal_settings *settings) {
    struct termios native;
    memcpy(&native, settings->bytes, sizeof native);
    cfmakeraw(&native);
    native.c_cc[VMIN] = 1;
    native.c_cc[VTIME] = 0;
    memcpy(settings->bytes, &native, sizeof native);
}

int cplatform_terminal_is_ours(int descriptor) {
    pid_t foreground = tcgetpgrp(descriptor);
    return foreground == -1 || foreground == getpgrp();
}

// Called from signal handlers too: every function in it is on POSIX's list of async-signal-safe ones but
// pthread_sigmask, which Linux makes one system call (signal-safety(7) lists it).
int cplatform_terminal_write_settings(int descriptor, const struct cplatform_terminal_settings *settings) {
    struct termios native;
    memcpy(&native, settings->bytes, sizeof native);
    // Between the check and the call the job can be put into the background. Setting a terminal from there stops the
    // job, unless SIGTTOU is blocked in this thread.
    sigset_t blocked, before;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    int result = -1;
    int code = EPERM;
    if (cplatform_terminal_is_ours(descriptor)) {
        do {
            result = tcsetattr(descriptor, TCSANOW, &native);
            code = errno;
        } while (result != 0 && code == EINTR);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = code;
    return result;
}

int cplatform_terminal_reopen(int descriptor) {
    const int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
    // After `su` the terminal's own file belongs to somebody else, but /dev/tty is everybody's.
    if (tcgetsid(descriptor) == getsid(0)) {
        int controlling = open("/dev/tty", flags);
        if (controlling >= 0) {
            return controlling;
        }
    }
    char path[32];
    snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
    return open(path, flags);
}

void cplatform_terminal_pixels(int descriptor, int *width, int *height) {
    struct winsize size;
    memset(&size, 0, sizeof size);
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) {
        size.ws_xpixel = size.ws_ypixel = 0;
    }
    *width = size.ws_xpixel;
    *height = size.ws_ypixel;
}

int cplatform_terminal_has_errors(int descriptor) {
    struct stat terminal, errors;
    return fstat(descriptor, &terminal) == 0 && fstat(STDERR_FILENO, &errors) == 0 && S_ISCHR(errors.st_mode)
        && terminal.st_rdev == errors.st_rdev;
}

struct cplatform_kept_errors cplatform_keep_errors(void) {
    struct cplatform_kept_errors kept = {-1, -1};
    kept.original = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    kept.text = memfd_create("standard error", MFD_CLOEXEC);
    if (kept.original < 0 || kept.text < 0 || dup2(kept.text, STDERR_FILENO) < 0) {
        close(kept.original);
        close(kept.text);
        kept.original = kept.text = -1;
    }
    return kept;
}

// pread is not on POSIX's list of async-signal-safe functions of 2008, but is one system call on Linux, as read is.
void cplatform_let_errors_go(struct cplatform_kept_errors kept) {
    if (kept.text < 0) {
        return;
    }
    dup2(kept.original, STDERR_FILENO);
    char bytes[1024];
    off_t position = 0;
    ssize_t count;
    while ((count = pread(kept.text, bytes, sizeof bytes, position)) > 0) {
        ssize_t written = write(kept.original, bytes, (size_t)count);
        if (written <= 0) {
            break;
        }
        position += written;
    }
    close(kept.original);
    close(kept.text);
}
