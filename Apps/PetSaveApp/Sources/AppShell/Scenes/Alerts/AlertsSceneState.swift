import Alerts
import Domain
import TerminalInput
import TerminalText

/// The alerts, each with how it stands.
struct AlertsSceneState: SceneState {
    /// By name; `nil` until they were read.
    var items: [AlertsPresentation.Item]?
    /// What the alerts would tell, as far as that was looked for.
    var news: [AlertID: AlertNews] = [:]
    /// Whether that is being looked for.
    var isChecking = false
    /// Why the alerts could not be read.
    var failure: String?
    /// The alert that is to be removed, until the person said yes or no.
    var removing: AlertID?
    var cursor = ListCursor()
    /// How many alerts there was room for when it was last drawn.
    var page = 1
    let unit: DistanceUnit

    var title: String { "Alerts" }

    var selected: AlertsPresentation.Item? {
        guard let items, items.indices.contains(cursor.selected) else { return nil }
        return items[cursor.selected]
    }

    var keys: [SceneKey] {
        guard removing == nil else { return removalKeys }
        let reason = selected == nil ? "There is no alert yet. n makes one." : nil
        return .listMotion + [
            [SceneKey].opening("open", unavailable: reason),
            SceneKey("n", "new alert", .create, isProminent: true),
            SceneKey("c", "count what is new", .check, unavailable: reason, isProminent: true),
            SceneKey("v", "view all that it looks for", .showAll, unavailable: reason),
            SceneKey("e", "change what it looks for", .edit, unavailable: reason, isProminent: true),
            SceneKey("w", "give it new words", .rephrase, unavailable: reason),
            SceneKey("R", "call it something else", .rename, unavailable: reason),
            SceneKey(
                [KeyPress(.character("d")), KeyPress(.delete)],
                "d Del",
                "remove",
                .remove,
                unavailable: reason,
                isProminent: true
            ),
            SceneKey("r", failure == nil ? "read anew" : "try again", .refresh),
        ]
    }

    private var removalKeys: [SceneKey] {
        [
            SceneKey("y", "remove the alert", .confirm, isProminent: true),
            SceneKey([KeyPress(.character("n")), KeyPress(.escape)], "n Esc", "keep it", .skip, isProminent: true),
        ]
    }

    /// How many rows an alert takes: its name, and what it looks for.
    private static let height = 2

    func page(on stage: Stage) -> Int { max(1, (stage.rows - 1) / Self.height) }

    func frame(on stage: Stage) -> SceneFrame {
        let theme = stage.theme
        let heading = heading(on: stage).singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
        var frame = SceneFrame(rows: [heading])
        guard let items else {
            frame.rows +=
                failure.map { ListStatusRows.failed($0, limit: 8, on: stage) }
                ?? [ListStatusRows.loading("Reading", on: stage)]
            frame.rows = Array(frame.rows.prefix(stage.rows))
            return frame
        }
        if items.isEmpty { frame.rows += ListStatusRows.empty(AlertSceneWords.empty, on: stage) }
        let visible = cursor.visible(count: items.count, page: page(on: stage))
        for index in visible {
            let first = frame.rows.count
            frame.rows += rows(of: items[index], isSelected: index == cursor.selected, on: stage)
            frame.clickTargets.append(
                ClickTarget(rows: first..<frame.rows.count, columns: 0..<stage.columns, action: .choose(index))
            )
        }
        frame.rows = Array(frame.rows.prefix(stage.rows))
        return frame
    }

    private func heading(on stage: Stage) -> StyledText {
        let theme = stage.theme
        guard let items else { return StyledText(title, style: theme.title) }
        let count = "\(AnimalWords.grouped(items.count)) alert\(items.count == 1 ? "" : "s")"
        var heading = StyledText(count, style: theme.title)
        if isChecking {
            heading.append(theme.separator + "looking what is new" + theme.ellipsis, style: theme.faint)
        } else if !news.isEmpty {
            let total = items.compactMap { news[$0.alert.id]?.total }.reduce(0, +)
            heading.append(theme.separator + "\(AnimalWords.grouped(total)) new", style: theme.notice)
        }
        if let failure { heading.append(theme.separator + failure, style: theme.error) }
        return heading
    }

    private func rows(of item: AlertsPresentation.Item, isSelected: Bool, on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        let mark = StyledText(isSelected ? theme.selectedMark : theme.unselectedMark, style: theme.accent)
        var first = mark + StyledText(item.alert.name.text, style: theme.title)
        if let news = news[item.alert.id] {
            first.append(theme.separator, style: theme.faint)
            first.append(AlertSceneWords.news(news), style: news.total > 0 ? theme.notice : theme.faint)
        }
        first.append(theme.separator + AlertSceneWords.lastCheck(item.status, now: stage.moment), style: theme.faint)
        let isRemoving = removing == item.alert.id
        let second =
            isRemoving
            ? StyledText("  " + AlertSceneWords.removalQuestion, style: theme.error)
            : StyledText("  " + SavedSearchWords.summary(of: item.alert.search, unit: unit))
        return [first, second].map { row in
            let row = row.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
            return isSelected ? row.over(theme.selection, width: stage.columns) : row
        }
    }
}
