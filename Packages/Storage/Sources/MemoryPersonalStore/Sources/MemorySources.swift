public import Boundaries
public import Domain

/// Keeps sources, and the secrets that are kept with them, for as long as it lives.
public actor MemorySources: SourceStore {
    private var sources: [SourceName: SourceConfiguration] = [:]
    private var secrets: [SourceName: String] = [:]

    public init() {}

    public nonisolated var location: String { "memory" }

    public func sources() async throws(SourceStoreError) -> [SourceConfiguration] {
        sources.values.sorted { $0.name.text < $1.name.text }
    }

    public func add(_ source: SourceConfiguration, secret: String?) async throws(SourceStoreError) -> Bool {
        guard sources[source.name] == nil else { return false }
        if let openSecret = source.openSecret { throw cannotWrite("\(source.name).\(openSecret)") }
        if source.secret == .kept {
            guard let secret, !secret.isEmpty, !secret.contains(where: \.isNewline) else {
                throw cannotWrite("there is no key of one line to keep for \(source.name)")
            }
            secrets[source.name] = secret
        }
        sources[source.name] = source
        return true
    }

    public func setEnabled(_ isEnabled: Bool, source: SourceName) async throws(SourceStoreError) -> Bool {
        guard sources[source] != nil else { return false }
        sources[source]?.isEnabled = isEnabled
        return true
    }

    public func remove(_ source: SourceName) async throws(SourceStoreError) -> Bool {
        secrets[source] = nil
        return sources.removeValue(forKey: source) != nil
    }

    /// The secret that is kept for a source.
    public func keptSecret(of source: SourceConfiguration) -> String? { secrets[source.name] }

    private func cannotWrite(_ reason: String) -> SourceStoreError {
        .cannotWrite(location: location, reason: reason)
    }
}
