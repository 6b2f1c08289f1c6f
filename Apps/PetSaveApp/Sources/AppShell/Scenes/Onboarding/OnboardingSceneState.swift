import Onboarding
import TerminalInput
import TerminalText

/// A page of the onboarding, which of its answers is at hand, and what is being typed.
struct OnboardingSceneState: SceneState {
    /// `nil` until there is a page.
    var page: OnboardingPresentation?
    /// The texts of the page's fields, with their cursors.
    var texts: [OnboardingField: TextField] = [:]
    /// Which of ``items`` is at hand.
    var focus = 0

    /// Something that the keys act on.
    enum Item: Hashable {
        case text(OnboardingField)
        case choice(OnboardingField, OnboardingPresentation.Choice)
        /// On the summary: keeps everything.
        case confirmation
        case answer(OnboardingPresentation.SummaryLine)
        /// Goes on; where a page asks nothing.
        case continuation
    }

    var items: [Item] {
        guard let page else { return [] }
        if page.page == .summary { return [.confirmation] + page.summary.map { .answer($0) } }
        let items: [Item] = page.fields.flatMap { field in
            let choices = field.choices.map { Item.choice(field.field, $0) }
            return field.field.kind == .text ? [.text(field.field)] + choices : choices
        }
        return items.isEmpty ? [.continuation] : items
    }

    /// What the keys act on; `nil` before there is a page.
    var item: Item? {
        let items = items
        return items.indices.contains(focus) ? items[focus] : items.last
    }

    /// The field that letters go into.
    var typedField: OnboardingField? {
        guard case .text(let field)? = item else { return nil }
        return field
    }

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
                "page before",
                .left,
                unavailable: page?.canGoBack == true ? nil : "This is the first page.",
                isProminent: true
            ),
            SceneKey(
                [KeyPress(.character("s"), .control)],
                "Ctrl-S",
                "skip",
                .skip,
                unavailable: page?.canSkip == true ? nil : "There is nothing to skip here.",
                isProminent: true
            ),
            SceneKey([KeyPress(.escape)], "Esc", "leave, changing nothing", .back, isProminent: true),
        ]
    }

    private var canMark: Bool {
        if case .choice? = item { return true }
        return false
    }
}
