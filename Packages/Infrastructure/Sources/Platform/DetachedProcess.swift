import CPlatform
import Glibc

/// A program that goes on by itself after this process has ended, and that nobody waits for.
public enum DetachedProcess {
    /// The program that this process runs, wherever it was started from; `nil` if it cannot be told any more.
    public static var ownExecutable: String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0, count < buffer.count else { return nil }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // A program that was replaced while it runs would be started as another one.
        return path.hasSuffix(" (deleted)") ? nil : path
    }

    /// Starts a program in a session of its own, so that neither the end of this terminal nor Ctrl+C reaches it, with
    /// nothing to read and nobody to write to, in the root folder, which no one will want to unmount.
    ///
    /// This process does not learn how it ends.
    ///
    /// - Parameters:
    ///   - executable: Its path.
    ///   - environment: All of its variables.
    public static func start(
        _ executable: String,
        arguments: [String],
        environment: ProcessEnvironment
    ) throws(SystemErrorCode) {
        var words = unsafe ([executable] + arguments).map { unsafe strdup($0) } + [nil]
        var variables =
            unsafe environment.dictionary.sorted { $0.key < $1.key }
            .map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        let failure = unsafe cplatform_start_detached(executable, &words, &variables)
        guard failure == 0 else { throw SystemErrorCode(rawValue: failure) }
    }
}
