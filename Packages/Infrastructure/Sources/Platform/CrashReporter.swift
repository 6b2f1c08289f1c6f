import CPlatform
import Glibc

/// Lets a crash of this process leave a file behind, for whoever looks for its cause.
///
/// The file holds what the program said of itself, the time, the signal, the words that were noted last, and the backtrace
/// as names of modules with distances: no argument, no environment, no path and no memory of the process.
public enum CrashReporter {
    /// Watches for SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE and SIGSEGV from now on; only the first call counts. Whoever
    /// handled them before still does, afterwards, and the process ends as it would have.
    ///
    /// - Parameters:
    ///   - folder: Where the file `crash-<time>-<process>.txt` is put; made when there is a crash.
    ///   - header: The first lines of the file.
    public static func install(folder: String, header: [String]) throws(SystemErrorCode) {
        let text = header.reduce(into: "") { $0 += $1 + "\n" }
        guard unsafe cplatform_crash_report_install(folder, text) == 0 else {
            throw SystemErrorCode(rawValue: errno)
        }
    }

    /// Keeps a word for the report of a crash that may come; of many, the last sixteen. It must be a word of the
    /// program's own: of any other sign than letters, digits and `_` nothing is written.
    public static func note(_ word: String) {
        unsafe cplatform_crash_report_note(word)
    }

    /// Forgets every word.
    public static func forgetNotes() {
        cplatform_crash_report_forget_notes()
    }
}
