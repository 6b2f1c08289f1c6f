import BoundaryContracts
import MemoryPersonalStore
import Testing

@Suite("Alerts in memory")
struct MemoryAlertsTests {
    @Test("keep their promise", arguments: AlertStorePromise.allCases)
    func keepTheirPromise(_ promise: AlertStorePromise) async throws {
        try await promise.check { MemoryAlerts() }
    }
}
