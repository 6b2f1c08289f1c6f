import Boundaries
import Domain
import FoundationEssentials
import Synchronization

/// A catalogue that answers some questions only once a test lets it, and some not at all.
final class GatedCatalog: AnimalCatalog {
    private let inner: any AnimalCatalog
    private let state = Mutex(State())

    private struct State {
        /// Texts whose answers are held back.
        var held: Set<String> = []
        var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
        var watchers: [String: [CheckedContinuation<Void, Never>]] = [:]
        var asked: [String] = []
        var failure: CatalogError?
    }

    init(_ inner: any AnimalCatalog) {
        self.inner = inner
    }

    /// Holds back what is answered to a text: the beginning of suggestions, the text of a filter.
    func hold(_ texts: String...) { state.withLock { $0.held.formUnion(texts) } }

    /// Answers what was held back.
    func release(_ text: String) {
        let waiting = state.withLock { state in
            state.held.remove(text)
            return state.waiting.removeValue(forKey: text) ?? []
        }
        for waiter in waiting { waiter.resume() }
    }

    /// Waits until somebody waits for the answer to a text.
    func untilAsked(_ text: String) async {
        await withCheckedContinuation { continuation in
            let isSo = state.withLock { state in
                if state.waiting[text]?.isEmpty == false { return true }
                state.watchers[text, default: []].append(continuation)
                return false
            }
            if isSo { continuation.resume() }
        }
    }

    /// Every text that was asked for, in order.
    var asked: [String] { state.withLock { $0.asked } }

    /// Fails every page, and every count of facets, from now on, until `nil`.
    func fail(_ error: CatalogError?) { state.withLock { $0.failure = error } }

    private func pass(_ text: String) async {
        await withCheckedContinuation { continuation in
            let (isFree, watchers) = state.withLock { state in
                state.asked.append(text)
                guard state.held.contains(text) else { return (true, [CheckedContinuation<Void, Never>]()) }
                state.waiting[text, default: []].append(continuation)
                return (false, state.watchers.removeValue(forKey: text) ?? [])
            }
            if isFree { continuation.resume() }
            for watcher in watchers { watcher.resume() }
        }
    }

    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        await pass(query.filter.text ?? "")
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return try await inner.page(of: query)
    }

    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        await pass(prefix)
        return try await inner.suggestions(for: prefix, kinds: kinds, limit: limit)
    }

    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        try await inner.animal(id, measuredFrom: center)
    }

    func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] { try await inner.parts(of: id) }

    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await inner.animalIDs(startingWith: prefix, limit: limit)
    }

    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await inner.statistics(of: filter, in: area, now: now)
    }

    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await inner.sites(of: filter, in: area)
    }

    func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        await pass(filter.text ?? "")
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return try await inner.facets(of: filter, in: area)
    }

    func sources() async throws(CatalogError) -> [SourceSummary] { try await inner.sources() }

    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await inner.animals(matching: filter, after: previous, limit: limit)
    }

    func organizations(
        after previous: OrganizationID?,
        limit: Int
    ) async throws(CatalogError) -> [Organization] {
        try await inner.organizations(after: previous, limit: limit)
    }
}
