public import Boundaries
public import Domain

/// Shows how a text may go on.
public protocol SuggestionsView: Sendable {
    func present(_ presentation: SuggestionsPresentation) async
}

/// What happens in the view, told to the use case.
public protocol SuggestionsViewEvents: Sendable {
    /// The text is another now. Whoever types fast waits for a rest before telling so.
    @discardableResult
    func viewDidType(_ request: SuggestionsRequest) -> UseCaseResponse<SuggestionsPresentation>
}

/// What is to be completed.
public struct SuggestionsRequest: Hashable, Sendable {
    /// What has been typed so far; with nothing the most frequent come first.
    public var text: String
    public var kinds: Set<SuggestionKind>
    public var limit: Int

    public init(text: String, kinds: Set<SuggestionKind> = Set(SuggestionKind.allCases), limit: Int = 10) {
        self.text = text
        self.kinds = kinds
        self.limit = limit
    }
}

/// The suggestions as a view shows them.
public struct SuggestionsPresentation: Hashable, Sendable {
    public let request: SuggestionsRequest
    /// Those that lead to most animals first.
    public let suggestions: [Suggestion]
}

/// Why there are no suggestions.
public enum SuggestionsError: Error, Hashable, Sendable {
    case catalog(CatalogError)
}

extension SuggestionsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .catalog(let error): error.description
        }
    }
}

/// What happens to the suggestions, for whoever counts it: never what was typed.
public protocol SuggestionsTracker: Sendable {
    func suggestionsShown(count: Int) async
}
