import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Organisations and the places of their animals.
extension CatalogContract {
    func checkLateOrganization() async throws {
        var waiting = try animal("alpha:1")
        waiting.organizationID = "PA1"
        var guessed = try animal("alpha:2")
        guessed.organizationID = "PA1"
        guessed.location = Location(coordinate: try point(5, 5), origin: .postalCode)
        let stranger = try animal("alpha:3")
        try await catalog.write(CatalogBatch(animals: [waiting, guessed, stranger]))
        let nowhere = try await catalog.animal(waiting.id, measuredFrom: nil)
        #expect(nowhere?.organization == nil && nowhere?.animal.location == nil, sourceLocation: location)
        try await catalog.write(CatalogBatch(organizations: [try organization("alpha", "PA1")]))
        #expect(try await stored(guessed.id).location == guessed.location, "it has no place", sourceLocation: location)
        let shelter = try organization("alpha", "PA1", at: point(40, -75))
        let summary = try await catalog.write(CatalogBatch(organizations: [shelter]))
        #expect(
            summary == CatalogWriteSummary(organizations: 1),
            "animals count by themselves",
            sourceLocation: location
        )
        try await expect([waiting.id, guessed.id], isNear: point(40, -75))
        try await expect([], isNear: point(5, 5))
        let place = Location(coordinate: try point(40, -75), origin: .organization)
        #expect(try await stored(waiting.id).location == place, sourceLocation: location)
        #expect(
            try await catalog.animal(guessed.id, measuredFrom: nil)?.organization == shelter,
            sourceLocation: location
        )
        #expect(try await stored(stranger.id).location == nil, sourceLocation: location)
        let again = try await catalog.write(CatalogBatch(animals: [waiting, guessed]))
        #expect(again == CatalogWriteSummary(unchanged: 2), "told again, they stay there", sourceLocation: location)
        try await expect([waiting.id, guessed.id], isNear: point(40, -75))
    }

    func checkMovingOrganization() async throws {
        var resident = try animal("alpha:1")
        resident.organizationID = "PA1"
        let shelter = try organization("alpha", "PA1", at: point(40, -75))
        try await catalog.write(CatalogBatch(organizations: [shelter], animals: [resident]))
        try await expect([resident.id], isNear: point(40, -75))
        var newcomer = try animal("alpha:2")
        newcomer.organizationID = "PA1"
        let moved = try organization("alpha", "PA1", at: point(-40, 175))
        let summary = try await catalog.write(CatalogBatch(organizations: [moved], animals: [newcomer, resident]))
        #expect(summary == CatalogWriteSummary(added: 1, unchanged: 1, organizations: 1), sourceLocation: location)
        try await expect([resident.id, newcomer.id], isNear: point(-40, 175))
        try await expect([], isNear: point(40, -75))
        var silent = moved
        silent.coordinate = nil
        try await catalog.write(CatalogBatch(organizations: [silent]))
        try await expect([resident.id, newcomer.id], isNear: point(-40, 175))
        resident.organizationID = "PA2"
        let second = try organization("alpha", "PA2", at: point(10, 10))
        try await catalog.write(CatalogBatch(organizations: [second], animals: [resident]))
        try await expect([resident.id], isNear: point(10, 10))
        try await expect([newcomer.id], isNear: point(-40, 175))
    }

    func checkOwnPlace() async throws {
        var settled = try animal("alpha:1", at: point(5, 5))
        settled.organizationID = "PA1"
        let shelter = try organization("alpha", "PA1", at: point(40, -75))
        try await catalog.write(CatalogBatch(organizations: [shelter], animals: [settled]))
        try await expect([settled.id], isNear: point(5, 5))
        let moved = try organization("alpha", "PA1", at: point(41, -75))
        try await catalog.write(CatalogBatch(organizations: [moved]))
        #expect(try await stored(settled.id).location == settled.location, sourceLocation: location)
        try await expect([settled.id], isNear: point(5, 5))
    }

    func checkSameIDElsewhere() async throws {
        var animal = try animal("beta:1")
        animal.organizationID = "PA1"
        let other = try organization("alpha", "PA1", at: point(40, -75))
        try await catalog.write(CatalogBatch(organizations: [other], animals: [animal]))
        let listed = try await catalog.animal(animal.id, measuredFrom: nil)
        #expect(listed?.organization == nil && listed?.animal.location == nil, sourceLocation: location)
        let otherCase = try organization("beta", "pa1", at: point(40, -75))
        try await catalog.write(CatalogBatch(organizations: [otherCase]))
        #expect(try await stored(animal.id).location == nil, "ids differ by case", sourceLocation: location)
    }

    /// Expects exactly these animals within a kilometre.
    private func expect(_ ids: [AnimalID], isNear place: Coordinate) async throws {
        let area = SearchArea.around(place, within: Distance(kilometers: 1))
        let page = try await catalog.page(of: AnimalQuery(area: area, order: .distance, page: .largestFirst))
        #expect(page.items.map(\.animal.id) == ids, "near \(place)", sourceLocation: location)
        #expect(page.total == ids.count, "near \(place)", sourceLocation: location)
    }
}
