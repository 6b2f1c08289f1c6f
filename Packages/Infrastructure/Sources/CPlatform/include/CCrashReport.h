#ifndef CCRASHREPORT_H
#define CCRASHREPORT_H

/// Lets a crash of this process (SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV) leave a file
/// `<folder>/crash-<time>-<process>.txt` with the signal, the backtrace and the notes; after that everything goes as if
/// this had never been called: whoever handled the signal before gets it, or it ends the process.
///
/// `header` are lines that begin the file. The folder, with what is missing above it, is made when there is a crash.
/// Returns 0, or -1 with `errno` when a text is too long or a handler cannot be installed. Only the first call counts.
///
/// It lives in C because a signal handler may call nothing that allocates, locks or initialises lazily.
int cplatform_crash_report_install(const char *folder, const char *header);

/// Keeps a word for the report of a crash that may come; the last sixteen are kept. Only letters, digits and `_` of it
/// are written, and no more than 47 bytes.
void cplatform_crash_report_note(const char *word);

/// Forgets every note.
void cplatform_crash_report_forget_notes(void);

#endif
