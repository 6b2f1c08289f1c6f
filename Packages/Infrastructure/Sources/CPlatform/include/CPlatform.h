#ifndef CPLATFORM_H
#define CPLATFORM_H

#include "CCrashReport.h"
#include "CDetachedProcess.h"
#include "CTerminal.h"

/// The text for an error number, from glibc's constant table (`strerror` shares one buffer between threads).
/// NULL for a number the table does not know.
const char *cplatform_error_description(int code);

/// The constant's name for an error number, such as "ENOENT"; NULL for an unknown number.
const char *cplatform_error_name(int code);

/// Has the memory of each thread grow by megabytes instead of pages. What is not used of them costs nothing.
void cplatform_grow_memory_in_large_steps(void);

/// What `cplatform_watch_signal` found.
enum cplatform_watch_result {
    /// The handler is in place.
    CPLATFORM_WATCHED = 0,
    /// The parent process asked for this signal to be ignored (`nohup`), and it stays so.
    CPLATFORM_LEFT_IGNORED = 1,
    /// Somebody in this process watches it already.
    CPLATFORM_ALREADY_WATCHED = 2,
    /// The system refused; `errno` tells why.
    CPLATFORM_WATCH_FAILED = 3,
};

/// Installs a handler that writes the signal's number as one byte to `descriptor`, which must be non-blocking.
/// It lives in C because a signal handler may call nothing that allocates, locks or initialises lazily.
enum cplatform_watch_result cplatform_watch_signal(int signal_number, int descriptor);

/// Puts back the handler that was there before, and returns only when no handler can still use the descriptor.
void cplatform_unwatch_signal(int signal_number);

/// Opens a non-blocking pipe that child processes do not inherit. Returns 0, or -1 with `errno`.
int cplatform_open_pipe(int *read_end, int *write_end);

/// Lets `write` to a closed pipe fail with EPIPE instead of ending the process. Returns 0, or -1 with `errno`.
int cplatform_ignore_broken_pipe(void);

/// Stops this process and the others of its group as Ctrl-Z does by default, and returns when it is continued, or at once
/// where nobody could continue it (an orphaned group). No watcher of SIGTSTP or SIGCONT hears of it.
void cplatform_stop_job(void);

/// Stops this process as the system stops a background job that writes to its terminal (SIGTTOU); returns when it is
/// continued, or at once where nobody could continue it.
void cplatform_stop_in_background(void);

#endif
