public import Boundaries
public import Testing

/// What every store of sources promises, a case a promise.
///
/// An adapter's test target checks all of them with one parameterised test, as for ``CatalogPromise``.
public enum SourceStorePromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case emptyAnswers = "a store without sources answers with nothing, whatever is asked of it"
    case addition = "everything that was said of a source comes back exactly"
    case leastAddition = "a source of which only the kind was said comes back exactly"
    case origins = "where a secret comes from comes back, and no secret is kept unasked"
    case order = "sources are in the order of their names"
    case takenName = "a name that is taken is not given again, and the source that has it stays"
    case oddText = "texts come back byte for byte"
    case distances = "distances and intervals come back exactly"
    case switching = "switching a source on and off changes that, and nothing else"
    case removal = "a removed source is gone, and its name is free"
    case keptSecret = "a secret that was kept comes back, and goes with its source"
    case secretToKeep = "a source whose secret is to be kept is not added without one"
    case openSecret = "a setting that would hold a secret is refused, and nothing is kept"
    case reopening = "who opens the store anew finds everything"
    case concurrentWriters = "two that write at once lose nothing of one another's"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on a store, empty at first.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a store throws is thrown on.
    ///
    /// - Parameters:
    ///   - open: Opens the store, the same one each time it is called.
    ///   - keptSecret: The secret that the store keeps for a source; `nil` when it keeps none.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        open: @Sendable () async throws -> any SourceStore,
        keptSecret: @escaping @Sendable (SourceConfiguration) async throws -> String?
    ) async throws {
        let contract = SourceStoreContract(store: try await open(), keptSecret: keptSecret, location: sourceLocation)
        switch self {
        case .emptyAnswers: try await contract.checkEmptyAnswers()
        case .addition: try await contract.checkAddition()
        case .leastAddition: try await contract.checkLeastAddition()
        case .origins: try await contract.checkOrigins()
        case .order: try await contract.checkOrder()
        case .takenName: try await contract.checkTakenName()
        case .oddText: try await contract.checkOddText()
        case .distances: try await contract.checkDistances()
        case .switching: try await contract.checkSwitching()
        case .removal: try await contract.checkRemoval()
        case .keptSecret: try await contract.checkKeptSecret()
        case .secretToKeep: try await contract.checkSecretToKeep()
        case .openSecret: try await contract.checkOpenSecret()
        case .reopening: try await contract.checkReopening(try await open())
        case .concurrentWriters: try await contract.checkConcurrentWriters(try await open(), try await open())
        }
    }
}
