public import Boundaries
public import Testing

/// What every store of alerts promises, a case a promise. Checked as ``CatalogPromise`` is.
public enum AlertStorePromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case emptyAnswers = "a store without alerts answers with nothing"
    case roundTrip = "an alert comes back exactly, whatever its name and search hold"
    case order = "alerts are listed in the order of their names' keys"
    case names = "a name belongs to one alert, however it is written"
    case updates = "a changed alert keeps what it has reported"
    case removal = "a removed alert is forgotten with all that it reported"
    case known = "what an alert was told to know is not new to it"
    case claims = "a match is claimed once, and by each alert for itself"
    case oddMatches = "a claimed match comes back byte for byte"
    case confirmation = "a batch is open until it is confirmed"
    case results = "the last result stays, with or without a batch"
    case goneAlerts = "nothing is claimed or kept for an alert that is gone"
    case manyClaimants = "of many who claim the same matches at once, each match goes to one"
    case recentMatches = "the latest matches come first, of the wanted alerts only"
    case exclusion = "one alert is checked by one at a time"
    case independence = "checks of different alerts do not wait for each other"
    case opposedOrders = "those who want the same alerts in different orders do not block each other"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on stores that `make` makes, each of them empty.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a store throws is thrown on.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        make: @Sendable () async throws -> any AlertStore
    ) async throws {
        let contract = AlertStoreContract(store: try await make(), location: sourceLocation)
        switch self {
        case .emptyAnswers: try await contract.checkEmptyAnswers()
        case .roundTrip: try await contract.checkRoundTrip()
        case .order: try await contract.checkOrder()
        case .names: try await contract.checkNames()
        case .updates: try await contract.checkUpdates()
        case .removal: try await contract.checkRemoval()
        case .known: try await contract.checkKnown()
        case .claims: try await contract.checkClaims()
        case .oddMatches: try await contract.checkOddMatches()
        case .confirmation: try await contract.checkConfirmation()
        case .results: try await contract.checkResults()
        case .goneAlerts: try await contract.checkGoneAlerts()
        case .manyClaimants: try await contract.checkManyClaimants()
        case .recentMatches: try await contract.checkRecentMatches()
        case .exclusion: try await contract.checkExclusion()
        case .independence: try await contract.checkIndependence()
        case .opposedOrders: try await contract.checkOpposedOrders()
        }
    }
}
