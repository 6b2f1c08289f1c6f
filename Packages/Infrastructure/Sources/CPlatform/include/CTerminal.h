#ifndef CPLATFORM_CTERMINAL_H
#define CPLATFORM_CTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

/// How a terminal's line discipline is set, with its size fixed by this library rather than by who reads it.
struct cplatform_terminal_settings {
    unsigned char bytes[128];
};

/// Reads the settings of the terminal behind `descriptor`. Returns 0, or -1 with `errno`.
int cplatform_terminal_read_settings(int descriptor, struct cplatform_terminal_settings *settings);

/// The same settings, but with every byte passed on at once, unchanged, and none echoed or made a signal.
void cplatform_terminal_make_raw(struct cplatform_terminal_settings *settings);

/// Puts settings in force without waiting for output. Does nothing in a background job, whose terminal is somebody
/// else's at the moment, and then fails with EPERM; the job is not stopped. Returns 0, or -1 with `errno`.
int cplatform_terminal_write_settings(int descriptor, const struct cplatform_terminal_settings *settings);

/// Whether this process may use the terminal behind `descriptor` now: 1 also when it is not the controlling terminal,
/// which has no jobs.
int cplatform_terminal_is_ours(int descriptor);

/// Opens the terminal behind `descriptor` anew, non-blocking and for reading and writing, so that the mode of the
/// description that other processes share is left alone. Returns a descriptor, or -1 with `errno`.
int cplatform_terminal_reopen(int descriptor);

/// The pixels of the terminal's window; 0 where it does not tell.
void cplatform_terminal_pixels(int descriptor, int *width, int *height);

/// Where standard error goes while it is kept back: both -1 when it is not.
struct cplatform_kept_errors {
    /// Holds what was written.
    int text;
    /// Where it would have gone.
    int original;
};

/// Whether standard error is the terminal behind `descriptor`.
int cplatform_terminal_has_errors(int descriptor);

/// Keeps back what this process writes to standard error, such as the runtime's last words before it crashes, which
/// would be lost with the alternate screen. Where that fails nothing is kept.
struct cplatform_kept_errors cplatform_keep_errors(void);

/// Writes what was kept where it would have gone, and keeps nothing more. Async-signal-safe.
void cplatform_let_errors_go(struct cplatform_kept_errors kept);

/// How many bytes of a leave sequence a guard can hold.
enum { CPLATFORM_LEAVE_CAPACITY = 512 };

/// Claims a guard: what is armed with it is restored if this process crashes or calls `exit`. Returns its number, or -1
/// with `errno` (ENOSPC: all are in use).
int cplatform_guard_claim(void);

/// Arms a guard, or replaces what it is armed with: on a crash `leave` is written to `descriptor`, and `settings` are put
/// in force, and what `errors` kept is written. Returns 0, or -1 with `errno` (EMSGSIZE: too long; ECANCELED: the process is crashing or exiting).
int cplatform_guard_arm(
    int guard,
    int descriptor,
    const unsigned char *leave,
    size_t length,
    const struct cplatform_terminal_settings *settings,
    struct cplatform_kept_errors errors
);

/// Disarms a guard, which stays claimed. Returns 0, or -1 when it has restored the terminal already.
int cplatform_guard_disarm(int guard);

/// Gives a guard back.
void cplatform_guard_release(int guard);

/// `write`, but not once the guard has restored the terminal: then -1 with ECANCELED.
ssize_t cplatform_guard_write(int guard, int descriptor, const void *bytes, size_t length);

#endif
