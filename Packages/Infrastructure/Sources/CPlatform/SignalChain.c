#define _GNU_SOURCE
#include "SignalChain.h"

#include <errno.h>
#include <pthread.h>

static int is_default(const struct sigaction *action) {
    return (action->sa_flags & SA_SIGINFO) == 0 && (action->sa_handler == SIG_DFL || action->sa_handler == SIG_IGN);
}

// What the processor raised at a memory access is raised again by returning, with all that is known about it. What a
// process sent, and a breakpoint, behind which execution would go on, has to be sent again, and arrives on return.
static void repeat(int signal_number, const siginfo_t *information) {
    if (information->si_code <= 0 || signal_number == SIGTRAP) {
        raise(signal_number);
    }
}

void cplatform_hand_on_crash(int signal_number, siginfo_t *information, void *context, const struct sigaction *before) {
    int saved_errno = errno;
    sigaction(signal_number, before, NULL);
    if (is_default(before)) {
        repeat(signal_number, information);
        errno = saved_errno;
        return;
    }
    sigset_t mask = before->sa_mask;
    if ((before->sa_flags & SA_NODEFER) == 0) {
        sigaddset(&mask, signal_number);
        pthread_sigmask(SIG_BLOCK, &mask, NULL);
    } else {
        pthread_sigmask(SIG_BLOCK, &mask, NULL);
        sigset_t own;
        sigemptyset(&own);
        sigaddset(&own, signal_number);
        pthread_sigmask(SIG_UNBLOCK, &own, NULL);
    }
    errno = saved_errno;
    if ((before->sa_flags & SA_SIGINFO) != 0) {
        before->sa_sigaction(signal_number, information, context);
    } else {
        before->sa_handler(signal_number);
    }
    // The Swift runtime's handler reports, puts the default back and returns, since the processor will raise the signal
    // once more. What a process sent nobody raises again, and the program would go on without its terminal.
    struct sigaction current;
    sigaction(signal_number, NULL, &current);
    if (is_default(&current)) {
        repeat(signal_number, information);
    }
}
