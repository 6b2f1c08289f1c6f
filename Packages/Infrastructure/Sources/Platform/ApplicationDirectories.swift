import Glibc

/// Where an application keeps its files, by the XDG Base Directory Specification 0.8.
///
/// https://specifications.freedesktop.org/basedir-spec/0.8/
public struct ApplicationDirectories: Equatable, Sendable {
    /// The five purposes the specification knows.
    public enum Purpose: CaseIterable, Sendable {
        /// What a person sets (`XDG_CONFIG_HOME`, otherwise `~/.config`).
        case configuration
        /// What a person would miss (`XDG_DATA_HOME`, otherwise `~/.local/share`).
        case data
        /// What outlives a restart but is not worth a backup: history, logs (`XDG_STATE_HOME`, `~/.local/state`).
        case state
        /// What can be fetched or computed again (`XDG_CACHE_HOME`, otherwise `~/.cache`).
        case cache
        /// Sockets and locks, gone after log-out (`XDG_RUNTIME_DIR`, otherwise a folder in the state folder).
        case runtime
    }

    /// What a person sets.
    public let configuration: String
    /// What a person would miss.
    public let data: String
    /// What outlives a restart but is not worth a backup.
    public let state: String
    /// What can be fetched or computed again.
    public let cache: String
    /// Sockets and locks.
    public let runtime: String

    /// Works the folders out; nothing is made on disk.
    ///
    /// A relative path in an XDG variable is ignored, as the specification demands. A relative path in the override
    /// variable is an error, since ignoring it would touch the very files it was set to keep apart.
    ///
    /// - Parameters:
    ///   - applicationName: the folder's name below each base directory.
    ///   - overrideVariable: an environment variable that, when set and not empty, moves everything into one folder
    ///     with the subfolders config, data, state, cache and runtime.
    ///   - environment: where the variables are looked up.
    ///   - accountHome: asked for the home folder when `HOME` is not set; by default the account database.
    public init(
        applicationName: String,
        overrideVariable: String? = nil,
        environment: ProcessEnvironment,
        accountHome: () -> String? = Self.homeOfAccount
    ) throws(ApplicationDirectoriesError) {
        precondition(
            !applicationName.isEmpty && !applicationName.contains("/") && !applicationName.hasPrefix("."),
            "The application's name becomes the name of a folder."
        )
        if let variable = overrideVariable, let root = environment.nonEmpty(variable) {
            guard PathName.isAbsolute(root) else { throw .overrideIsRelative(variable: variable, value: root) }
            configuration = PathName.join(root, "config")
            data = PathName.join(root, "data")
            state = PathName.join(root, "state")
            cache = PathName.join(root, "cache")
            runtime = PathName.join(root, "runtime")
            return
        }

        func absolute(_ variable: String) -> String? {
            environment.nonEmpty(variable).flatMap { PathName.isAbsolute($0) ? $0 : nil }
        }
        func base(_ variable: String, belowHome fallback: String) throws(ApplicationDirectoriesError) -> String {
            let base: String
            if let value = absolute(variable) {
                base = value
            } else {
                guard let home = absolute("HOME") ?? accountHome(), PathName.isAbsolute(home) else {
                    throw .noHome(overrideVariable: overrideVariable)
                }
                base = PathName.join(home, fallback)
            }
            return PathName.join(base, applicationName)
        }
        configuration = try base("XDG_CONFIG_HOME", belowHome: ".config")
        data = try base("XDG_DATA_HOME", belowHome: ".local/share")
        state = try base("XDG_STATE_HOME", belowHome: ".local/state")
        cache = try base("XDG_CACHE_HOME", belowHome: ".cache")
        runtime =
            absolute("XDG_RUNTIME_DIR").map { PathName.join($0, applicationName) }
            ?? PathName.join(state, "runtime")
    }

    /// The folder for a purpose, which may not exist yet.
    public func path(for purpose: Purpose) -> String {
        switch purpose {
        case .configuration: configuration
        case .data: data
        case .state: state
        case .cache: cache
        case .runtime: runtime
        }
    }

    /// Makes the folder for a purpose, with what is missing above it, open to its owner only, and returns its path.
    ///
    /// Call it when first writing: a program that only reads leaves no folders behind. Folders that exist keep
    /// their permissions.
    @discardableResult
    public func create(_ purpose: Purpose) throws(FileError) -> String {
        let path = path(for: purpose)
        try Folder.create(path)
        return path
    }

    /// The home folder the account database gives for the user this process runs as.
    public static func homeOfAccount() -> String? {
        var buffer = [CChar](repeating: 0, count: 16 * 1024)
        return unsafe buffer.withUnsafeMutableBufferPointer { buffer in
            guard let text = buffer.baseAddress else { return nil }
            var entry = unsafe passwd()
            var found: UnsafeMutablePointer<passwd>?
            let status = unsafe getpwuid_r(getuid(), &entry, text, buffer.count, &found)
            guard status == 0, unsafe found != nil, let home = unsafe entry.pw_dir else { return nil }
            return unsafe String(cString: home)
        }
    }
}
