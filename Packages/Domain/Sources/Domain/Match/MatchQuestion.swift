/// A question about an animal whose answer is yes, no, or that nobody said.
///
/// A catalogue that scores animals by itself puts each question in its own language; ``answer(for:)`` is what the
/// question means.
public enum MatchQuestion: Hashable, Sendable {
    /// Does it get along with them?
    case goodWith(Companion)
    case houseTrained
    case specialNeeds
    case type(TermChoice<AnimalType>)
    case age(TermChoice<AgeGroup>)
    case gender(TermChoice<Gender>)
    case size(TermChoice<Size>)
    case coat(TermChoice<Coat>)
    /// Does one of these phrases stand in the name of one of its breeds? Unknown when it has none.
    case breed([String])
    /// Does one of these phrases stand in one of its colours? Unknown when it has none.
    case color([String])

    /// What is known of `animal`.
    public func answer(for animal: Animal) -> TriState {
        switch self {
        case .goodWith(let companion): animal.environment[companion]
        case .houseTrained: animal.attributes.houseTrained
        case .specialNeeds: animal.attributes.specialNeeds
        case .type(let choice): choice.answer(for: animal.type)
        case .age(let choice): choice.answer(for: animal.age)
        case .gender(let choice): choice.answer(for: animal.gender)
        case .size(let choice): choice.answer(for: animal.size)
        case .coat(let choice): choice.answer(for: animal.coat)
        case .breed(let phrases): Self.answer(phrases, for: animal.breeds.named)
        case .color(let phrases): Self.answer(phrases, for: animal.colors.named)
        }
    }

    private static func answer(_ phrases: [String], for names: [String]) -> TriState {
        names.isEmpty ? .unknown : TriState(SearchText.anyPhrase(of: phrases, standsIn: names))
    }
}

/// Terms that answer a question with yes, and those that answer it with no.
///
/// A term that is in neither list answers nothing: nobody knows whether a size of “Teacup” is small.
public struct TermChoice<Known: Vocabulary>: Hashable, Sendable {
    public let yes: [OpenValue<Known>]
    public let no: [OpenValue<Known>]

    /// - Parameters:
    ///   - wanted: The terms that mean yes; every other one that the vocabulary knows means no.
    ///   - silent: Terms that say nothing, such as the gender “Unknown”.
    public init(_ wanted: [OpenValue<Known>], silent: [Known] = []) {
        let silent = silent.map(OpenValue.known)
        yes = wanted.filter { !silent.contains($0) }
        no = Known.allCases.map(OpenValue.known).filter { !wanted.contains($0) && !silent.contains($0) }
    }

    func answer(for value: OpenValue<Known>?) -> TriState {
        guard let value else { return .unknown }
        if yes.contains(value) { return .yes }
        return no.contains(value) ? .no : .unknown
    }
}
