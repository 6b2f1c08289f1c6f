import Boundaries
import Domain
import Synchronization

/// Keeps sources and secrets in memory.
final class MemorySourceStore: SourceStore {
    private struct State {
        var sources: [SourceConfiguration]
        var secrets: [SourceName: String] = [:]
        var failure: SourceStoreError?
    }

    private let state: Mutex<State>
    let location = "memory"

    init(_ sources: [SourceConfiguration] = [], failing failure: SourceStoreError? = nil) {
        state = Mutex(State(sources: sources, failure: failure))
    }

    var secrets: [SourceName: String] { state.withLock { $0.secrets } }
    var kept: [SourceConfiguration] { state.withLock { $0.sources } }

    func sources() async throws(SourceStoreError) -> [SourceConfiguration] {
        let (sources, failure) = state.withLock { ($0.sources, $0.failure) }
        if let failure { throw failure }
        return sources.sorted { $0.name.text < $1.name.text }
    }

    func add(_ source: SourceConfiguration, secret: String?) async throws(SourceStoreError) -> Bool {
        state.withLock { state in
            guard !state.sources.contains(where: { $0.name == source.name }) else { return false }
            state.sources.append(source)
            state.secrets[source.name] = secret
            return true
        }
    }

    func setEnabled(_ isEnabled: Bool, source: SourceName) async throws(SourceStoreError) -> Bool {
        state.withLock { state in
            guard let index = state.sources.firstIndex(where: { $0.name == source }) else { return false }
            state.sources[index].isEnabled = isEnabled
            return true
        }
    }

    func remove(_ source: SourceName) async throws(SourceStoreError) -> Bool {
        state.withLock { state in
            guard let index = state.sources.firstIndex(where: { $0.name == source }) else { return false }
            state.sources.remove(at: index)
            state.secrets[source] = nil
            return true
        }
    }
}
