public import Boundaries
public import Testing

/// What every store of a shortlist promises, a case a promise.
///
/// An adapter's test target checks all of them with one parameterised test, as for ``CatalogPromise``.
public enum ShortlistPromise: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case emptyAnswers = "a list without animals answers with nothing, whatever is asked of it"
    case addition = "an animal that was added is in the list, unrated and without a note"
    case order = "entries are in the order in which they were added, then by id"
    case addingAgain = "adding again keeps rating, note and place, and takes the newer snapshot"
    case repeats = "an animal that is added twice at once counts once, and the later snapshot wins"
    case rating = "every rating comes back, and unrated is not zero"
    case note = "a note comes back, an empty one is none"
    case absent = "an animal that is not in the list is neither rated nor noted nor added by it"
    case removal = "removing takes out what is there, and passes over what is not"
    case undo = "removals are undone one by one, the last first, with rating and note"
    case undoAfterAdding = "undoing gives an animal that was added again what it has lost"
    case undoAfterUndo = "what came back and was removed again comes back again"
    case fullSnapshot = "every field of a snapshot comes back exactly"
    case emptySnapshot = "a snapshot of which nearly nothing is known comes back exactly"
    case oddText = "text comes back byte for byte"
    case oddIdentifiers = "ids of any characters are kept apart, found and ordered by bytes"
    case reopening = "who opens the list anew finds everything, removals to undo included"
    case concurrentWriters = "two that write at once lose nothing of one another's"

    /// The promise in words, as test results name it.
    public var testDescription: String { rawValue }

    /// Checks the promise on a store, empty at first, that `open` opens: the same one each time it is called.
    ///
    /// A broken promise is recorded at `sourceLocation`; what a store throws is thrown on.
    public func check(
        sourceLocation: SourceLocation = #_sourceLocation,
        open: @Sendable () async throws -> any ShortlistStore
    ) async throws {
        let contract = ShortlistContract(store: try await open(), location: sourceLocation)
        switch self {
        case .emptyAnswers: try await contract.checkEmptyAnswers()
        case .addition: try await contract.checkAddition()
        case .order: try await contract.checkOrder()
        case .addingAgain: try await contract.checkAddingAgain()
        case .repeats: try await contract.checkRepeats()
        case .rating: try await contract.checkRating()
        case .note: try await contract.checkNote()
        case .absent: try await contract.checkAbsent()
        case .removal: try await contract.checkRemoval()
        case .undo: try await contract.checkUndo()
        case .undoAfterAdding: try await contract.checkUndoAfterAdding()
        case .undoAfterUndo: try await contract.checkUndoAfterUndo()
        case .fullSnapshot: try await contract.checkFullSnapshot()
        case .emptySnapshot: try await contract.checkEmptySnapshot()
        case .oddText: try await contract.checkOddText()
        case .oddIdentifiers: try await contract.checkOddIdentifiers()
        case .reopening: try await contract.checkReopening(open)
        case .concurrentWriters: try await contract.checkConcurrentWriters(try await open(), try await open())
        }
    }
}
