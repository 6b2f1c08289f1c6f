import Boundaries
import Domain

/// Asks sources until they have answered or the time is up, whichever comes first.
struct RefreshRun {
    let service: SyncService
    let clock: any Clock<Duration>

    /// What the sources had answered by then.
    struct Ending {
        var failures: [(source: SourceName, reason: String)] = []
        /// Those that another process fetches.
        var busy: [SourceName] = []
        var unfinished: [SourceName] = []
    }

    private enum Event: Sendable {
        case progress(SourceSyncProgress)
        case ended(Result<SyncReport, CatalogError>)
        case timeUp
    }

    /// Not structured: a feed that does not stop when it is called off must not be waited for.
    func ask(_ sources: [SourceConfiguration], isImpatient: Bool, budget: Double) async -> Ending {
        let (events, happening) = AsyncStream.makeStream(of: Event.self)
        let work = Task { @concurrent [service] in
            do throws(CatalogError) {
                let report = try await service.sync(sources, options: SyncOptions(isImpatient: isImpatient)) {
                    happening.yield(.progress($0))
                }
                happening.yield(.ended(.success(report)))
            } catch {
                happening.yield(.ended(.failure(error)))
            }
        }
        let alarm = Task { @concurrent [clock] in
            guard (try? await clock.sleep(for: .seconds(max(0, budget)))) != nil else { return }
            happening.yield(.timeUp)
        }
        defer {
            work.cancel()
            alarm.cancel()
        }
        var latest: [SourceName: SourceSyncProgress.Phase] = [:]
        events: for await event in events {
            switch event {
            case .progress(let progress):
                latest[progress.source] = progress.phase
            case .ended(.success):
                break events
            case .ended(.failure(let error)):
                for source in sources { latest[source.name] = .failed(.catalog(error)) }
                break events
            case .timeUp:
                break events
            }
        }
        return sources.reduce(into: Ending()) { ending, source in
            switch latest[source.name] {
            case .finished: break
            case .failed(.busy): ending.busy.append(source.name)
            case .failed(let error): ending.failures.append((source.name, error.description))
            case .waiting, .running, nil: ending.unfinished.append(source.name)
            }
        }
    }
}
