public import Domain

/// Keeps the sources that a person set up.
///
/// Every implementation passes `SourceStoreContract` of the `BoundaryContracts` target.
public protocol SourceStore: Sendable {
    /// Every source, in the order of their names.
    func sources() async throws(SourceStoreError) -> [SourceConfiguration]

    /// Keeps a new source, with its secret if PetSave is to keep that too (``SecretOrigin/kept``); `false`, and nothing
    /// kept, when its name is taken.
    func add(_ source: SourceConfiguration, secret: String?) async throws(SourceStoreError) -> Bool

    /// Switches a source on or off; `false` when there is none of that name.
    func setEnabled(_ isEnabled: Bool, source: SourceName) async throws(SourceStoreError) -> Bool

    /// Forgets a source, and the secret that was kept for it; `false` when there is none of that name.
    func remove(_ source: SourceName) async throws(SourceStoreError) -> Bool

    /// Where they are kept: a file's path.
    var location: String { get }
}

/// Why sources could not be read or kept.
public enum SourceStoreError: Error, Hashable, Sendable {
    /// The file is not what it should be; `reason` says where and why.
    case unreadable(location: String, reason: String)
    case cannotWrite(location: String, reason: String)
}

extension SourceStoreError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(let location, let reason):
            "The sources in \(location) cannot be read: \(reason). Mend the file, or move it away."
        case .cannotWrite(let location, let reason):
            "The sources in \(location) cannot be written: \(reason). Nothing was changed."
        }
    }
}
