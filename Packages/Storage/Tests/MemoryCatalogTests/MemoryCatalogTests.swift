import BoundaryContracts
import Domain
import FoundationEssentials
import MemoryCatalog
import Testing

@Suite("A catalogue in memory")
struct MemoryCatalogTests {
    @Test("keeps its promise", arguments: CatalogPromise.allCases)
    func keepsItsPromise(_ promise: CatalogPromise) async throws {
        try await promise.check { MemoryCatalog(now: { .distantPast }) }
    }

    @Test("keeps its promise to whoever syncs", arguments: SyncCatalogPromise.allCases)
    func keepsItsPromise(_ promise: SyncCatalogPromise) async throws {
        try await promise.check { now in MemoryCatalog(now: now) }
    }

    @Test("made of records at once, it holds what writing them would have left")
    func holdsRecordsAtOnce() async throws {
        let source = try #require(SourceName("sample"))
        let id = try #require(OrganizationID(source: source, sourceID: "shelter"))
        var organization = Organization(id: id, name: "Shelter")
        organization.coordinate = Coordinate(latitude: 1, longitude: 2)
        var animal = Animal(id: try #require(AnimalID("sample:1")), type: .known(.cat), name: "Kiki")
        animal.organizationID = "shelter"
        let catalog = MemoryCatalog(organizations: [organization], animals: [animal])
        let listed = try #require(await catalog.animal(animal.id, measuredFrom: organization.coordinate))
        #expect(listed.organization == organization)
        #expect(listed.distance == Distance(kilometers: 0))
    }
}
