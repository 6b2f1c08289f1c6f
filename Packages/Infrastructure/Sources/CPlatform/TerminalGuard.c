#define _GNU_SOURCE
#include "CTerminal.h"
#include "SignalChain.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// What a crash handler may use is prepared while the program is well: plain memory, and functions that POSIX lists as
// async-signal-safe (write, dup2, close, tcsetattr, tcgetpgrp, getpgrp, sigaction, raise), or that are one system call on
// Linux (nanosleep, pread).
//
// A guard has two copies of what it is armed with, and its state says which one counts. Arming writes to the other copy
// and then changes the state in one step, which fails if a handler has taken the guard meanwhile; so no handler reads a
// copy that is being written, and each guard is restored once.

enum { GUARDS = 16 };

enum guard_state {
    GUARD_FREE,
    GUARD_DISARMED,
    GUARD_ARMED_FIRST,
    GUARD_ARMED_SECOND,
    // A handler has restored the terminal, or is about to.
    GUARD_TAKEN,
};

struct guard_copy {
    int descriptor;
    size_t length;
    unsigned char leave[CPLATFORM_LEAVE_CAPACITY];
    struct cplatform_terminal_settings settings;
    struct cplatform_kept_errors errors;
};

struct guard {
    atomic_int state;
    // How many threads are within cplatform_guard_write.
    atomic_int writers;
    struct guard_copy copies[2];
};

static struct guard guards[GUARDS];

// For arming and disarming, never taken by a handler.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int claimed;
static int exit_hook_is_set;

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[CRASH_SIGNALS];

static void pause_for_a_millisecond(void) {
    struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
}

// At most 50 ms: the thread that crashed can be the one that writes.
static void wait_for_writers(struct guard *guard) {
    for (int round = 0; round < 50 && atomic_load(&guard->writers) > 0; round++) {
        pause_for_a_millisecond();
    }
}

static void restore_copy(const struct guard_copy *copy) {
    if (!cplatform_terminal_is_ours(copy->descriptor)) {
        cplatform_let_errors_go(copy->errors);
        return;
    }
    size_t written = 0;
    // A terminal that takes nothing more for 200 ms is given up; its settings are restored all the same.
    for (int round = 0; written < copy->length && round < 200;) {
        ssize_t count = write(copy->descriptor, copy->leave + written, copy->length - written);
        if (count > 0) {
            written += (size_t)count;
        } else if (count < 0 && errno == EAGAIN) {
            round++;
            pause_for_a_millisecond();
        } else if (count == 0 || errno != EINTR) {
            break;
        }
    }
    cplatform_terminal_write_settings(copy->descriptor, &copy->settings);
    cplatform_let_errors_go(copy->errors);
}

static void restore_all(void) {
    for (int index = 0; index < GUARDS; index++) {
        struct guard *guard = &guards[index];
        int state = atomic_load(&guard->state);
        while (state == GUARD_ARMED_FIRST || state == GUARD_ARMED_SECOND) {
            if (atomic_compare_exchange_weak(&guard->state, &state, GUARD_TAKEN)) {
                wait_for_writers(guard);
                restore_copy(&guard->copies[state == GUARD_ARMED_SECOND]);
                break;
            }
        }
    }
}

static void handle_crash(int signal_number, siginfo_t *information, void *context) {
    int saved_errno = errno;
    restore_all();
    int index = 0;
    while (index < CRASH_SIGNALS && crash_signals[index] != signal_number) {
        index++;
    }
    errno = saved_errno;
    if (index < CRASH_SIGNALS) {
        cplatform_hand_on_crash(signal_number, information, context, &previous[index]);
    }
}

// A thread that overflowed its stack has no room for a handler. The thread that claims a guard gets another stack here, if
// it has none. A stack is a thread's own matter, and others come and go as the runtime likes: an overflow on one of them
// ends the process without a restored screen.
static void provide_signal_stack(void) {
    static unsigned char memory[64 * 1024];
    static int is_used;
    stack_t current;
    if (is_used || sigaltstack(NULL, &current) != 0 || (current.ss_flags & SS_DISABLE) == 0) {
        return;
    }
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = memory;
    stack.ss_size = sizeof memory;
    is_used = sigaltstack(&stack, NULL) == 0;
}

