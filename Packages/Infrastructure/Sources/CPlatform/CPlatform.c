#define _GNU_SOURCE
#include "CPlatform.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

const char *cplatform_error_description(int code) { return strerrordesc_np(code); }

const char *cplatform_error_name(int code) { return strerrorname_np(code); }

// The C library lets the memory of a thread grow by a page at a time, each with a call of the system.
void cplatform_grow_memory_in_large_steps(void) {
    mallopt(M_TOP_PAD, 4 << 20);
    // Setting the one stops the C library from learning the other; this is the most that it would learn.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

// Per signal: the descriptor plus one, so that zero (the initial value) means "not watched".
static atomic_int watched[NSIG];
static struct sigaction previous[NSIG];
static atomic_int handlers_running;

static void report(int signal_number) {
    int saved_errno = errno;
    atomic_fetch_add(&handlers_running, 1);
    int descriptor = atomic_load(&watched[signal_number]) - 1;
    if (descriptor >= 0) {
        unsigned char byte = (unsigned char)signal_number;
        // A full pipe already holds news of this kind; there is nobody to tell about a failure here.
        ssize_t ignored = write(descriptor, &byte, 1);
        (void)ignored;
    }
    atomic_fetch_sub(&handlers_running, 1);
    errno = saved_errno;
}

enum cplatform_watch_result cplatform_watch_signal(int signal_number, int descriptor) {
    if (signal_number <= 0 || signal_number >= NSIG) {
        errno = EINVAL;
        return CPLATFORM_WATCH_FAILED;
    }
    int unwatched = 0;
    if (!atomic_compare_exchange_strong(&watched[signal_number], &unwatched, descriptor + 1)) {
        return CPLATFORM_ALREADY_WATCHED;
    }
    if (sigaction(signal_number, NULL, &previous[signal_number]) != 0) {
        atomic_store(&watched[signal_number], 0);
        return CPLATFORM_WATCH_FAILED;
    }
    if (previous[signal_number].sa_handler == SIG_IGN) {
        atomic_store(&watched[signal_number], 0);
        return CPLATFORM_LEFT_IGNORED;
    }
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = report;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    if (sigaction(signal_number, &action, NULL) != 0) {
        atomic_store(&watched[signal_number], 0);
        return CPLATFORM_WATCH_FAILED;
    }
    return CPLATFORM_WATCHED;
}

void cplatform_unwatch_signal(int signal_number) {
    if (signal_number <= 0 || signal_number >= NSIG || atomic_load(&watched[signal_number]) == 0) {
        return;
    }
    sigaction(signal_number, &previous[signal_number], NULL);
    atomic_store(&watched[signal_number], 0);
    // A handler on another thread may have read the descriptor just before: wait, so that the caller can close it.
    while (atomic_load(&handlers_running) > 0) {
        sched_yield();
    }
}

int cplatform_open_pipe(int *read_end, int *write_end) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) {
        return -1;
    }
    *read_end = ends[0];
    *write_end = ends[1];
    return 0;
}

int cplatform_ignore_broken_pipe(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_IGN;
    sigemptyset(&action.sa_mask);
    return sigaction(SIGPIPE, &action, NULL);
}

// The signal's default action, on this thread, before the call returns: `kill` would let another thread take it later,
// when the terminal may be in use again already.
static void take_default(int signal_number) {
    struct sigaction action, before;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigset_t own, mask;
    sigemptyset(&own);
    sigaddset(&own, signal_number);
    sigaction(signal_number, &action, &before);
    pthread_sigmask(SIG_UNBLOCK, &own, &mask);
    raise(signal_number);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sigaction(signal_number, &before, NULL);
}

static void stop_with(int signal_number, int includes_group) {
    // SIGCONT acts whatever its handler; with the default one the system drops the news of it, so that a watcher hears
    // only of those that come unexpectedly.
    struct sigaction action, before_continue;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    sigaction(SIGCONT, &action, &before_continue);
    if (includes_group) {
        struct sigaction before;
        action.sa_handler = SIG_IGN;
        sigaction(signal_number, &action, &before);
        kill(0, signal_number);
        sigaction(signal_number, &before, NULL);
    }
    take_default(signal_number);
    sigaction(SIGCONT, &before_continue, NULL);
}

void cplatform_stop_job(void) { stop_with(SIGTSTP, 1); }

void cplatform_stop_in_background(void) { stop_with(SIGTTOU, 0); }
