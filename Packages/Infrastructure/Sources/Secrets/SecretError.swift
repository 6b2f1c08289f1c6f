/// Why a secret could not be had. No text holds what was found.
public enum SecretError: Error, Hashable, Sendable {
    /// The variable is not set, or empty.
    case notInEnvironment(variable: String)
    /// The variable holds what is no secret; `reason` is a clause.
    case environment(variable: String, reason: String)
    /// The command could not be run, failed, or printed nothing; `reason` is a clause.
    case command(reason: String)
    /// The file is missing, empty, or cannot be read; `reason` is a clause.
    case file(path: String, reason: String)
    /// Others than its owner can read the file.
    case exposedFile(path: String)
    /// Nobody said where it comes from.
    case noOrigin
    case cancelled
}

extension SecretError: CustomStringConvertible {
    /// A clause that says what happened, and what to do.
    public var description: String {
        switch self {
        case .notInEnvironment(let variable): "the environment variable \(variable) is not set"
        case .environment(let variable, let reason): "the environment variable \(variable) \(reason)"
        case .command(let reason): "the command for it \(reason)"
        case .file(let path, let reason): "\(path) \(reason)"
        case .exposedFile(let path): "others can read \(path); `chmod 600 \(path)` makes it yours alone"
        case .noOrigin: "nobody said where it comes from"
        case .cancelled: "it was called off"
        }
    }
}
