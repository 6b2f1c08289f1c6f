import Boundaries
import Domain
import FoundationEssentials
import MemoryCatalog
import Synchronization

/// A catalogue in memory that a test can hold up, or make fail, page by page.
final class HeldCatalog: AnimalCatalog {
    typealias BeforePage = @Sendable (AnimalQuery) async throws(CatalogError) -> Void

    let memory: MemoryCatalog
    private let beforePage = Mutex<BeforePage?>(nil)
    private let asked = Mutex<[AnimalQuery]>([])

    init(_ animals: [Animal], organizations: [Organization] = []) {
        memory = MemoryCatalog(organizations: organizations, animals: animals, now: { SceneSamples.now })
    }

    /// What pages it was asked for, in order.
    var queries: [AnimalQuery] { asked.withLock { $0 } }

    /// Runs before a page is answered from now on.
    func onPage(_ body: @escaping BeforePage) { beforePage.withLock { $0 = body } }

    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        asked.withLock { $0.append(query) }
        if let body = beforePage.withLock({ $0 }) { try await body(query) }
        return await memory.page(of: query)
    }

    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        await memory.animal(id, measuredFrom: center)
    }

    func parts(of id: AnimalID) async throws(CatalogError) -> [ListedAnimal] { await memory.parts(of: id) }

    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        await memory.animalIDs(startingWith: prefix, limit: limit)
    }

    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        await memory.statistics(of: filter, in: area, now: now)
    }

    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        await memory.sites(of: filter, in: area)
    }

    func facets(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> FacetCounts {
        await memory.facets(of: filter, in: area)
    }

    func sources() async throws(CatalogError) -> [SourceSummary] { await memory.sources() }

    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        await memory.animals(matching: filter, after: previous, limit: limit)
    }

    func organizations(after previous: OrganizationID?, limit: Int) async throws(CatalogError) -> [Organization] {
        await memory.organizations(after: previous, limit: limit)
    }

    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        await memory.suggestions(for: prefix, kinds: kinds, limit: limit)
    }
}

/// Holds whoever comes until it is opened.
final class SceneGate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var watching: [CheckedContinuation<Void, Never>] = []
        var hasArrival = false
    }

    private let state = Mutex(State())

    /// Waits until the gate is open.
    func pass() async {
        await withCheckedContinuation { continuation in
            let (isOpen, watching) = state.withLock { state in
                state.hasArrival = true
                if !state.isOpen { state.waiting.append(continuation) }
                defer { state.watching = [] }
                return (state.isOpen, state.watching)
            }
            for watcher in watching { watcher.resume() }
            if isOpen { continuation.resume() }
        }
    }

    /// Waits until somebody has come.
    func arrival() async {
        await withCheckedContinuation { continuation in
            let hasArrived = state.withLock { state in
                if !state.hasArrival { state.watching.append(continuation) }
                return state.hasArrival
            }
            if hasArrived { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for one in waiting { one.resume() }
    }
}
