public import Domain

/// Why a source cannot be asked as it is set up.
public enum SourceConfigurationError: Error, Hashable, Sendable {
    /// No kind of feed is called so.
    case unknownKind(text: String, known: [String])
    /// Something is missing or wrong; `reason` is a sentence that says what to do.
    case badSetting(reason: String)
    case unknownPlace(text: String, suggestions: [Place])
    case ambiguousPlace(text: String, choices: [Place])
}

extension SourceConfigurationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownKind(let text, let known):
            "No kind of source is called “\(text)”."
                + (known.isEmpty ? "" : " There are: \(known.joined(separator: ", ")).")
        case .badSetting(let reason):
            reason
        case .unknownPlace(let text, let suggestions):
            NearbyAnimalsError.unknownPlace(text: text, suggestions: suggestions).description
        case .ambiguousPlace(let text, let choices):
            NearbyAnimalsError.ambiguousPlace(text: text, choices: choices).description
        }
    }
}
