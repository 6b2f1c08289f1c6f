import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Holds one catalogue, empty at first, against what ``CatalogPromise`` says of it.
struct CatalogContract {
    let catalog: any AnimalCatalog & AnimalCatalogWriter
    let location: SourceLocation

    /// Writes a random population and answers what the catalogue must hold from then on.
    func fill(seed: UInt64, count: Int = 300) async throws -> RandomPopulation {
        let population = try RandomPopulation(seed: seed, count: count)
        try await catalog.write(CatalogBatch(organizations: population.organizations, animals: population.animals))
        return population
    }

    /// Expects the page that the reference lists from `animals`, with the same distances, organisations and total.
    func expectReference(
        _ query: AnimalQuery,
        from animals: [Animal],
        organizations: [OrganizationID: Organization] = [:],
        _ comment: Comment
    ) async throws {
        let page = try await catalog.page(of: query)
        let listed = query.listed(from: animals)
        let expected = Array(listed.dropFirst(query.page.offset).prefix(query.page.size))
        #expect(page.total == listed.count, comment, sourceLocation: location)
        #expect(page.request == query.page, comment, sourceLocation: location)
        let ids = page.items.map(\.animal.id.description)
        #expect(ids == expected.map(\.animal.id.description), comment, sourceLocation: location)
        let distances = page.items.map { $0.distance?.kilometers }
        #expect(distances == expected.map { $0.distance?.kilometers }, comment, sourceLocation: location)
        #expect(page.items.map(\.animal) == expected.map(\.animal), comment, sourceLocation: location)
        for item in page.items {
            let offering = item.animal.organizationID
                .flatMap { OrganizationID(source: item.animal.id.source, sourceID: $0) }
                .flatMap { organizations[$0] }
            #expect(item.organization == offering, comment, sourceLocation: location)
        }
    }

    /// The animal as the catalogue has it now; a failure when it has none.
    func stored(_ id: AnimalID) async throws -> Animal {
        try await #require(
            catalog.animal(id, measuredFrom: nil)?.animal,
            "\(id) must be there",
            sourceLocation: location
        )
    }

    /// The first page of everything that passes the filter.
    func everywhere(_ filter: AnimalFilter, order: AnimalOrder = .distance) -> AnimalQuery {
        AnimalQuery(area: .everywhere(measuredFrom: nil), filter: filter, order: order, page: .largestFirst)
    }

    func source(_ name: String) throws -> SourceName {
        try #require(SourceName(name), sourceLocation: location)
    }

    func id(_ text: String) throws -> AnimalID {
        try #require(AnimalID(text), sourceLocation: location)
    }

    func point(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude), sourceLocation: location)
    }

    func request(_ number: Int, size: Int) throws -> PageRequest {
        try #require(PageRequest(number: number, size: size), sourceLocation: location)
    }

    /// An animal of which only id, name and place are known.
    func animal(_ text: String, name: String = "Rex", at place: Coordinate? = nil) throws -> Animal {
        var animal = Animal(id: try id(text), type: .known(.dog), name: name)
        animal.location = place.map { Location(coordinate: $0, origin: .record) }
        return animal
    }

    /// An organisation of which only id, name and place are known.
    func organization(_ source: String, _ sourceID: String, at place: Coordinate? = nil) throws -> Organization {
        let id = OrganizationID(source: try self.source(source), sourceID: sourceID)
        var organization = Organization(id: try #require(id, sourceLocation: location), name: "Shelter \(sourceID)")
        organization.coordinate = place
        return organization
    }

    /// Whether two values are equal down to the bytes of every text, which `==` does not ask for: it takes two
    /// spellings of one Unicode text for the same.
    func isExactly<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
        left == right && String(reflecting: left).utf8.elementsEqual(String(reflecting: right).utf8)
    }
}
