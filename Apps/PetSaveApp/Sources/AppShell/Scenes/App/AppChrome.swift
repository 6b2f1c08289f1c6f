import TerminalScreen
import TerminalText

/// What the app draws around a scene: the tabs above it; a line for messages and one of keys below.
struct AppChrome {
    /// The tab that is open; `nil` where the scene covers the tabs.
    let tab: AppTab?
    let keys: [SceneKey]
    let message: StatusMessage?

    /// Smaller than that nothing useful can be shown.
    private static let smallest = (columns: 24, rows: 6)
    private var rowsAbove: Int { tab == nil ? 0 : 1 }
    private static let rowsBelow = 2

    /// The room for the scene; `nil` where there is too little.
    func body(of stage: Stage) -> Stage? {
        guard stage.columns >= Self.smallest.columns, stage.rows >= Self.smallest.rows else { return nil }
        return stage.inset(rows: rowsAbove + Self.rowsBelow)
    }

    /// The scene's frame with what is around it.
    func frame(around scene: SceneFrame, on stage: Stage) -> SceneFrame {
        let (tabs, targets) = tabBar(on: stage)
        let told = messageLines(on: stage)
        // A long message covers the end of the scene until the next key, rather than to lose its own.
        let room = stage.rows - rowsAbove - Self.rowsBelow - (told.count - 1)
        var rows = tabs + scene.rows.prefix(room)
        rows += Array(repeating: StyledText(), count: max(0, stage.rows - 1 - told.count - rows.count))
        rows += told
        rows.append(keyLine(on: stage))
        return SceneFrame(
            rows: rows,
            cursor: scene.cursor.map { ScreenPosition(column: $0.column, row: $0.row + rowsAbove) },
            pictures: scene.pictures.map { picture in
                var picture = picture
                picture.origin.row += rowsAbove
                return picture
            },
            clickTargets: targets
                + scene.clickTargets.map { target in
                    var target = target
                    target.rows = (target.rows.lowerBound + rowsAbove)..<(target.rows.upperBound + rowsAbove)
                    return target
                }
        )
    }

    /// What is shown instead where there is no room.
    func tooSmall(_ stage: Stage) -> SceneFrame {
        let text = StyledText("PetSave needs a window of at least \(Self.smallest.columns) × \(Self.smallest.rows).")
        let lines = text.wrapped(toWidth: max(1, stage.columns)).prefix(stage.rows)
        return SceneFrame(rows: lines.map { $0.truncated(toWidth: stage.columns, ellipsis: "") })
    }

    private func tabBar(on stage: Stage) -> ([StyledText], [ClickTarget]) {
        guard let open = tab else { return ([], []) }
        let theme = stage.theme
        var bar = StyledText()
        var targets: [ClickTarget] = []
        for tab in AppTab.allCases {
            let isOpen = tab == open
            let begin = bar.displayWidth
            let style = isOpen ? theme.accent : theme.faint
            bar.append(isOpen ? "[\(tab.title)]" : " \(tab.title) ", style: style)
            targets.append(
                ClickTarget(rows: 0..<1, columns: begin..<bar.displayWidth, action: .tab(tab))
            )
        }
        return ([bar.truncated(toWidth: stage.columns, ellipsis: stage.chrome.ellipsis)], targets)
    }

    /// At least one, which is empty where there is nothing to tell, and no more than leave half of the scene.
    private func messageLines(on stage: Stage) -> [StyledText] {
        guard let message else { return [StyledText()] }
        let theme = stage.theme
        let style: TextStyle =
            switch message.kind {
            case .done: .plain
            case .notice: theme.notice
            case .failure: theme.error
            }
        return StyledText(message.text, style: style)
            .wrapped(toWidth: stage.columns, limit: max(1, min(3, stage.rows / 4)), ellipsis: stage.chrome.ellipsis)
    }

    /// The keys that matter most, as many as there is room for.
    private func keyLine(on stage: Stage) -> StyledText {
        let theme = stage.theme
        var line = StyledText()
        for key in keys.map(\.hint) where key.isProminent && key.unavailable == nil {
            let shown = stage.chrome == .unicode ? key.shown : key.plainShown
            let hint = StyledText(shown, style: theme.accent) + StyledText(" " + key.title + "  ", style: theme.faint)
            guard line.displayWidth + hint.displayWidth <= stage.columns + 2 else { break }
            line += hint
        }
        return line.truncated(toWidth: stage.columns, ellipsis: "")
    }
}

extension SceneKey {
    /// How the keys are called where arrows cannot be written.
    var plainShown: String {
        shown.split(separator: " ").compactMap { name in
            switch name {
            case "↑": "Up"
            case "↓": "Down"
            case "←": "Left"
            case "→": "Right"
            default: String(name)
            }
        }.joined(separator: " ")
    }
}
