import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Search
import Testing

@Suite("Search")
struct SearchUseCaseTests {
    /// The use case with every dependency replaced, and what they were told.
    struct Stage {
        let useCase: SearchUseCase
        let shown: Recorder<SearchPresentation>
        let asked: Recorder<AnimalQuery>
        let led: Recorder<String>
        let tracked: Recorder<String>

        func search(_ request: SearchRequest) async throws -> SearchPresentation {
            try await useCase.viewDidSubmit(request).value
        }

        func search(_ words: String) async throws -> SearchPresentation {
            try await search(SearchRequest(words: words, pageSize: 10))
        }
    }

    struct RecordingView: SearchView {
        let shown: Recorder<SearchPresentation>

        func present(_ presentation: SearchPresentation) async { shown.record(presentation) }
    }

    struct RecordingCoordinator: SearchCoordinator {
        let led: Recorder<String>

        func showDetails(of animal: ListedAnimal) async { led.record("details of \(animal.animal.id)") }
        func choosePlace(among choices: [Place]) async { led.record("choose among \(choices.count)") }
    }

    struct RecordingTracker: SearchTracker {
        let tracked: Recorder<String>

        func pageShown(
            number: Int,
            total: Int,
            subjects: [UnderstoodSearch.Term.Subject],
            hasText: Bool
        ) async {
            let told = subjects.map(\.rawValue).joined(separator: "+")
            tracked.record("page \(number) of \(total) \(told)\(hasText ? " text" : "")")
        }
        func nothingFound(alternatives: Int) async { tracked.record("nothing, \(alternatives) alternatives") }
        func searchFailed(_ failure: SearchFailure) async { tracked.record("failed: \(failure.rawValue)") }
        func animalSelected(type: OpenValue<AnimalType>) async { tracked.record("selected \(type.text)") }
    }

    /// A catalogue in which as many animals match a query as `total` says.
    private func stage(
        total: @escaping @Sendable (AnimalQuery) async throws(CatalogError) -> Int
    ) throws -> Stage {
        let asked = Recorder<AnimalQuery>()
        let all = try Samples.listed(0..<100)
        let sources = [try Samples.source("petfinder")]
        let types = [CatalogStatistics.Count(label: "Dog", count: 7)]
        let catalog = StubCatalog(
            onPage: { query throws(CatalogError) in
                asked.record(query)
                let total = try await total(query)
                let items = all.prefix(total).dropFirst(query.page.offset).prefix(query.page.size)
                return Page(items: Array(items), request: query.page, total: total)
            },
            onStatistics: { _ throws(CatalogError) in
                CatalogStatistics(
                    total: 7,
                    types: types,
                    ages: [],
                    sizes: [],
                    sources: [],
                    distanceRings: [],
                    listingAges: []
                )
            },
            onSources: { () throws(CatalogError) in sources }
        )
        let shown = Recorder<SearchPresentation>()
        let led = Recorder<String>()
        let tracked = Recorder<String>()
        let boston = try Samples.place("Boston")
        let places = StubPlaces(searches: [
            "boston": .found(boston), "home": .found(try Samples.place("Home")),
            "springfield": .ambiguous([boston, boston]),
        ])
        let useCase = SearchUseCase(
            catalog: catalog,
            places: places,
            now: { Samples.now },
            view: RecordingView(shown: shown),
            coordinator: RecordingCoordinator(led: led),
            tracker: RecordingTracker(tracked: tracked)
        )
        return Stage(useCase: useCase, shown: shown, asked: asked, led: led, tracked: tracked)
    }

    @Test("words that are filters are asked for as filters, the rest as ranked text")
    func understands() async throws {
        let stage = try stage { _ in 25 }
        let found = try await stage.search("young female cat kiki near boston within 50km")
        let query = try #require(stage.asked.entries.first)
        #expect(query.filter.types == [.known(.cat)])
        #expect(query.filter.ages == [.known(.young)])
        #expect(query.filter.genders == [.known(.female)])
        #expect(query.filter.text == "kiki")
        #expect(query.order == .relevance)
        #expect(query.area == .around(try Samples.place("Boston").coordinate, within: Distance(kilometers: 50)))
        #expect(found.plan?.place?.name == "Boston")
        #expect(found.total == 25)
        #expect(stage.tracked.entries == ["page 1 of 25 age+gender+type+place+within text"])
    }

