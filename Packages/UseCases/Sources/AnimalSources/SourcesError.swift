public import Boundaries
import BusinessServices
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
    /// It is being synced, and cannot be removed meanwhile.
    case busy(SourceName)
    case store(SourceStoreError)
    case catalog(CatalogError)
}

extension SourcesError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKind(let text, let known):
            SourceConfigurationError.unknownKind(text: text, known: known).description
        case .badName(let text):
            """
            “\(text)” makes no name of a source: a name has letters and digits, and at most 64 of them. Choose another \
            with `--name`.
            """
        case .nameTaken(let name):
            "A source is called \(name) already. Choose another name with `--name`, or remove that one first."
        case .unknownSource(let text, let known):
            "No source is called “\(text)”."
                + (known.isEmpty
                    ? " None is set up; `petsave source add` tells which there are."
                    : " There are: \(known.map(\.text).joined(separator: ", ")).")
        case .badSetting(let reason):
            reason
        case .unknownPlace(let text, let suggestions):
            SourceConfigurationError.unknownPlace(text: text, suggestions: suggestions).description
        case .ambiguousPlace(let text, let choices):
            SourceConfigurationError.ambiguousPlace(text: text, choices: choices).description
        case .feed(let name, let error):
            "\(name): \(error)"
        case .busy(let name):
            "\(name) is being synced. Wait until that has ended, then remove it."
        case .store(let error):
            error.description
        case .catalog(let error):
            error.description
        }
    }

    /// Why a source cannot be asked as it is set up.
    init(_ error: SourceConfigurationError) {
        switch error {
        case .unknownKind(let text, let known): self = .unknownKind(text: text, known: known)
        case .badSetting(let reason): self = .badSetting(reason: reason)
        case .unknownPlace(let text, let suggestions): self = .unknownPlace(text: text, suggestions: suggestions)
        case .ambiguousPlace(let text, let choices): self = .ambiguousPlace(text: text, choices: choices)
        }
    }
}
