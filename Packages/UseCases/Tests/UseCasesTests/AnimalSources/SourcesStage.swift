import AnimalSources
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

/// The use case of sources with every dependency replaced, and what they were told.
struct SourcesStage: SourcesView, SourcesTracker {
    let sync: SyncStage
    var home: Place?
    var summaries: [SourceSummary] = []
    let shown = Recorder<SourcesPresentation>()
    let tracked = Recorder<String>()

    init(
        _ sources: [SourceConfiguration] = [],
        kind: StubKind = StubKind(),
        places: StubPlaces = StubPlaces()
    ) {
        sync = SyncStage(sources, kind: kind, places: places)
    }

    var useCase: SourcesUseCase {
        SourcesUseCase(
            directory: sync.directory,
            store: sync.store,
            catalog: StubCatalog(onSources: { [summaries] () throws(CatalogError) in summaries }),
            makeCatalog: { [catalog = sync.catalog] () throws(CatalogError) in catalog },
            home: home,
            now: { [time = sync.time] in time.now },
            view: self,
            tracker: self
        )
    }

    /// Adds a source, and answers how it is kept.
    func add(_ draft: SourceDraft) async throws -> SourceConfiguration {
        guard case .added(let status) = try await useCase.viewDidAdd(draft).value else {
            throw UnexpectedPresentation()
        }
        #expect(sync.store.kept.last == status.configuration)
        return status.configuration
    }

    /// Adds a source that is wrong, and answers the sentence about it.
    func refusal(of draft: SourceDraft) async throws -> String {
        let before = sync.store.kept
        let error = try await #require(throws: SourcesError.self) { try await useCase.viewDidAdd(draft).value }
        #expect(sync.store.kept == before)
        return error.description
    }

    struct UnexpectedPresentation: Error {}

    func present(_ presentation: SourcesPresentation) async { shown.record(presentation) }
    func sourceAdded(kind: String) async { tracked.record("added \(kind)") }
    func sourceRemoved(kind: String) async { tracked.record("removed \(kind)") }
    func sourceTested(kind: String, answered: Bool) async { tracked.record("tested \(kind) \(answered)") }
}