    @Test("an option wins over the words, and leaves what they say of other things")
    func optionsWin() async throws {
        let stage = try stage { _ in 1 }
        var options = AnimalFilter()
        options.ages = [.known(.adult)]
        _ = try await stage.search(SearchRequest(words: "young cat", filter: options, order: .name))
        let query = try #require(stage.asked.entries.first)
        #expect(query.filter.ages == [.known(.adult)])
        #expect(query.filter.types == [.known(.cat)])
        #expect(query.order == .name)
    }

    @Test("the home measures distances, and restricts nothing until a distance is asked for")
    func home() async throws {
        let stage = try stage { _ in 1 }
        let home = try Samples.place("Home").coordinate
        _ = try await stage.search(SearchRequest(words: "cat", home: "home"))
        _ = try await stage.search(SearchRequest(words: "cat within 10 km", home: "home"))
        _ = try await stage.search(SearchRequest(words: "cat", home: "nowhere"))
        #expect(
            stage.asked.entries.map(\.area) == [
                .everywhere(measuredFrom: home), .around(home, within: Distance(kilometers: 10)),
                .everywhere(measuredFrom: nil),
            ]
        )
        #expect(stage.asked.entries.map(\.order) == [.distance, .distance, .newest])
    }

    @Test("a distance without a place is an error that says what to do")
    func placeMissing() async throws {
        let stage = try stage { _ in 1 }
        await #expect(throws: SearchError.placeMissing) { try await stage.search("cat within 10 km") }
        #expect(stage.asked.entries.isEmpty)
        #expect(stage.tracked.entries == ["failed: place_missing"])
    }

    @Test("an ambiguous place is chosen by the person")
    func ambiguousPlace() async throws {
        let stage = try stage { _ in 1 }
        await #expect(throws: SearchError.self) { try await stage.search("cat near springfield") }
        #expect(stage.led.entries == ["choose among 2"])
        #expect(stage.tracked.entries == ["failed: place_ambiguous"])
    }

    @Test("after few exact matches those that match nearly follow, on every page alike")
    func similarSpellings() async throws {
        let stage = try stage { query in query.filter.spelling == .forgiving ? 15 : 3 }
        let first = try await stage.search("labrdor")
        #expect(first.total == 15)
        #expect(first.notices == [.similarSpellings(exact: 3)])
        let second = try await stage.useCase.viewDidReachEnd().value
        #expect(second.animals.count == 15)
        #expect(stage.asked.entries.map(\.filter.spelling) == [.exact, .forgiving, .forgiving])
        #expect(second.notices == [.similarSpellings(exact: 3)])
    }

    @Test("enough exact matches are left alone, and so is an order that would mix them")
    func exactMatchesSuffice() async throws {
        let stage = try stage { query in query.filter.spelling == .forgiving ? 50 : 10 }
        #expect(try await stage.search("kiki").total == 10)
        let few = try self.stage { query in query.filter.spelling == .forgiving ? 50 : 1 }
        #expect(try await few.search(SearchRequest(words: "kiki", order: .name)).total == 1)
        let none = try self.stage { query in query.filter.spelling == .forgiving ? 50 : 0 }
        #expect(try await none.search(SearchRequest(words: "kiki", order: .name)).total == 50)
    }

    @Test("when nothing matches, what would is offered with its count, the wider circle first and only once")
    func alternatives() async throws {
        let stage = try stage { query in
            if query.filter.ages.isEmpty { return 12 }
            guard case .around(_, let within?) = query.area else { return 40 }
            return within.kilometers >= 100 ? 3 : 0
        }
        let found = try await stage.search("young cat near boston within 50 km")
        let alternatives = try #require(found.alternatives)
        #expect(
            alternatives.relaxed.map(\.relaxation.changes)
                == [[.within(Distance(kilometers: 100))], [.any(.age)]]
        )
        #expect(alternatives.relaxed.map(\.total) == [3, 12])
        #expect(alternatives.types.map(\.label) == ["Dog"])
        #expect(found.phase == .loaded)
        #expect(stage.tracked.entries == ["page 1 of 0 age+type+place+within", "nothing, 2 alternatives"])
    }

    @Test("when giving up one thing is never enough, two are given up")
    func twoThings() async throws {
        let stage = try stage { query in query.filter.ages.isEmpty && query.area.center == nil ? 4 : 0 }
        let alternatives = try await stage.search("young cat near boston within 50 km").alternatives
        #expect(alternatives?.relaxed.map(\.relaxation.changes) == [[.everywhere, .any(.age)]])
        #expect(alternatives?.relaxed.map(\.total) == [4])
    }

    @Test("another type of animal is offered after everything else")
    func typeLast() async throws {
        let stage = try stage { query in
            if query.filter.types.isEmpty { return 9 }
            return query.filter.ages.isEmpty && query.filter.breeds.isEmpty ? 2 : 0
        }
        let alternatives = try await stage.search("young persian cat").alternatives
        #expect(alternatives?.relaxed.map(\.relaxation.changes) == [[.any(.age), .any(.breed)], [.any(.type)]])
    }

    @Test("a later search drops the answer to an earlier one")
    func overtaken() async throws {
        let gate = Gate()
        let stage = try stage { query in
            guard query.filter.types == [.known(.cat)] else { return 2 }
            await gate.pass()
            return 1
        }
        let first = stage.useCase.viewDidSubmit(SearchRequest(words: "cat"))
        await gate.arrival()
        #expect(try await stage.search("dog").total == 2)
        gate.open()
        #expect(try await first.value.total == 2)
        #expect(await stage.useCase.state.request.words == "dog")
        #expect(stage.shown.entries.last?.total == 2)
    }

    @Test("a search that is called off says so and shows no half answer")
    func cancelled() async throws {
        let gate = Gate()
        let stage = try stage { _ in
            await gate.pass()
            return 5
        }
        let response = stage.useCase.viewDidSubmit(SearchRequest(words: "cat"))
        await gate.arrival()
        response.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await response.value }
        #expect(stage.shown.entries.last?.phase == .idle)
    }

    @Test("a fault of the catalogue is never an empty answer; the same page is due again")
    func catalogFault() async throws {
        let faults = Recorder<Int>()
        let stage = try stage { _ throws(CatalogError) in
            faults.record(1)
            if faults.entries.count == 1 { throw .busy(location: "x") }
            return 4
        }
        await #expect(throws: SearchError.nearby(.catalog(.busy(location: "x")))) {
            try await stage.search("cat")
        }
        #expect(stage.shown.entries.last?.phase == .failed(CatalogError.busy(location: "x").description))
        #expect(try await stage.useCase.viewDidReachEnd().value.total == 4)
    }

    @Test("a page that cannot be is an error", arguments: [0, -1])
    func badPage(number: Int) async throws {
        let stage = try stage { _ in 1 }
        await #expect(throws: SearchError.pageOutOfRange(number: number, size: 20)) {
            try await stage.search(SearchRequest(words: "cat", firstPage: number))
        }
    }

    @Test("a selected animal leads to its details; one that is not listed leads nowhere")
    func selection() async throws {
        let stage = try stage { _ in 3 }
        _ = try await stage.search("cat")
        await stage.useCase.viewDidSelect(try Samples.id("s:1"))
        await stage.useCase.viewDidSelect(try Samples.id("s:99"))
        #expect(stage.led.entries == ["details of s:1"])
        #expect(stage.tracked.entries.last == "selected Cat")
    }

    @Test("the state can be kept and taken up again")
    func encodedState() async throws {
        let stage = try stage { _ in 25 }
        _ = try await stage.search("young cat kiki")
        let state = await stage.useCase.state
        let decoded = try JSONDecoder().decode(SearchState.self, from: JSONEncoder().encode(state))
        #expect(decoded.request == state.request)
        #expect(decoded.pages.nextPage == 2)
        #expect(decoded.pages.animals.isEmpty)
    }
}
