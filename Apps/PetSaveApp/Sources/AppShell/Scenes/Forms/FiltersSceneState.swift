import Domain
import FoundationEssentials
import TerminalInput
import TerminalText

/// A form of everything that animals can be asked for.
struct FiltersSceneState: SceneState {
    /// How many animals would match.
    enum Count: Hashable, Sendable {
        case counting
        case known(FacetCounts)
        /// With the sentence that tells why.
        case failed(String)
    }

    var form: FilterForm
    let unit: DistanceUnit
    /// What “in the last 7 days” is counted back from.
    let openedAt: Date
    /// What stands in the rows that take words.
    var texts: [FilterField: TextField]
    /// The row that is chosen, from 0.
    var row = 0
    /// What is pointed at among the choices of that row.
    var choice = 0
    /// How the words of that row could go on.
    var suggestions: [Suggestion] = []
    /// Which of them is pointed at.
    var suggestion: Int?
    private(set) var count = Count.counting
    /// How many animals each choice would list, as it was counted last: it stays while the form is counted anew, for rows
    /// would jump otherwise.
    private(set) var facets: FacetCounts?

    init(form: FilterForm, unit: DistanceUnit, openedAt: Date) {
        self.form = form
        self.unit = unit
        self.openedAt = openedAt
        texts = [
            .breed: TextField(form.filter.breeds.joined(separator: ", ")),
            .color: TextField(form.filter.colors.joined(separator: ", ")),
        ]
    }

    var title: String { "Filters" }

    /// The row that is chosen.
    var field: FilterField { form.fields[min(row, form.fields.count - 1)] }

    var takesText: Bool { field.takesText }

    /// What can be chosen in a row.
    func choices(of field: FilterField) -> [FilterChoice] {
        field.choices(in: form, counted: facets, unit: unit, now: openedAt)
    }

    mutating func take(_ count: Count) {
        self.count = count
        switch count {
        case .counting: break
        case .known(let facets): self.facets = facets
        case .failed: facets = nil
        }
    }

    /// How many animals a suggestion would list with everything else that the form asks for; until that is counted, how
    /// many have it.
    func count(of suggestion: Suggestion) -> Int {
        guard let facets else { return suggestion.count }
        let counts = suggestion.kind == .breed ? facets.breeds : facets.colors
        return counts[SearchText.fold(suggestion.text)] ?? 0
    }

    /// The word that is being typed: what stands after the last comma.
    var fragment: String {
        let text = texts[field]?.text ?? ""
        let last = text.split(separator: ",", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        return last.trimmingSpaces
    }

    var keys: [SceneKey] { (takesText ? textKeys : choiceKeys) + commonKeys }

    private var commonKeys: [SceneKey] {
        [
            SceneKey(
                [KeyPress(.enter), KeyPress(.character("s"), .control)],
                "Enter Ctrl-S",
                suggestion == nil ? "use these filters" : "take the suggestion",
                suggestion == nil ? .submit : .adopt,
                isProminent: true
            ),
            SceneKey([KeyPress(.escape)], "Esc", "leave them as they were", .back, isProminent: true),
        ]
    }

    private var textKeys: [SceneKey] {
        [
            SceneKey([KeyPress(.up)], "↑", "up", .up),
            SceneKey([KeyPress(.down)], "↓", "down", .down),
        ]
            + (suggestions.isEmpty
                ? [] : [SceneKey([KeyPress(.tab)], "Tab", "take the suggestion", .adopt, isProminent: true)])
    }

    private var choiceKeys: [SceneKey] {
        [
            SceneKey([KeyPress(.up), KeyPress(.character("k"))], "↑ k", "the row above", .up),
            SceneKey([KeyPress(.down), KeyPress(.character("j"))], "↓ j", "the row below", .down),
            SceneKey([KeyPress(.left), KeyPress(.character("h"))], "← h", "the choice before", .left),
            SceneKey([KeyPress(.right), KeyPress(.character("l"))], "→ l", "the next choice", .right),
            SceneKey(
                [KeyPress(.character(" "))],
                "Space",
                "choose, or give up",
                .toggle,
                isProminent: true
            ),
            SceneKey(
                "c",
                "clear all",
                .clear,
                unavailable: form.filter == AnimalFilter() && form.within == nil ? "Nothing is asked for." : nil,
                isProminent: true
            ),
            SceneKey([KeyPress(.home), KeyPress(.character("g"))], "Home g", "the first row", .top),
            SceneKey([KeyPress(.end), KeyPress(.character("G"))], "End G", "the last row", .bottom),
        ]
    }
}
