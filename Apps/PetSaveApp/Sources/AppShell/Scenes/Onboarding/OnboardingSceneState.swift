import Onboarding
import TerminalInput
import TerminalText

/// A page of the onboarding, which of its answers is at hand, and what is being typed.
struct OnboardingSceneState: SceneState {
    /// `nil` until there is a page.
    var page: OnboardingPresentation?
    /// The texts of the page's fields, with their cursors.
    var texts: [OnboardingField: TextField] = [:]
    /// Which of ``items`` was moved to; `nil` for the first one.
    var atHand: Item?
    /// Whether the person wanted to go on, and something was in the way.
    var isRefused = false

    /// Something that the keys act on: the same one, whatever stands above it.
    enum Item: Hashable {
        case text(OnboardingField)
        /// A choice by its ``OnboardingPresentation/Choice/id``.
        case choice(OnboardingField, String)
        /// On the summary: keeps everything.
        case confirmation
        case answer(OnboardingField)
        /// Goes on; where a page asks nothing.
        case continuation
    }

    var items: [Item] {
        guard let page else { return [] }
        if page.page == .summary { return [.confirmation] + page.summary.map { .answer($0.field) } }
        let items: [Item] = page.fields.flatMap { field in
            let choices = isOutdated(field) ? [] : field.choices.map { Item.choice(field.field, $0.id) }
            return field.field.kind == .text ? [.text(field.field)] + choices : choices
        }
        return items.isEmpty ? [.continuation] : items
    }

    /// What the keys act on; `nil` before there is a page.
    var item: Item? {
        let items = items
        guard let atHand, !items.contains(atHand) else { return atHand ?? items.first }
        // A suggestion that is none any more leaves the person where it came from.
        if case .choice(let field, _) = atHand, items.contains(.text(field)) { return .text(field) }
        return items.first
    }

    /// Whether what is known of a text is about another one than what is typed by now.
    func isOutdated(_ field: OnboardingPresentation.Field) -> Bool {
        texts[field.field].map { $0.text != field.text } ?? false
    }

    /// The field that letters go into.
    var typedField: OnboardingField? {
        guard case .text(let field)? = item else { return nil }
        return field
    }

    var takesText: Bool { typedField != nil }

    var title: String { page?.title ?? "Welcome" }

    var keys: [SceneKey] {
        let isSummary = page?.page == .summary
        return [
            SceneKey(
                [KeyPress(.enter)],
                "Enter",
                isSummary ? "keep, or change what is marked" : "go on",
                .submit,
                unavailable: page == nil ? "The page is still on its way." : nil,
                isProminent: true
            ),
            SceneKey([KeyPress(.escape)], "Esc", "leave", .back, isProminent: true),
            SceneKey([KeyPress(.up)], "↑", "up", .up),
            SceneKey([KeyPress(.down), KeyPress(.tab)], "↓ Tab", "down", .down),
            SceneKey(
                [KeyPress(.character(" "))],
                "Space",
                "mark",
                .toggle,
                unavailable: canMark ? nil : "There is nothing to mark here.",
                isProminent: true
            ),
            SceneKey(
                [KeyPress(.tab, .shift), KeyPress(.left)],
                "Shift-Tab",
                "back",
                .left,
                unavailable: page?.canGoBack == true ? nil : "This is the first page.",
                isProminent: true
            ),
            SceneKey(
                [KeyPress(.character("s"), .control)],
                "Ctrl-S",
                page?.skippingLosesAnswers == true ? "skip unanswered" : "skip",
                .skip,
                unavailable: page?.canSkip == true ? nil : "There is nothing to skip here.",
                isProminent: true
            ),
        ]
    }

    private var canMark: Bool {
        if case .choice? = item { return true }
        return false
    }
}
