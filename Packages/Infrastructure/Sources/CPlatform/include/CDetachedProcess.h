#ifndef CDETACHEDPROCESS_H
#define CDETACHEDPROCESS_H

/// Starts a program in a session of its own and in the root folder, its streams on /dev/null, every other descriptor
/// closed, and every signal as it is by default. Both lists end with NULL. Returns 0, or an error number.
///
/// It lives in C because the calls for the folder, the descriptors and the session are GNU extensions, which the module
/// map of the C library leaves out.
int cplatform_start_detached(const char *executable, char *const arguments[], char *const environment[]);

#endif
