import BusinessServices
import Domain
import Onboarding

/// Answers fields of the onboarding with what somebody wrote: an option's value, or a line at a prompt.
struct OnboardingEntry {
    /// What takes an answer away.
    static let none = "none"

    let events: any OnboardingViewEvents
    let view: LatestOnboardingView

    /// Answers a field of the page that is shown; says why not when it cannot be answered so, and `nil` when it is.
    ///
    /// - Parameter isNumbered: Whether the choices were listed with their numbers, the first being 1.
    func enter(_ text: String, in field: OnboardingField, isNumbered: Bool) async -> String? {
        guard let shown = view.field(field) else { return "“\(field.rawValue)” is not asked for now." }
        let text = text.trimmingSpaces
        let isNone = text.lowercased() == Self.none
        switch field.kind {
        case .text:
            if isNumbered, let choice = Self.numbered(text, among: shown.choices) {
                await events.viewDidChoose(choice.id, in: field)
            } else {
                await events.viewDidType(isNone ? "" : text, in: field)
            }
            return view.field(field)?.problem
        case .oneChoice:
            let choice = isNumbered ? Self.numbered(text, among: shown.choices) : nil
            guard let id = isNone ? "" : choice?.id ?? Self.named(text, among: shown) else {
                return Self.refusal(of: text, for: shown)
            }
            await events.viewDidChoose(id, in: field)
        case .severalChoices:
            guard let ids = isNone ? [] : Self.several(text, among: shown, isNumbered: isNumbered) else {
                return Self.refusal(of: text, for: shown)
            }
            for choice in shown.choices where choice.isMarked != ids.contains(choice.id) {
                await events.viewDidToggle(choice.id, in: field)
            }
        case .onOff:
            guard let answer = isNone ? "" : Self.value(text, of: field) else {
                return "“\(text)” is neither yes nor no."
            }
            for choice in shown.choices where choice.isMarked != (choice.id == answer) {
                await events.viewDidToggle(choice.id, in: field)
            }
        }
        return nil
    }

    private static func numbered(
        _ text: String,
        among choices: [OnboardingPresentation.Choice]
    ) -> OnboardingPresentation.Choice? {
        guard let number = Int(text), choices.indices.contains(number - 1) else { return nil }
        return choices[number - 1]
    }

    private static func named(_ text: String, among field: OnboardingPresentation.Field) -> String? {
        let folded = SearchText.fold(text)
        if let label = field.choices.first(where: { SearchText.fold($0.label) == folded }) { return label.id }
        guard let answer = value(text, of: field.field) else { return nil }
        return field.choices.contains { $0.id == answer } ? answer : nil
    }

    /// The answer that a text stands for as the setting's value; also by the first letters of yes and no.
    private static func value(_ text: String, of field: OnboardingField) -> String? {
        let word = ["y": "yes", "n": "no"][text.lowercased()] ?? text
        guard let value = try? field.key.value(from: word) else { return nil }
        return field.answer(for: value)
    }

    /// The choices that a list names, by comma; numbers also by blanks.
    private static func several(
        _ text: String,
        among field: OnboardingPresentation.Field,
        isNumbered: Bool
    ) -> Set<String>? {
        let isNumbers = isNumbered && text.allSatisfy { $0.isNumber || $0.isWhitespace || $0 == "," }
        let words = text.split { $0 == "," || (isNumbers && $0.isWhitespace) }
            .map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        let ids = words.map { word in
            (isNumbered ? numbered(word, among: field.choices)?.id : nil) ?? named(word, among: field)
        }
        return ids.isEmpty || ids.contains(nil) ? nil : Set(ids.compactMap { $0 })
    }

    private static func refusal(of text: String, for field: OnboardingPresentation.Field) -> String {
        let known = field.choices.map { $0.id.isEmpty ? none : $0.id }.joined(separator: ", ")
        return "“\(text)” is none of the answers. There are: \(known)."
    }
}
