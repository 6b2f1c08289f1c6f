import Domain
import FoundationEssentials
import Testing

@Suite("Counts")
struct CatalogStatisticsTests {
    @Test("add up to the total, most first, and name what is unknown")
    func counts() throws {
        let now = try #require(Date(iso8601: "2024-06-01"))
        let listed = try (0..<5).map { index in
            var animal = Animal(
                id: try #require(AnimalID("s:\(index)")),
                type: .known(index < 3 ? .cat : .dog),
                name: "A"
            )
            animal.age = index == 0 ? .known(.baby) : nil
            animal.publishedAt = index == 0 ? nil : now.addingTimeInterval(Double(-index) * 20 * 86_400)
            return (animal: animal, distance: index == 4 ? nil : Distance(kilometers: Double(index) * 10))
        }
        let statistics = CatalogStatistics(of: listed, hasCenter: true, now: now)
        #expect(statistics.total == 5)
        #expect(statistics.types.map(\.label) == ["Cat", "Dog"])
        #expect(statistics.ages.first == CatalogStatistics.Count(label: "Unknown", count: 4))
        #expect(statistics.distanceRings.map(\.count) == [2, 1, 1, 0, 0, 0, 0, 1])
        #expect(statistics.listingAges.map(\.count) == [0, 1, 3, 0, 0, 1])
        #expect(CatalogStatistics(of: listed, hasCenter: false, now: now).distanceRings.isEmpty)
    }
}
