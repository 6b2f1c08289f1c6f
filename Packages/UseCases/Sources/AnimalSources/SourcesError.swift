public import Boundaries
public import Domain

/// Why something could not be done with a source.
public enum SourcesError: Error, Hashable, Sendable {
    /// No kind of feed is called so.
    case unknownKind(text: String, known: [String])
    /// What a person calls it makes no name of a source.
    case badName(text: String)
    case nameTaken(SourceName)
    /// No source is called so.
    case unknownSource(text: String, known: [SourceName])
    /// Something is missing or wrong in what the person told; `reason` is a sentence that says what to do.
    case badSetting(reason: String)
    case unknownPlace(text: String, suggestions: [Place])
    case ambiguousPlace(text: String, choices: [Place])
    /// It was tried, and did not answer.
    case feed(SourceName, FeedError)
    case store(SourceStoreError)
    case catalog(CatalogError)
}
