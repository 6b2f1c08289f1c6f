import Boundaries
import BusinessServices
import Domain
import FoundationEssentials

/// Finds out how sources stand.
struct SourceStatuses: Sendable {
    let directory: SourceDirectory
    let catalog: any AnimalCatalog
    let makeCatalog: @Sendable () throws(CatalogError) -> any SyncCatalog
    let now: @Sendable () -> Date

    func status(of source: SourceConfiguration) async throws(SourcesError) -> SourceStatus {
        try await status(of: [source])[0]
    }

    /// In the order of `sources`.
    func status(of sources: [SourceConfiguration]) async throws(SourcesError) -> [SourceStatus] {
        guard !sources.isEmpty else { return [] }
        let records: [SyncRecord]
        let summaries: [SourceSummary]
        var unlisted: [SourceName: Int] = [:]
        do throws(CatalogError) {
            records = try await makeCatalog().syncRecords()
            summaries = try await catalog.sources()
            for summary in summaries where sources.contains(where: { $0.name == summary.source }) {
                unlisted[summary.source] = try await unlistedAnimals(of: summary.source)
            }
        } catch {
            throw .catalog(error)
        }
        let now = now()
        return sources.map { source in
            let record = records.first { $0.source == source.name }
            let summary = summaries.first { $0.source == source.name }
            let kind = directory.kind(named: source.kind)
            return SourceStatus(
                configuration: source,
                kindTitle: kind?.title,
                place: directory.place(of: source),
                animals: summary?.animals ?? 0,
                unlisted: unlisted[source.name] ?? 0,
                fetchedAt: summary?.fetchedAt,
                sync: record,
                nextRefresh: SyncSchedule.nextRefresh(
                    of: source,
                    record: record,
                    traits: kind?.traits ?? FeedTraits(),
                    scope: (try? directory.resolve(source))?.scopeText,
                    now: now
                )
            )
        }
    }

    private func unlistedAnimals(of source: SourceName) async throws(CatalogError) -> Int {
        guard let page = PageRequest(number: 1, size: 1) else { return 0 }
        var filter = AnimalFilter()
        filter.sources = [source]
        filter.statuses = [.known(.unlisted)]
        let query = AnimalQuery(area: .everywhere(measuredFrom: nil), filter: filter, order: .newest, page: page)
        return try await catalog.page(of: query).total
    }
}
