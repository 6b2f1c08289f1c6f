import Boundaries
import BusinessServices
import Domain
import Testing

@Suite("Animals around a place")
struct NearbyAnimalsServiceTests {
    @Test("the place's centre, the radius, the filter and the order make the query")
    func query() async throws {
        let asked = Recorder<AnimalQuery>()
        let request = try #require(PageRequest(number: 2, size: 5))
        let catalog = StubCatalog(onPage: { query throws(CatalogError) in
            asked.record(query)
            return Page(items: [], request: query.page, total: 0)
        })
        let place = try Samples.place("Philadelphia")
        let search = NearbySearch(filter: AnimalFilter(), within: Distance(kilometers: 50), order: .newest)
        _ = try await NearbyAnimalsService(catalog: catalog, places: StubPlaces())
            .animals(around: place, search: search, page: request)
        let expected = AnimalQuery(
            area: .around(place.coordinate, within: Distance(kilometers: 50)),
            filter: AnimalFilter(),
            order: .newest,
            page: request
        )
        #expect(asked.entries == [expected])
    }

    @Test("an ambiguous name is answered with the choices, an unknown one with what is called nearly so")
    func places() throws {
        let choices = [try Samples.place("Springfield, MA, US"), try Samples.place("Springfield, IL, US")]
        let places = StubPlaces(searches: [
            "Springfield": .ambiguous(choices), "Bostn": .unknown(suggestions: [choices[0]]),
        ])
        let service = NearbyAnimalsService(catalog: StubCatalog(), places: places)
        let ambiguous = #expect(throws: NearbyAnimalsError.self) { try service.place(named: "Springfield") }
        #expect(ambiguous == .ambiguousPlace(text: "Springfield", choices: choices))
        #expect(ambiguous?.description.contains("\n  Springfield, IL, US") == true)
        #expect(throws: NearbyAnimalsError.unknownPlace(text: "Bostn", suggestions: [choices[0]])) {
            try service.place(named: "Bostn")
        }
    }

    @Test("a catalogue that fails is told as such, not as an empty list")
    func catalogFailure() async throws {
        let catalog = StubCatalog(onPage: { _ throws(CatalogError) in throw .busy(location: "here") })
        let service = NearbyAnimalsService(catalog: catalog, places: StubPlaces())
        let page = try #require(PageRequest(number: 1, size: 5))
        let place = try Samples.place("P")
        await #expect(throws: NearbyAnimalsError.catalog(.busy(location: "here"))) {
            try await service.animals(around: place, search: NearbySearch(), page: page)
        }
    }

    @Test("sites are asked for around the place, counts without a radius or everywhere")
    func sitesAndCounts() async throws {
        let asked = Recorder<SearchArea>()
        let place = try Samples.place("Philadelphia")
        let site = SiteCount(coordinate: place.coordinate, count: 3)
        let catalog = StubCatalog(
            onPage: { query throws(CatalogError) in
                asked.record(query.area)
                return Page(items: [], request: query.page, total: 7)
            },
            onSites: { _, area throws(CatalogError) in
                asked.record(area)
                return [site]
            }
        )
        let service = NearbyAnimalsService(catalog: catalog, places: StubPlaces())
        let within = Distance(kilometers: 9)
        #expect(try await service.sites(around: place, search: NearbySearch(within: within)) == [site])
        #expect(try await service.count(of: AnimalFilter(), around: place) == 7)
        #expect(try await service.count(of: AnimalFilter(), around: nil) == 7)
        #expect(
            asked.entries == [
                .around(place.coordinate, within: within), .around(place.coordinate, within: nil),
                .everywhere(measuredFrom: nil),
            ]
        )
    }

    @Test("facets are asked for within a circle, around a place however far, or everywhere")
    func facets() async throws {
        let asked = Recorder<SearchArea>()
        let place = try Samples.place("Philadelphia")
        var facets = FacetCounts()
        facets.total = 7
        let answer = facets
        let catalog = StubCatalog(
            onFacets: { _, area throws(CatalogError) in
                asked.record(area)
                return answer
            }
        )
        let service = NearbyAnimalsService(catalog: catalog, places: StubPlaces())
        let within = Distance(kilometers: 9)
        #expect(try await service.facets(of: AnimalFilter(), around: place, within: within) == facets)
        #expect(try await service.facets(of: AnimalFilter(), around: place) == facets)
        #expect(try await service.facets(of: AnimalFilter(), around: nil, within: within) == facets)
        #expect(
            asked.entries == [
                .around(place.coordinate, within: within), .around(place.coordinate, within: nil),
                .everywhere(measuredFrom: nil),
            ]
        )
    }
}
