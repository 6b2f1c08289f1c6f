import Boundaries
import BusinessServices
import Domain
import FoundationEssentials

/// One check of some alerts, while nobody else checks them.
struct AlertCheckRun: Sendable {
    let alerts: [Alert]
    let dependencies: AlertCheckDependencies

    /// How many animals make a batch at most, so that memory stays flat.
    private static let batchSize = 1000
    /// How many matches a feed holds.
    private static let feedLength = 100

    /// What came of one alert so far.
    private struct Progress {
        let alert: Alert
        var reported = 0
        var repeatedBatches = 0
        var written: [AlertBatchID] = []
        var failure: AlertsError?

        init(_ alert: Alert) {
            self.alert = alert
        }
    }

    /// Throws where nothing could be written out; everything that was claimed by then stays open.
    func presentation() async throws -> AlertCheckPresentation {
        var all: [Progress] = []
        do {
            for alert in alerts { all.append(try await report(alert)) }
            let notices = try await notices()
            try Task.checkCancellation()
            try await dependencies.writer.finish(notices)
            try await writeFeed()
            try await conclude(all)
            let items = all.map { progress in
                AlertCheckPresentation.Item(
                    alert: progress.alert,
                    reported: progress.reported,
                    repeatedBatches: progress.repeatedBatches,
                    failure: progress.failure
                )
            }
            return AlertCheckPresentation(items: items, notices: notices)
        } catch let error as AlertDeliveryError {
            try await conclude(alerts.map { failed($0, .delivery(error)) })
            throw AlertsError.delivery(error)
        } catch let error as PersonalStoreError {
            throw AlertsError.store(error)
        }
    }

    private func failed(_ alert: Alert, _ error: AlertsError) -> Progress {
        var progress = Progress(alert)
        progress.failure = error
        return progress
    }

    // MARK: One alert

    /// Writes out what an earlier check left open, then claims and writes out what is new. What concerns this alert
    /// alone is kept as its failure.
    private func report(_ alert: Alert) async throws -> Progress {
        var progress = Progress(alert)
        do {
            let search = AlertSearch(nearby: dependencies.nearby, catalog: dependencies.catalog)
            let center = (try? search.place(of: alert.search))?.coordinate ?? dependencies.home
            for id in try await dependencies.store.openBatches(of: alert.id) {
                guard let batch = try await dependencies.store.batch(id) else { continue }
                try await write(batch, measuredFrom: center, isRepeated: true, &progress)
            }
            let pages = try search.pages(of: alert.search)
            var found: [AlertMatch] = []
            while let page = try await pages.next() {
                found += try await matches(of: page.map(\.animal), new: alert)
                while found.count >= Self.batchSize {
                    try await claim(Array(found.prefix(Self.batchSize)), measuredFrom: center, &progress)
                    found.removeFirst(Self.batchSize)
                }
            }
            try await claim(found, measuredFrom: center, &progress)
        } catch let error as AlertsError {
            progress.failure = error
        } catch AlertDeliveryError.command(let line, let ending) {
            progress.failure = .delivery(.command(line: line, ending: ending))
        }
        return progress
    }

    /// Those of the animals that the alert has not reported, be it by the id of another of their records.
    private func matches(of animals: [Animal], new alert: Alert) async throws -> [AlertMatch] {
        try Task.checkCancellation()
        let new = Set(try await dependencies.store.unreported(animals.flatMap(\.knownIDs), by: alert.id))
        return animals.filter { $0.knownIDs.allSatisfy(new.contains) }.map(dependencies.match)
    }

    private func claim(_ matches: [AlertMatch], measuredFrom center: Coordinate?, _ progress: inout Progress)
        async throws
    {
        guard !matches.isEmpty else { return }
        try Task.checkCancellation()
        let batch = AlertBatch(
            id: dependencies.makeBatchID(),
            alert: progress.alert.id,
            createdAt: dependencies.now(),
            matches: matches
        )
        guard let claimed = try await dependencies.store.claim(batch) else { return }
        try await write(claimed, measuredFrom: center, isRepeated: false, &progress)
    }

    private func write(
        _ batch: AlertBatch,
        measuredFrom center: Coordinate?,
        isRepeated: Bool,
        _ progress: inout Progress
    ) async throws {
        var animals: [ListedAnimal] = []
        for match in batch.matches {
            try Task.checkCancellation()
            animals.append(try await animal(of: match, measuredFrom: center))
        }
        try await dependencies.writer.write(
            AlertReport(alert: progress.alert, batch: batch.id, isRepeated: isRepeated, animals: animals)
        )
        progress.reported += animals.count
        progress.repeatedBatches += isRepeated ? 1 : 0
        progress.written.append(batch.id)
    }

    /// The animal as the catalogue has it, else as it was when it was found.
    private func animal(
        of match: AlertMatch,
        measuredFrom center: Coordinate?
    ) async throws(AlertsError) -> ListedAnimal {
        do {
            if let listed = try await dependencies.catalog.animal(match.animalID, measuredFrom: center) {
                return listed
            }
        } catch {
            throw .nearby(.catalog(error))
        }
        var animal = Animal(id: match.animalID, type: match.type, name: match.title)
        animal.url = match.url
        animal.publishedAt = match.publishedAt
        animal.status = .known(.unlisted)
        return ListedAnimal(animal: animal, organization: nil, distance: nil)
    }

    // MARK: All together

    private func notices() async throws -> [AlertCheckPresentation.Notice] {
        guard !alerts.isEmpty else { return [] }
        let sources: [SourceSummary]
        do { sources = try await dependencies.nearby.sources() } catch { throw AlertsError.nearby(error) }
        return sources.contains { $0.source == .sample } ? [.sampleCatalog] : []
    }

    private func writeFeed() async throws {
        guard let feed = dependencies.feed else { return }
        let recent = try await dependencies.store.recentMatches(of: alerts.map(\.id), limit: Self.feedLength)
        try await feed.write(recent, of: alerts)
    }

    /// Confirms what was written out. Calling the check off comes too late by now, and must not leave it open.
    private func conclude(_ all: [Progress]) async throws {
        let (store, now) = (dependencies.store, dependencies.now())
        try await Task {
            for progress in all {
                try await store.conclude(
                    progress.alert.id,
                    confirming: progress.written,
                    result: AlertCheckResult(
                        checkedAt: now,
                        reported: progress.reported,
                        batch: progress.written.last,
                        failure: progress.failure?.description
                    )
                )
            }
        }.value
    }
}
