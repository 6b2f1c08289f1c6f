public import Boundaries
import Domain

/// Suggests how what a person types may go on: names, breeds, types, colours and places that there are animals for.
///
/// - Actor: a person who types.
/// - Event: the text changed.
/// - Effects: catalogue and gazetteer are asked and the suggestions presented, those that lead to most animals first;
///   nothing is written, nothing leaves the machine. An answer to a text that was overtaken by another is dropped.
public actor SuggestionsUseCase: SuggestionsViewEvents {
    private let catalog: any AnimalCatalog
    private let places: any PlaceDirectory
    private let view: any SuggestionsView
    private let tracker: any SuggestionsTracker
    /// Counts texts, so that the answer to an earlier one is recognised.
    private var generation = 0

    /// How near to a place animals count for it.
    private static let placeRadius = Distance(kilometers: 50)
    /// How many places are looked at: each costs a query.
    private static let placeLimit = 5

    public init(
        catalog: any AnimalCatalog,
        places: any PlaceDirectory,
        view: any SuggestionsView,
        tracker: any SuggestionsTracker
    ) {
        self.catalog = catalog
        self.places = places
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidType(_ request: SuggestionsRequest) -> UseCaseResponse<SuggestionsPresentation> {
        UseCaseResponse { try await self.suggest(request) }
    }

    private func suggest(_ request: SuggestionsRequest) async throws -> SuggestionsPresentation {
        generation += 1
        let generation = generation
        var found: [Suggestion]
        do throws(CatalogError) {
            // Nothing begins with signs that no text holds; only an empty text is the beginning of everything.
            let isSearchable = request.text.trimmingSpaces.isEmpty || !SearchText.fold(request.text).isEmpty
            let kinds = isSearchable ? request.kinds.subtracting([.place]) : []
            found =
                kinds.isEmpty
                ? [] : try await catalog.suggestions(for: request.text, kinds: kinds, limit: request.limit)
            if request.kinds.contains(.place) { found += try await placeSuggestions(for: request.text) }
        } catch {
            throw SuggestionsError.catalog(error)
        }
        let presentation = SuggestionsPresentation(
            request: request,
            suggestions: Suggestion.ranked(found, limit: request.limit)
        )
        guard generation == self.generation else { return presentation }
        try Task.checkCancellation()
        await view.present(presentation)
        await tracker.suggestionsShown(count: presentation.suggestions.count)
        return presentation
    }

    private func placeSuggestions(for text: String) async throws(CatalogError) -> [Suggestion] {
        guard !text.trimmingSpaces.isEmpty else { return [] }
        var suggestions: [Suggestion] = []
        for place in places.suggestions(for: text, limit: Self.placeLimit) {
            let area = SearchArea.around(place.coordinate, within: Self.placeRadius)
            let near = try await catalog.page(of: AnimalQuery(area: area, order: .distance, page: .smallest))
            // A place by another of its names is only worth telling for the animals there.
            let beginsSo = SearchText.fold(place.name).hasPrefix(SearchText.fold(text))
            guard near.total > 0 || beginsSo else { continue }
            suggestions.append(Suggestion(kind: .place, text: place.name, count: near.total))
        }
        return suggestions
    }
}
