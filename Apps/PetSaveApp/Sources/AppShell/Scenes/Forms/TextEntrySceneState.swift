import TerminalInput
import TerminalScreen
import TerminalText

/// A line of text that is asked for, with what is wrong with it.
struct TextEntrySceneState: SceneState {
    let title: String
    var field: TextField
    /// A sentence that says why the text will not do; `nil` when it will.
    var problem: String?
    /// Whether that is shown: not before something was typed, lest somebody be told off for not having begun.
    var wasTouched = false

    var takesText: Bool { true }

    var keys: [SceneKey] {
        [
            SceneKey([KeyPress(.enter)], "Enter", "keep", .submit, unavailable: problem, isProminent: true),
            SceneKey([KeyPress(.escape)], "Esc", "leave it as it was", .back, isProminent: true),
        ]
    }

    func frame(on stage: Stage) -> SceneFrame {
        let theme = stage.theme
        var rows = StyledText(title, style: theme.title).singleLine.wrapped(toWidth: max(2, stage.columns))
        rows = Array(rows.prefix(max(1, stage.rows - 2)))
        let (line, column) = FieldLine(label: "Text", field: field, isFocused: true).row(on: stage)
        let cursor = column.map { ScreenPosition(column: $0, row: rows.count) }
        rows.append(line)
        if let problem, wasTouched {
            rows += StyledText(problem, style: theme.error).wrapped(toWidth: max(2, stage.columns))
        }
        return SceneFrame(rows: Array(rows.prefix(max(0, stage.rows))), cursor: cursor)
    }
}
