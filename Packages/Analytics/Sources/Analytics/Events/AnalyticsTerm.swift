/// A word that was written in PetSave's source, never one that a person or a feed wrote.
///
/// Its only sources are literals and closed lists, so that no search, name or address can become one.
public struct AnalyticsTerm: Hashable, Sendable {
    /// The word.
    public let text: String

    /// From a literal in the source.
    init(_ literal: StaticString) {
        text = literal.description
    }

    /// From a closed list.
    init(_ term: some AnalyticsVocabulary) {
        text = term.rawValue
    }

    /// A country; `nil` for anything but a code of ISO 3166-1, since two other letters could be somebody's initials.
    init?(country code: String) {
        guard let known = CountryCodes.all.first(where: { $0 == code }) else { return nil }
        text = known
    }
}
