import Domain

/// How a search is put into words.
enum SearchWords {
    /// `Understood: type Dog, age Young, near boston; as text: “fluffy”.`; `nil` when there were no words.
    static func understood(_ query: AnimalListQuery) -> String? {
        guard let words = query.words, !words.allSatisfy(\.isWhitespace) else { return nil }
        let terms = query.terms.map { term in
            [name(term.subject), term.meaning].compactMap(\.self).joined(separator: " ")
        }
        let parts = [
            terms.isEmpty ? nil : "understood: " + terms.joined(separator: ", "),
            query.filter.text.map { "looked for as text: “\($0)”" },
        ]
        let sentence = parts.compactMap(\.self).joined(separator: "; ")
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    }

    /// `within 100 km`, `if age is any`: what would be given up.
    static func condition(_ relaxation: SearchRelaxation, unit: DistanceUnit) -> String {
        relaxation.changes.map { condition($0, unit: unit) }.joined(separator: ", ")
    }

    private static func condition(_ change: SearchRelaxation.Change, unit: DistanceUnit) -> String {
        switch change {
        case .within(let distance): "within \(AnimalWords.distance(distance, in: unit))"
        case .everywhere: "anywhere"
        case .withoutWord(let word): "without “\(word)”"
        case .any(.text): "without the text"
        case .any(.excluded): "if nothing is excluded"
        case .any(.hasPhoto): "with or without a photo"
        case .any(.publishedAfter): "if listed at any time"
        case .any(.goodWith): "if it need not be known whom they get along with"
        case .any(.houseTrained): "house-trained or not"
        case .any(.specialNeeds): "with or without special needs"
        case .any(.status): "that are adoptable"
        case .any(.color): "if colour is any"
        case .any(.organization): "of any organisation"
        case .any(let facet): "if \(facet.rawValue) is any"
        }
    }

    /// What comes before the meaning; `nil` where the meaning says it all.
    private static func name(_ subject: UnderstoodSearch.Term.Subject) -> String? {
        switch subject {
        case .color: "colour"
        case .goodWith: "good with"
        case .place: "near"
        case .order: "order"
        case .houseTrained, .specialNeeds, .photo, .within: nil
        case .type, .breed, .age, .gender, .size, .coat, .status, .text: subject.rawValue
        }
    }
}
