public import Boundaries
public import FoundationEssentials
public import Testing

/// What every catalogue promises to whoever syncs sources with it, a case a promise; what it promises to those who look
/// for animals, ``CatalogPromise`` says.
public enum SyncCatalogPromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case neverSynced = "of a source that was never synced, nothing is told"
    case openPass = "a pass that was begun is open, with everything it was told"
    case newPass = "a pass that begins takes the place of the open one, and of no other source's"
    case pages = "with each page, its records come in and the pass moves on"
    case repeatedPage = "a page that comes again changes nothing but the pass"
    case noOpenPass = "without an open pass, no page comes in and none is finished"
    case finishedPass = "a pass over everything is remembered by when it began and what it asked for"
    case changesOnly = "a pass over changes unlists nothing, and does not count as one over everything"
    case unlisting = "what a pass over everything did not bring becomes unlisted, for every reader"
    case untouched = "what is adopted, unlisted, or another source's stays as it is"
    case suddenlyEmpty = "a source that is suddenly empty, or lost more than half, unlists nothing unless forced"
    case listedBefore = "how much was listed is counted when the pass begins"
    case returning = "a record that comes back is listed again, and its history tells all of it"
    case failures = "why a sync stopped is kept with its open pass until one goes well"
    case expiry = "an expired record is there for no reader"
    case expiryMoment = "a record expires at the very moment that its own source says"
    case renewal = "an expired record that is fetched again is there again"
    case purge = "purging takes out what expired before a moment, and nothing else"
    case removal = "a source that is removed leaves nothing behind, and takes nothing of another's along"
    case exclusion = "a source is synced by one at a time, and several sources at once"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// What a catalogue is checked as.
    public typealias Catalog = any AnimalCatalog & AnimalCatalogWriter & SyncCatalog

    /// Checks the promise on a catalogue that `make` makes, empty at first, whose records expire by the clock that it
    /// is given.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a catalogue throws is thrown on.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        make: @Sendable (_ now: @escaping @Sendable () -> Date) async throws -> Catalog
    ) async throws {
        let clock = SettableClock(RandomPopulation.now)
        let catalog = try await make { clock.now }
        let contract = SyncCatalogContract(catalog: catalog, clock: clock, location: sourceLocation)
        switch self {
        case .neverSynced: try await contract.checkNeverSynced()
        case .openPass: try await contract.checkOpenPass()
        case .newPass: try await contract.checkNewPass()
        case .pages: try await contract.checkPages()
        case .repeatedPage: try await contract.checkRepeatedPage()
        case .noOpenPass: try await contract.checkNoOpenPass()
        case .finishedPass: try await contract.checkFinishedPass()
        case .changesOnly: try await contract.checkChangesOnly()
        case .unlisting: try await contract.checkUnlisting()
        case .untouched: try await contract.checkUntouched()
        case .suddenlyEmpty: try await contract.checkSuddenlyEmpty()
        case .listedBefore: try await contract.checkListedBefore()
        case .returning: try await contract.checkReturning()
        case .failures: try await contract.checkFailures()
        case .expiry: try await contract.checkExpiry()
        case .expiryMoment: try await contract.checkExpiryMoment()
        case .renewal: try await contract.checkRenewal()
        case .purge: try await contract.checkPurge()
        case .removal: try await contract.checkRemoval()
        case .exclusion: try await contract.checkExclusion()
        }
    }
}
