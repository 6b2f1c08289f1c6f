public import Testing

/// What every feed promises, a case a promise.
///
/// An adapter's test target checks all of them with one parameterised test:
///
/// ```swift
/// @Test("keeps its promise", arguments: FeedPromise.allCases)
/// func keepsItsPromise(_ promise: FeedPromise) async throws {
///     try await promise.check { situation in feedUnderTest(in: situation) }
/// }
/// ```
public enum FeedPromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case completePass = "a pass brings each animal once, and comes to an end"
    case cursors = "no two pages of a pass have the same cursor"
    case resumption = "a feed that is made anew goes on from a cursor as if nothing had been"
    case repetition = "a page that is asked for again is the same page"
    case strangeCursor = "a cursor that no feed gave begins at the beginning"
    case fetchedAt = "every record says that it was fetched when the request says"
    case ownership = "every record is the source's own"
    case faults = "a record that cannot be read is a fault, and costs no other"
    case duplicates = "an animal that a page lists twice comes once"
    case empty = "a feed without animals is one page without animals"
    case totals = "a total is the number of animals"
    case traffic = "pages count the requests that they took, and the bytes that came"
    case changes = "only what changed comes to whom asks for changes, where the feed tells them"
    case probe = "a trial makes one request, and shows some animals"
    case refusal = "who is not let in hears of it, from a trial too"
    case rateLimit = "a server that wants no more requests says for how long"
    case serverFault = "a server's own fault is told as that"
    case nothingThere = "an address with nothing behind it is a wrong setting"
    case movedAway = "an answer that only sends on, with a web page, is a wrong setting"
    case webPage = "a web page is no answer"
    case otherAnswers = "an answer of something else, of nothing, or cut off, is no answer"
    case secrecy = "no error and no fault repeats a secret"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on feeds that `make` makes, each with a server of its own that is in the given situation.
    ///
    /// A broken promise is recorded at `sourceLocation`.
    ///
    /// - Parameter many: How many animals take the feed more than two pages, where it has pages.
    public func check(
        many: Int,
        sourceLocation: SourceLocation = #_sourceLocation,
        make: @escaping @Sendable (FeedSituation) async throws -> FeedUnderTest
    ) async throws {
        let contract = FeedContract(many: many, make: make, location: sourceLocation)
        switch self {
        case .completePass: try await contract.checkCompletePass()
        case .cursors: try await contract.checkCursors()
        case .resumption: try await contract.checkResumption()
        case .repetition: try await contract.checkRepetition()
        case .strangeCursor: try await contract.checkStrangeCursor()
        case .fetchedAt: try await contract.checkFetchedAt()
        case .ownership: try await contract.checkOwnership()
        case .faults: try await contract.checkFaults()
        case .duplicates: try await contract.checkDuplicates()
        case .empty: try await contract.checkEmpty()
        case .totals: try await contract.checkTotals()
        case .traffic: try await contract.checkTraffic()
        case .changes: try await contract.checkChanges()
        case .probe: try await contract.checkProbe()
        case .refusal: try await contract.checkRefusal()
        case .rateLimit: try await contract.checkRateLimit()
        case .serverFault: try await contract.checkServerFault()
        case .nothingThere: try await contract.checkNothingThere()
        case .movedAway: try await contract.checkMovedAway()
        case .webPage: try await contract.checkWebPage()
        case .otherAnswers: try await contract.checkOtherAnswers()
        case .secrecy: try await contract.checkSecrecy()
        }
    }
}
