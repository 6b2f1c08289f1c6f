import BoundaryContracts
import MemoryPersonalStore
import Testing

@Suite("A shortlist in memory")
struct MemoryShortlistTests {
    @Test("keeps its promise", arguments: ShortlistPromise.allCases)
    func keepsItsPromise(_ promise: ShortlistPromise) async throws {
        let store = MemoryShortlist()
        try await promise.check { store }
    }
}
