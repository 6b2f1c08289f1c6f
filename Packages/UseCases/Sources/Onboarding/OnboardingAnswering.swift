import BusinessServices
import Domain

/// What answers mean, and which ones there are: looked up on this machine alone.
struct OnboardingAnswering: Sendable {
    /// The place that is answered, looked up.
    let place: OnboardingPlace

    static let yes = "yes"
    static let no = "no"
    static let on = "on"
    static let off = "off"

    /// Why the page can be neither left for the next one nor confirmed; `nil` when it can.
    func obstacle(in state: OnboardingState) -> String? {
        let fields =
            state.page.next == nil ? state.changedFields : OnboardingField.allCases.filter { $0.page == state.page }
        return fields.lazy.compactMap { problem(with: $0, in: state) }.first
    }

    /// Why an answer cannot stay as it is; a sentence.
    func problem(with field: OnboardingField, in state: OnboardingState) -> String? {
        let answer = state.answer(to: field).trimmingSpaces
        guard !answer.isEmpty else { return nil }
        switch field {
        case .place: return place.problem
        case .wants: return SearchText.fold(answer).isEmpty ? "There is no word in “\(answer)”." : nil
        default: return nil
        }
    }

    /// What an answer is taken for; `nil` where there is nothing to say.
    func meaning(of field: OnboardingField, in state: OnboardingState) -> String? {
        switch field {
        case .place: place.found?.name
        case .wants: meaning(ofWants: state.answer(to: .wants).trimmingSpaces)
        default: nil
        }
    }

    /// What can be chosen or toggled; of a text, suggestions.
    func choices(for field: OnboardingField, in state: OnboardingState) -> [OnboardingPresentation.Choice] {
        let answer = state.answer(to: field)
        switch field {
        case .place:
            return place.suggestedNames.map { name in
                OnboardingPresentation.Choice(id: name, label: name, isMarked: false, isSuggested: false)
            }
        case .wants: return []
        case .types:
            let marked = Set(PreferenceKey.types(from: answer) ?? [])
            return AnimalType.allCases.map { type in
                OnboardingPresentation.Choice(
                    id: PreferenceKey.text(of: [type]),
                    label: OnboardingWords.label(of: type),
                    isMarked: marked.contains(type),
                    isSuggested: false
                )
            }
        case .units, .children, .dogs, .cats, .experience, .analytics:
            return OnboardingWords.choices(for: field).map { id, label in
                OnboardingPresentation.Choice(
                    id: id,
                    label: label,
                    isMarked: id == answer,
                    isSuggested: id == answer && field == .units && state.suggestsUnits
                )
            }
        }
    }

    /// A comma list with one of its words put in, or taken out when it is there.
    func toggling(_ choice: String, in answer: String) -> String {
        var types = Set(PreferenceKey.types(from: answer) ?? [])
        types.formSymmetricDifference(PreferenceKey.types(from: choice) ?? [])
        return PreferenceKey.text(of: AnimalType.allCases.filter(types.contains))
    }

    /// What people measure distances in: miles where the signs along the roads do, in the United States and the places
    /// that belong to them, and in the United Kingdom (CLDR's `unitPreferences` for `usage="road"`).
    ///
    /// - Parameter country: an ISO 3166-1 alpha-2 code.
    static func units(in country: String) -> DistanceUnit {
        ["US", "PR", "VI", "GU", "AS", "MP", "UM", "GB"].contains(country.uppercased()) ? .miles : .kilometers
    }

    private func meaning(ofWants text: String) -> String? {
        guard !SearchText.fold(text).isEmpty else { return nil }
        let understood = SearchPhrase.understand(text, unit: .kilometers)
        let wishes = understood.terms.filter { OnboardingWords.wishes.contains($0.subject) }.map(\.meaning)
        let others = understood.terms.filter { !OnboardingWords.wishes.contains($0.subject) }.map(\.words)
        let rest = [understood.filter.text].compactMap { $0 } + others.filter { $0 != understood.filter.text }
        let left = rest.isEmpty ? "" : "match scores cannot use “\(rest.joined(separator: "”, “"))”"
        return [wishes.joined(separator: ", "), left].filter { !$0.isEmpty }.joined(separator: "; ")
    }
}
