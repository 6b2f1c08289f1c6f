import Boundaries
import Domain
import TerminalInput
import TerminalScreen
import TerminalText

/// A place that is being typed, with what it could be.
struct PlaceEntrySceneState: SceneState {
    /// Where the person looks so far.
    let current: String?
    var field = TextField()
    /// Places that the text may mean, the likeliest first.
    var suggestions: [Place] = []
    /// The suggestion that is chosen; `nil` while the text itself is meant.
    var cursor: ListCursor?
    /// The place that the text names, when it is one.
    var found: Place?
    /// What is wrong with the text that was entered.
    var problem: String?

    var title: String { "Where are you?" }

    var takesText: Bool { true }

    var keys: [SceneKey] {
        let none = suggestions.isEmpty ? "There is no suggestion to choose." : nil
        return [
            SceneKey([KeyPress(.enter)], "Enter", "look there", .submit, isProminent: true),
            SceneKey([KeyPress(.down)], "↓", "next suggestion", .down, unavailable: none, isProminent: true),
            SceneKey([KeyPress(.up)], "↑", "previous suggestion", .up, unavailable: none),
            SceneKey([KeyPress(.tab)], "Tab", "take the suggestion over", .adopt, unavailable: none),
        ]
    }

    func frame(on stage: Stage) -> SceneFrame {
        let theme = stage.theme
        let hint =
            "A town, a US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”. Nothing leaves this machine."
        var rows = StyledText(hint, style: theme.faint).wrapped(toWidth: stage.columns)
        rows = stage.rows < 12 ? Array(rows.prefix(1)) : rows + [StyledText()]
        let line = FieldLine(label: "Place", field: field, placeholder: current ?? "19104", isFocused: true).row(
            on: stage
        )
        let cursor = line.cursorColumn.map { ScreenPosition(column: $0, row: rows.count) }
        rows.append(line.row)
        rows += told(on: stage)
        let room = max(0, stage.rows - rows.count)
        let visible = (self.cursor ?? ListCursor()).visible(count: suggestions.count, page: room)
        let targets = visible.enumerated().map { offset, index in
            ClickTarget(
                rows: (rows.count + offset)..<(rows.count + offset + 1),
                columns: 0..<stage.columns,
                action: .choose(index)
            )
        }
        rows += PlaceRows.rows(suggestions, visible, selected: self.cursor?.selected, on: stage)
        return SceneFrame(rows: Array(rows.prefix(stage.rows)), cursor: cursor, clickTargets: targets)
    }

    /// What the text means, or what is wrong with it.
    private func told(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        if let problem {
            return StyledText("! " + problem, style: theme.error).wrapped(toWidth: stage.columns)
        }
        let isHome = field.isEmpty && !suggestions.isEmpty
        let text = found.map { "Enter looks around \($0.name)." } ?? (isHome ? "Down and Enter lead back home:" : "")
        return [StyledText(text).singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)]
    }
}

/// Places as rows of a list.
enum PlaceRows {
    static func rows(_ places: [Place], _ visible: Range<Int>, selected: Int?, on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        return visible.clamped(to: places.indices).map { index in
            let isSelected = index == selected
            let mark = isSelected ? theme.selectedMark : theme.unselectedMark
            let row = (StyledText(mark, style: theme.accent) + StyledText(places[index].name)).singleLine
                .truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
            return isSelected ? row.over(theme.selection, width: stage.columns) : row
        }
    }
}
