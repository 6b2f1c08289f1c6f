import Boundaries
import Domain
import Suggestions
import Testing

@Suite("Suggestions")
struct SuggestionsUseCaseTests {
    struct RecordingView: SuggestionsView {
        let shown: Recorder<SuggestionsPresentation>

        func present(_ presentation: SuggestionsPresentation) async { shown.record(presentation) }
    }

    struct RecordingTracker: SuggestionsTracker {
        let tracked: Recorder<Int>

        func suggestionsShown(count: Int) async { tracked.record(count) }
    }

    private let shown = Recorder<SuggestionsPresentation>()
    private let tracked = Recorder<Int>()

    private func useCase(
        _ suggest: @escaping @Sendable (String) async throws(CatalogError) -> [Suggestion]
    ) throws -> SuggestionsUseCase {
        let catalog = StubCatalog(
            onPage: { query in
                Page(items: [], request: query.page, total: query.area.center?.latitude == 40 ? 8 : 0)
            },
            onSuggestions: { text, _, _ throws(CatalogError) in try await suggest(text) }
        )
        return SuggestionsUseCase(
            catalog: catalog,
            places: StubPlaces(suggestions: ["b": [try Samples.place("Boston")]]),
            view: RecordingView(shown: shown),
            tracker: RecordingTracker(tracked: tracked)
        )
    }

    @Test("those that lead to most animals come first, places among them, as many as asked for")
    func ranked() async throws {
        let useCase = try useCase { _ in
            [Suggestion(kind: .name, text: "Bella", count: 3), Suggestion(kind: .breed, text: "Beagle", count: 20)]
        }
        let found = try await useCase.viewDidType(SuggestionsRequest(text: "b", limit: 2)).value
        #expect(found.suggestions.map(\.text) == ["Beagle", "Boston"])
        #expect(found.suggestions.map(\.count) == [20, 8])
        #expect(shown.entries == [found])
        #expect(tracked.entries == [2])
    }

    @Test("only the kinds that are asked for are looked for")
    func kinds() async throws {
        let useCase = try useCase { _ throws(CatalogError) in try unforeseen("suggestions") }
        let found = try await useCase.viewDidType(SuggestionsRequest(text: "b", kinds: [.place])).value
        #expect(found.suggestions.map(\.text) == ["Boston"])
    }

    @Test("the answer to an earlier text is not shown")
    func overtaken() async throws {
        let gate = Gate()
        let useCase = try useCase { text in
            if text == "b" { await gate.pass() }
            return [Suggestion(kind: .name, text: text, count: 1)]
        }
        let first = useCase.viewDidType(SuggestionsRequest(text: "b", kinds: [.name]))
        await gate.arrival()
        _ = try await useCase.viewDidType(SuggestionsRequest(text: "be", kinds: [.name])).value
        gate.open()
        _ = try await first.value
        #expect(shown.entries.map(\.request.text) == ["be"])
    }

    @Test("a fault of the catalogue is told")
    func fault() async throws {
        let useCase = try useCase { _ throws(CatalogError) in throw .busy(location: "x") }
        await #expect(throws: SuggestionsError.catalog(.busy(location: "x"))) {
            try await useCase.viewDidType(SuggestionsRequest(text: "b")).value
        }
        #expect(shown.entries.isEmpty)
    }
}
