public import Secrets

/// What a person settled about a service, and the folder that is the service's own.
public struct AnalyticsServicePlan: Hashable, Sendable {
    /// Whether it gets events, once analytics is on.
    public var isEnabled: Bool
    /// Which events it gets.
    public var events: EventSelection
    /// The address to send to.
    public var url: String?
    /// Where the key for that address comes from.
    public var key: KeyOrigin?
    /// A folder for what the service keeps until it is sent; nothing of it outlives the person's consent.
    public var folder: String

    /// Where a key comes from. It is never in the settings themselves.
    public enum KeyOrigin: Hashable, Sendable {
        /// The first line that a command prints.
        case command(String)
        /// An environment variable.
        case environment(String)
        /// The first line of a file that only the person can read.
        case file(path: String)
    }

    /// The key, read anew; `nil` where none is settled.
    public func secret(from reader: SecretReader) async throws(SecretError) -> Secret? {
        switch key {
        case .command(let line): try await reader.secret(printedBy: line)
        case .environment(let variable): try reader.secret(inVariable: variable)
        case .file(let path): try reader.secret(inFile: path)
        case nil: nil
        }
    }

    /// Tells this installation from others, for this service alone.
    public var identifier: InstallationIdentifier { InstallationIdentifier(folder: folder) }

    /// Where the service's queue is.
    public var queuePath: String { folder + "/queue" }
}
