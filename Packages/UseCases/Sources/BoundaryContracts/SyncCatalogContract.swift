import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Holds one catalogue, empty at first, against what ``SyncCatalogPromise`` says of it.
struct SyncCatalogContract {
    let catalog: SyncCatalogPromise.Catalog
    let clock: SettableClock
    let location: SourceLocation

    static let start = RandomPopulation.now

    /// The catalogue as those who look for animals see it.
    var reading: CatalogContract { CatalogContract(catalog: catalog, location: location) }

    func source(_ name: String) throws -> SourceName { try reading.source(name) }

    /// The moment so many seconds after the start.
    func moment(_ seconds: Double) -> Date { Self.start.addingTimeInterval(seconds) }

    /// A pass over everything that begins so many seconds after the start.
    func pass(_ source: String, at seconds: Double = 0, scope: String = "all") throws -> SyncPass {
        SyncPass(source: try self.source(source), startedAt: moment(seconds), scope: scope)
    }

    /// An animal that was fetched so many seconds after the start, and expires so many after that.
    func animal(_ text: String, fetched seconds: Double, lifetime: Double? = nil) throws -> Animal {
        var animal = try reading.animal(text)
        animal.publishedAt = moment(-1000)
        animal.provenance = [
            Provenance(
                id: animal.id,
                fetchedAt: moment(seconds),
                expiresAt: lifetime.map { moment(seconds + $0) }
            )
        ]
        return animal
    }

    /// A whole pass over `source` that begins so many seconds after the start and brings these animals.
    @discardableResult
    func sync(
        _ source: String,
        at seconds: Double,
        bringing ids: [String],
        rule: UnlistingRule = .guarded
    ) async throws -> PassOutcome {
        let pass = try pass(source, at: seconds)
        try await catalog.begin(pass)
        let page = CatalogBatch(animals: try ids.map { try animal($0, fetched: seconds) })
        _ = try await catalog.write(page, of: pass.source, seen: ids.count, movingTo: nil)
        return try await catalog.finishPass(over: pass.source, at: moment(seconds + 1), rule: rule)
    }

    /// How the sync of the source stands; a failure when nothing is known of it.
    func record(_ source: SourceName) async throws -> SyncRecord {
        try await #require(
            catalog.syncRecords().first { $0.source == source },
            "something must be known of \(source)",
            sourceLocation: location
        )
    }

    /// The ids and statuses of everything, in the order of ids.
    func statuses() async throws -> [String] {
        try await everything().map { "\($0.id) \($0.status.text)" }
    }

    /// Everything that is shown, whatever its status, in the order of ids.
    func everything() async throws -> [Animal] {
        try await catalog.animals(matching: Self.everyStatus, after: nil, limit: 10_000)
    }

    static let everyStatus: AnimalFilter = {
        var filter = AnimalFilter()
        filter.statuses = []
        return filter
    }()
}