static void install_handlers(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = handle_crash;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (int index = 0; index < CRASH_SIGNALS; index++) {
        sigaction(crash_signals[index], NULL, &previous[index]);
        sigaction(crash_signals[index], &action, NULL);
    }
}

static void remove_handlers(void) {
    for (int index = 0; index < CRASH_SIGNALS; index++) {
        struct sigaction current;
        sigaction(crash_signals[index], NULL, &current);
        // Somebody may have put another handler in front since; it is left alone.
        if ((current.sa_flags & SA_SIGINFO) != 0 && current.sa_sigaction == handle_crash) {
            sigaction(crash_signals[index], &previous[index], NULL);
        }
    }
}

int cplatform_guard_claim(void) {
    pthread_mutex_lock(&lock);
    int result = -1;
    for (int index = 0; index < GUARDS && result < 0; index++) {
        int state = GUARD_FREE;
        if (atomic_compare_exchange_strong(&guards[index].state, &state, GUARD_DISARMED)) {
            result = index;
        }
    }
    if (result >= 0) {
        if (claimed == 0) {
            provide_signal_stack();
            install_handlers();
        }
        claimed++;
        if (!exit_hook_is_set) {
            exit_hook_is_set = atexit(restore_all) == 0;
        }
    }
    pthread_mutex_unlock(&lock);
    if (result < 0) {
        errno = ENOSPC;
    }
    return result;
}

int cplatform_guard_arm(
    int number,
    int descriptor,
    const unsigned char *leave,
    size_t length,
    const struct cplatform_terminal_settings *settings,
    struct cplatform_kept_errors errors
) {
    if (length > CPLATFORM_LEAVE_CAPACITY) {
        errno = EMSGSIZE;
        return -1;
    }
    struct guard *guard = &guards[number];
    pthread_mutex_lock(&lock);
    int state = atomic_load(&guard->state);
    int is_armed = 0;
    if (state != GUARD_TAKEN && state != GUARD_FREE) {
        int next = state == GUARD_ARMED_FIRST ? GUARD_ARMED_SECOND : GUARD_ARMED_FIRST;
        struct guard_copy *copy = &guard->copies[next == GUARD_ARMED_SECOND];
        copy->descriptor = descriptor;
        copy->length = length;
        memcpy(copy->leave, leave, length);
        copy->settings = *settings;
        copy->errors = errors;
        is_armed = atomic_compare_exchange_strong(&guard->state, &state, next);
    }
    pthread_mutex_unlock(&lock);
    if (!is_armed) {
        errno = ECANCELED;
        return -1;
    }
    return 0;
}

int cplatform_guard_disarm(int number) {
    struct guard *guard = &guards[number];
    int state = atomic_load(&guard->state);
    while (state == GUARD_ARMED_FIRST || state == GUARD_ARMED_SECOND) {
        if (atomic_compare_exchange_weak(&guard->state, &state, GUARD_DISARMED)) {
            return 0;
        }
    }
    return state == GUARD_DISARMED ? 0 : -1;
}

void cplatform_guard_release(int number) {
    pthread_mutex_lock(&lock);
    if (cplatform_guard_disarm(number) == 0 && atomic_load(&guards[number].state) == GUARD_DISARMED) {
        if (--claimed == 0) {
            remove_handlers();
        }
        atomic_store(&guards[number].state, GUARD_FREE);
    }
    pthread_mutex_unlock(&lock);
}

ssize_t cplatform_guard_write(int number, int descriptor, const void *bytes, size_t length) {
    struct guard *guard = &guards[number];
    atomic_fetch_add(&guard->writers, 1);
    ssize_t result = -1;
    int code = ECANCELED;
    if (atomic_load(&guard->state) != GUARD_TAKEN) {
        result = write(descriptor, bytes, length);
        code = errno;
    }
    atomic_fetch_sub(&guard->writers, 1);
    errno = code;
    return result;
}
