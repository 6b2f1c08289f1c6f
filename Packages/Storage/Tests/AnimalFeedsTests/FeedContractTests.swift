import BoundaryContracts
import Testing

@Suite("Every feed")
struct FeedContractTests {
    @Test("keeps its promise", arguments: FeedLab.allCases, FeedPromise.allCases)
    func keepsItsPromise(_ lab: FeedLab, _ promise: FeedPromise) async throws {
        try await promise.check(many: lab.many) { try lab.subject(in: $0) }
    }
}
