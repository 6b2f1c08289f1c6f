import Alerts
import Domain
import TerminalInput
import TerminalText

/// What one alert looks for, and what it would tell.
struct AlertSceneState: SceneState {
    let item: AlertsPresentation.Item
    /// `nil` until it was looked for.
    var news: AlertNews?
    /// Why that failed.
    var failure: String?
    var marks = ShortlistMarks()
    var cursor = ListCursor()
    /// How many animals there was room for when it was last drawn.
    var page = 1
    let unit: DistanceUnit

    var title: String { "Alert “\(item.alert.name)”" }

    var animals: [ListedAnimal] { news?.animals ?? [] }

    var selected: ListedAnimal? {
        animals.indices.contains(cursor.selected) ? animals[cursor.selected] : nil
    }

    var keys: [SceneKey] {
        let reason = animals.isEmpty ? "Nothing new is listed." : nil
        return .listMotion + [
            [SceneKey].opening(unavailable: reason),
            SceneKey("v", "view all that it looks for", .showAll, isProminent: true),
            SceneKey("r", "look again", .refresh, isProminent: failure != nil),
            SceneKey(
                "o",
                "open the listing in a browser",
                .openListing,
                unavailable: reason ?? (selected?.animal.url == nil ? "Nobody said where it is listed." : nil)
            ),
        ] + .opinions(hasAnimal: selected != nil, mark: selected.flatMap { marks[$0.animal] })
    }

    func page(on stage: Stage) -> Int {
        AnimalRows.page(rows: max(1, stage.rows - top(on: stage).count), on: stage)
    }

    func frame(on stage: Stage) -> SceneFrame {
        let top = top(on: stage)
        let visible = cursor.visible(count: animals.count, page: page(on: stage))
        let rows = AnimalRows(animals: animals, marks: marks)
        return SceneFrame(
            rows: Array((top + rows.rows(visible, selected: cursor.selected, on: stage)).prefix(stage.rows)),
            clickTargets: rows.clickTargets(visible, from: top.count, on: stage)
        )
    }

    /// What the alert is, and how it stands; less of it where there is little room.
    private func top(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        let cut = { (text: StyledText) in text.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis) }
        var rows = [cut(StyledText(item.alert.name.text, style: theme.title))]
        let status = [
            AlertSceneWords.lastCheck(item.status, now: stage.moment), AlertSceneWords.known(item.status),
        ]
        if stage.rows < 16 {
            rows.append(cut(StyledText(SavedSearchWords.summary(of: item.alert.search, unit: unit))))
        } else {
            for part in SavedSearchWords.parts(of: item.alert.search, unit: unit).prefix(stage.rows / 2) {
                let label = StyledText(part.label.padded(toWidth: 16), style: theme.faint)
                rows.append(cut(label + StyledText(part.value)))
            }
        }
        rows.append(cut(StyledText(status.joined(separator: theme.separator), style: theme.faint)))
        return rows + newsRows(on: stage).map(cut)
    }

    private func newsRows(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        if let failure = failure ?? news?.failure?.description { return ListStatusRows.failed(failure, on: stage) }
        guard let news else { return [ListStatusRows.loading("Looking what is new", on: stage)] }
        guard news.total > 0 else {
            return [StyledText("Nothing is new. v shows everything that it looks for.", style: theme.title)]
        }
        let shown = news.animals.count < news.total ? ", the first \(AnimalWords.grouped(news.animals.count))" : ""
        let next = stage.columns >= 80 ? "; the next `petsave alert check` tells them" : ""
        return [StyledText("\(AnimalWords.grouped(news.total)) new\(shown)\(next)", style: theme.title)]
    }
}
