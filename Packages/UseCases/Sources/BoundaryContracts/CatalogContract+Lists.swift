import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Order, pages and areas.
extension CatalogContract {
    func checkEmptyAnswers() async throws {
        let somewhere = try point(40, -75)
        let areas: [SearchArea] = [
            .everywhere(measuredFrom: nil), .everywhere(measuredFrom: somewhere), .around(somewhere, within: nil),
            .around(somewhere, within: Distance(kilometers: 50)),
        ]
        for area in areas {
            for order in [AnimalOrder.distance, .newest, .name, .relevance, .random(seed: 1)] {
                let query = AnimalQuery(area: area, order: order, page: try request(1, size: 20))
                try await expectReference(query, from: [], "\(area), \(order)")
            }
            let statistics = try await catalog.statistics(of: AnimalFilter(), in: area, now: RandomPopulation.now)
            let none = CatalogStatistics(of: [], hasCenter: area.center != nil, now: RandomPopulation.now)
            #expect(statistics == none, sourceLocation: location)
        }
        let found = try await catalog.animal(id("alpha:1"), measuredFrom: somewhere)
        #expect(found == nil, sourceLocation: location)
        #expect(try await catalog.animalIDs(startingWith: "", limit: 10).isEmpty, sourceLocation: location)
        #expect(try await catalog.sources().isEmpty, sourceLocation: location)
        let animals = try await catalog.animals(matching: AnimalFilter(), after: nil, limit: 10)
        #expect(animals.isEmpty, sourceLocation: location)
        #expect(try await catalog.organizations(after: nil, limit: 10).isEmpty, sourceLocation: location)
        #expect(try await catalog.write(CatalogBatch()) == CatalogWriteSummary(), sourceLocation: location)
    }

    func checkOrders() async throws {
        let population = try await fill(seed: 1)
        let places = RandomPopulation.places
        for center in [nil, places[0], places[7], places[14]] {
            for order in [AnimalOrder.distance, .newest, .name, .relevance, .random(seed: 7), .random(seed: .max)] {
                let query = AnimalQuery(area: .everywhere(measuredFrom: center), order: order, page: .largestFirst)
                try await expectReference(
                    query,
                    from: population.stored,
                    organizations: population.organizationsByID,
                    "\(order) from \(String(describing: center))"
                )
            }
        }
    }

    func checkPages() async throws {
        let population = try await fill(seed: 2)
        var filter = AnimalFilter()
        filter.statuses = []
        let center = RandomPopulation.places[0]
        for area in [SearchArea.everywhere(measuredFrom: center), .around(center, within: nil)] {
            for order in [AnimalOrder.distance, .newest, .name, .relevance, .random(seed: 3)] {
                var seen: [AnimalID] = []
                var number = 1
                var hasNext = true
                while hasNext {
                    let page = try request(number, size: 29)
                    let query = AnimalQuery(area: area, filter: filter, order: order, page: page)
                    try await expectReference(
                        query,
                        from: population.stored,
                        organizations: population.organizationsByID,
                        "page \(number) by \(order)"
                    )
                    let answer = try await catalog.page(of: query)
                    seen += answer.items.map(\.animal.id)
                    hasNext = answer.hasNext
                    number += 1
                }
                let all = AnimalQuery(area: area, filter: filter, order: order, page: .largestFirst)
                #expect(seen == all.listed(from: population.stored).map(\.animal.id), sourceLocation: location)
                let beyond = AnimalQuery(area: area, filter: filter, order: order, page: try request(9999, size: 29))
                try await expectReference(beyond, from: population.stored, "a page beyond the end by \(order)")
            }
        }
    }

    func checkAreas() async throws {
        let population = try await fill(seed: 3)
        let animals = population.stored
        var filter = AnimalFilter()
        filter.statuses = []
        var random = SeededGenerator(seed: 30)
        for center in RandomPopulation.places {
            for kilometers in [0, 0.1, 15, 200, 1500, 9000, 20_000, 21_000] {
                let (order, size) = random.pick([(AnimalOrder.distance, 20), (.distance, 10_000), (.newest, 50)])
                let query = AnimalQuery(
                    area: .around(center, within: Distance(kilometers: kilometers)),
                    filter: filter,
                    order: order,
                    page: try request(1, size: size)
                )
                try await expectReference(
                    query,
                    from: animals,
                    organizations: population.organizationsByID,
                    "within \(kilometers) km of \(center) by \(order)"
                )
            }
        }
    }

    func checkRadiusEdge() async throws {
        let center = try point(39.9526, -75.1652)
        let places = try [point(40.7128, -74.0060), point(39.96, -75.17), point(-39.9526, 104.8348), point(90, 0)]
        let animals = try places.enumerated().map { try animal("alpha:\($0.offset)", at: $0.element) }
        try await catalog.write(CatalogBatch(animals: animals))
        for (place, animal) in zip(places, animals) {
            let edge = GreatCircle.distance(from: center, to: place)
            for (radius, isIn) in [(edge.kilometers, true), (edge.kilometers.nextDown, false)] {
                let query = AnimalQuery(
                    area: .around(center, within: Distance(kilometers: radius)),
                    order: .distance,
                    page: .largestFirst
                )
                let found = try await catalog.page(of: query).items.contains { $0.animal.id == animal.id }
                #expect(found == isIn, "\(radius) km, the edge is \(edge.kilometers) km", sourceLocation: location)
            }
        }
    }

    func checkOddRadii() async throws {
        let population = try await fill(seed: 4, count: 60)
        for center in RandomPopulation.places {
            for kilometers in [
                0, -0.0, -1, -.infinity, .infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan,
            ] {
                let area = SearchArea.around(center, within: Distance(kilometers: kilometers))
                let query = AnimalQuery(area: area, order: .distance, page: try request(1, size: 50))
                try await expectReference(
                    query,
                    from: population.stored,
                    organizations: population.organizationsByID,
                    "within \(kilometers) km of \(center)"
                )
            }
        }
    }

    func checkPlacelessAnimals() async throws {
        let center = try point(40, -75)
        let placed = try animal("alpha:2", at: center)
        let placeless = [try animal("alpha:1"), try animal("alpha:3")]
        try await catalog.write(CatalogBatch(animals: placeless + [placed]))
        let near = AnimalQuery(area: .around(center, within: nil), order: .distance, page: .largestFirst)
        let page = try await catalog.page(of: near)
        #expect(page.items.map(\.animal.id) == [placed.id], sourceLocation: location)
        #expect(page.total == 1, sourceLocation: location)
        for size in 1...3 {
            let query = AnimalQuery(
                area: .everywhere(measuredFrom: center),
                order: .distance,
                page: try request(1, size: size)
            )
            let listed = try await catalog.page(of: query)
            let expected = [placed.id, placeless[0].id, placeless[1].id].prefix(size)
            #expect(listed.items.map(\.animal.id) == Array(expected), sourceLocation: location)
            #expect(listed.items.first?.distance == Distance(kilometers: 0), sourceLocation: location)
            #expect(listed.items.dropFirst().allSatisfy { $0.distance == nil }, sourceLocation: location)
            #expect(listed.total == 3, sourceLocation: location)
        }
    }
}
