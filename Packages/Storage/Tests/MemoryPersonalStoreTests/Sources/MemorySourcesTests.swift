import BoundaryContracts
import MemoryPersonalStore
import Testing

@Suite("Sources in memory")
struct MemorySourcesTests {
    @Test("keep their promise", arguments: SourceStorePromise.allCases)
    func keepTheirPromise(_ promise: SourceStorePromise) async throws {
        let store = MemorySources()
        try await promise.check {
            store
        } keptSecret: { source in
            await store.keptSecret(of: source)
        }
    }
}
