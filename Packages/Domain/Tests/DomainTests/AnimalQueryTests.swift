import Domain
import FoundationEssentials
import Testing

@Suite("What a query lists")
struct AnimalQueryTests {
    private func animal(_ id: String, at latitude: Double?, named name: String = "Rex", on day: String? = nil) throws
        -> Animal
    {
        var animal = Animal(id: try #require(AnimalID("s:\(id)")), type: .known(.dog), name: name)
        animal.location = latitude.flatMap { Coordinate(latitude: $0, longitude: 0) }
            .map { Location(coordinate: $0, origin: .record) }
        animal.publishedAt = day.flatMap(Date.init(iso8601:))
        return animal
    }

    private func ids(_ query: AnimalQuery, _ animals: [Animal]) -> [String] {
        query.listed(from: animals).map(\.animal.id.sourceID)
    }

    private func query(_ area: SearchArea, _ order: AnimalOrder) throws -> AnimalQuery {
        AnimalQuery(area: area, order: order, page: try #require(PageRequest(number: 1, size: 10)))
    }

    private func equator() throws -> Coordinate { try #require(Coordinate(latitude: 0, longitude: 0)) }

    @Test("nearest first, ties by id, and nothing whose place nobody knows")
    func nearest() throws {
        let animals = [
            try animal("far", at: 3), try animal("b", at: 1), try animal("a", at: -1), try animal("nowhere", at: nil),
        ]
        #expect(ids(try query(.around(try equator(), within: nil), .distance), animals) == ["a", "b", "far"])
    }

    @Test("a radius holds its own edge")
    func edge() throws {
        let animals = [try animal("on", at: 1), try animal("beyond", at: 1.001)]
        let center = try equator()
        let edge = GreatCircle.distance(from: center, to: try #require(animals[0].location?.coordinate))
        #expect(ids(try query(.around(center, within: edge), .distance), animals) == ["on"])
    }

    @Test("everywhere holds animals without a place, last")
    func everywhere() throws {
        let animals = [try animal("nowhere", at: nil), try animal("near", at: 1)]
        #expect(ids(try query(.everywhere(measuredFrom: try equator()), .distance), animals) == ["near", "nowhere"])
    }

    @Test("newest first, undated last; names without case and accents")
    func otherOrders() throws {
        let animals = [
            try animal("1", at: 0, named: "émile", on: "2024-01-01"), try animal("2", at: 0, named: "Zoe"),
            try animal("3", at: 0, named: "Emil", on: "2024-06-01"),
        ]
        let area = SearchArea.everywhere(measuredFrom: nil)
        #expect(ids(try query(area, .newest), animals) == ["3", "1", "2"])
        #expect(ids(try query(area, .name), animals) == ["3", "1", "2"])
    }

    @Test("a shuffle is the same for the same seed, and another for another")
    func shuffle() throws {
        let animals = try (0..<50).map { try animal("\($0)", at: 0) }
        let area = SearchArea.everywhere(measuredFrom: nil)
        let first = ids(try query(area, .random(seed: 1)), animals)
        #expect(first == ids(try query(area, .random(seed: 1)), animals.reversed()))
        #expect(first != ids(try query(area, .random(seed: 2)), animals))
        #expect(Set(first).count == 50)
    }

    @Test("pages count from 1, and none is too large to count")
    func pageRequests() {
        #expect(PageRequest(number: 0, size: 10) == nil)
        #expect(PageRequest(number: 1, size: 0) == nil)
        #expect(PageRequest(number: 1, size: PageRequest.maximumSize + 1) == nil)
        #expect(PageRequest(number: .max, size: 2) == nil)
        #expect(PageRequest(number: 3, size: 20)?.offset == 40)
    }

    @Test("a page knows whether another follows")
    func nextPages() throws {
        let request = try #require(PageRequest(number: 2, size: 2))
        #expect(Page(items: [3, 4], request: request, total: 5).hasNext)
        #expect(!Page(items: [3, 4], request: request, total: 4).hasNext)
        #expect(!Page<Int>(items: [], request: request, total: 1).hasNext)
    }
}
