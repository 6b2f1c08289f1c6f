import Boundaries
import Domain
import FoundationEssentials
import MemoryCatalog
import SQLiteCatalog
import Synchronization

/// The person's own catalogue, opened when it is first needed and for as much as is needed: whoever only reads makes no
/// file, and sees at once what a sync in the same process writes, also when that makes the file.
final class CatalogFile: Sendable {
    let path: String
    private let now: @Sendable () -> Date
    /// Makes the folder that the file is in.
    private let prepare: @Sendable () throws(CatalogError) -> Void
    private let opened = Mutex(Opened())

    private struct Opened {
        var reading: SQLiteCatalog?
        var writing: SQLiteCatalog?
    }

    init(
        path: String,
        now: @escaping @Sendable () -> Date,
        prepare: @escaping @Sendable () throws(CatalogError) -> Void
    ) {
        self.path = path
        self.now = now
        self.prepare = prepare
    }

    /// The catalogue to read; `nil` while there is none.
    func reading() throws(CatalogError) -> SQLiteCatalog? {
        try opened.withLock { opened throws(CatalogError) in
            if let open = opened.writing ?? opened.reading { return open }
            guard FileManager.default.fileExists(atPath: path) else { return nil }
            let catalog = try SQLiteCatalog(path: path, openMode: .readOnly, now: now)
            opened.reading = catalog
            return catalog
        }
    }

    /// The catalogue to write to; it is made if need be.
    func writing() throws(CatalogError) -> SQLiteCatalog {
        try opened.withLock { opened throws(CatalogError) in
            if let open = opened.writing { return open }
            try prepare()
            let catalog = try SQLiteCatalog(path: path, openMode: .readWrite, now: now)
            opened.writing = catalog
            return catalog
        }
    }

    /// What answers: an empty one while there is none.
    private func answering() throws(CatalogError) -> any AnimalCatalog {
        try reading() ?? MemoryCatalog()
    }
}

extension CatalogFile: AnimalCatalog {
    func page(of query: AnimalQuery) async throws(CatalogError) -> Page<ListedAnimal> {
        try await answering().page(of: query)
    }

    func animal(_ id: AnimalID, measuredFrom center: Coordinate?) async throws(CatalogError) -> ListedAnimal? {
        try await answering().animal(id, measuredFrom: center)
    }

    func animalIDs(startingWith prefix: String, limit: Int) async throws(CatalogError) -> [AnimalID] {
        try await answering().animalIDs(startingWith: prefix, limit: limit)
    }

    func statistics(
        of filter: AnimalFilter,
        in area: SearchArea,
        now: Date
    ) async throws(CatalogError) -> CatalogStatistics {
        try await answering().statistics(of: filter, in: area, now: now)
    }

    func sites(of filter: AnimalFilter, in area: SearchArea) async throws(CatalogError) -> [SiteCount] {
        try await answering().sites(of: filter, in: area)
    }

    func sources() async throws(CatalogError) -> [SourceSummary] {
        try await answering().sources()
    }

    func animals(
        matching filter: AnimalFilter,
        after previous: AnimalID?,
        limit: Int
    ) async throws(CatalogError) -> [Animal] {
        try await answering().animals(matching: filter, after: previous, limit: limit)
    }

    func organizations(after previous: OrganizationID?, limit: Int) async throws(CatalogError) -> [Organization] {
        try await answering().organizations(after: previous, limit: limit)
    }

    func suggestions(
        for prefix: String,
        kinds: Set<SuggestionKind>,
        limit: Int
    ) async throws(CatalogError) -> [Suggestion] {
        try await answering().suggestions(for: prefix, kinds: kinds, limit: limit)
    }
}

extension CatalogFile: SyncCatalog {
    func syncRecords() async throws(CatalogError) -> [SyncRecord] {
        try await reading()?.syncRecords() ?? []
    }

    func begin(_ pass: SyncPass) async throws(CatalogError) {
        try await writing().begin(pass)
    }

    func write(
        _ page: CatalogBatch,
        of source: SourceName,
        seen: Int,
        movingTo cursor: FeedCursor?
    ) async throws(CatalogError) -> CatalogWriteSummary {
        try await writing().write(page, of: source, seen: seen, movingTo: cursor)
    }

    func finishPass(
        over source: SourceName,
        at moment: Date,
        rule: UnlistingRule
    ) async throws(CatalogError) -> PassOutcome {
        try await writing().finishPass(over: source, at: moment, rule: rule)
    }

    func note(_ failure: SyncFailure, of source: SourceName) async throws(CatalogError) {
        try await writing().note(failure, of: source)
    }

    func purge(expiredBefore moment: Date) async throws(CatalogError) -> Int {
        guard try reading() != nil else { return 0 }
        return try await writing().purge(expiredBefore: moment)
    }

    func remove(_ source: SourceName) async throws(CatalogError) -> Int {
        guard try reading() != nil else { return 0 }
        return try await writing().remove(source)
    }

    func exclusively<Value: Sendable>(
        syncing source: SourceName,
        _ body: @Sendable () async -> Value
    ) async throws(CatalogError) -> Value? {
        try await writing().exclusively(syncing: source, body)
    }
}
