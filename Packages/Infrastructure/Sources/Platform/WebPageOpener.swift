import Glibc

/// Opens web pages with the desktop's own opener, `xdg-open`.
public enum WebPageOpener {
    /// Starts the opener and goes on without waiting for it. Only http and https are opened: an address that came from
    /// somebody else must not start a program or read a file.
    public static func open(_ address: String) throws(WebPageOpenerError) {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        guard scheme == "http" || scheme == "https", !address.utf8.contains(0) else { throw .notAWebPage }
        var process = pid_t()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        // The opener must neither write into the program's output nor read what is typed for it.
        for descriptor in Int32(0)...2 {
            unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        let result = unsafe withArguments(["xdg-open", address]) { arguments in
            unsafe posix_spawnp(&process, "xdg-open", &actions, nil, arguments, environ)
        }
        guard result == 0 else { throw .noOpener }
    }

    private static func withArguments<Result>(
        _ arguments: [String],
        _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("the buffer holds at least the final nil") }
            return unsafe body(base)
        }
    }
}

/// Why a web page could not be opened.
public enum WebPageOpenerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The address is not one of http or https.
    case notAWebPage
    /// There is no `xdg-open` on this machine.
    case noOpener

    /// A clause for "… could not be opened: …".
    public var description: String {
        switch self {
        case .notAWebPage: "only http and https addresses are opened"
        case .noOpener: "there is no xdg-open on this machine; install xdg-utils, or copy the address"
        }
    }
}
