import Domain

/// How a search is put into words.
enum SearchWords {
    /// `Understood: type Dog, age Young, near boston; looked for as text: “fluffy”.`; `nil` when there were no words.
    static func understood(_ query: AnimalListQuery) -> String? {
        guard let words = query.words?.trimmingSpaces, !words.isEmpty else { return nil }
        var told: Set<String> = []
        // What is looked for as text is told once, at the end.
        let terms = query.terms.filter { $0.subject != .text }.map(phrase).filter { told.insert($0).inserted }
        let parts = [
            terms.isEmpty ? nil : "understood: " + terms.joined(separator: ", "),
            query.filter.text.map { "looked for as text: “\(shortened($0))”" },
        ]
        let sentence = parts.compactMap(\.self).joined(separator: "; ")
        guard let first = sentence.first else {
            return "“\(shortened(words))” holds nothing that can be searched for, so everything is listed."
        }
        return first.uppercased() + sentence.dropFirst() + "."
    }

    /// `type Dog`, `not Cat`, `within 50 km`.
    private static func phrase(_ term: UnderstoodSearch.Term) -> String {
        let name = term.isExcluded ? nil : name(term.subject)
        return [name, term.meaning].compactMap(\.self).joined(separator: " ")
    }

    /// Nobody reads more of their own words than this.
    private static func shortened(_ text: String) -> String {
        text.count <= 200 ? text : text.prefix(199) + "…"
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
