import AnimalsNearYou
import BusinessServices
import Domain
import TerminalText

extension NearYouSceneState {
    func frame(on stage: Stage) -> SceneFrame {
        let head = NearYouHead(state: self).lines(on: stage)
        let foot = foot(on: stage)
        let room = max(0, stage.rows - head.count - foot.count)
        guard !animals.isEmpty else {
            return SceneFrame(rows: Array((head + instead(on: stage)).prefix(stage.rows)))
        }
        let rows = AnimalRows(animals: animals, marks: marks)
        let visible = cursor.visible(count: animals.count, page: AnimalRows.page(rows: room, on: stage))
        let listed = Array(rows.rows(visible, selected: cursor.selected, on: stage).prefix(room))
        let gap = Array(repeating: StyledText(), count: room - listed.count)
        return SceneFrame(
            rows: head + listed + gap + foot,
            clickTargets: rows.clickTargets(visible, from: head.count, on: stage)
        )
    }

    /// How many animals are seen at once.
    func page(on stage: Stage) -> Int {
        let taken = NearYouHead(state: self).lines(on: stage).count + foot(on: stage).count
        return AnimalRows.page(rows: stage.rows - taken, on: stage)
    }

    /// What is told below the list: what is under way, how old it is, what went wrong, and where in it the person is.
    private func foot(on stage: Stage) -> [StyledText] {
        guard !animals.isEmpty else { return [] }
        if let problem { return ListStatusRows.failed(problem, on: stage) }
        let theme = stage.theme
        let place = "\(AnimalWords.grouped(cursor.selected + 1)) of \(AnimalWords.grouped(list?.total ?? 0))"
        let state: String? =
            if isHeadingForEnd, list?.hasMore == true {
                "Loading to the end" + theme.ellipsis
            } else if list?.phase == .loading {
                "Loading more" + theme.ellipsis
            } else if list?.isRefreshing == true {
                "Asking the sources" + theme.ellipsis
            } else {
                nil
            }
        let ages = FreshnessWords.line(list?.sources ?? [], at: stage.moment)
        let told = [state, ages].compactMap(\.self).joined(separator: theme.separator)
        let right = StyledText(" " + place, style: theme.faint)
        let room = max(0, stage.columns - right.displayWidth)
        let left = StyledText("  " + told, style: theme.faint).fitted(toWidth: room, ellipsis: theme.ellipsis)
        return [(left + right).truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)]
    }

    /// What stands in the middle as long as nobody said where.
    private func nowhere(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        let ways = [
            ("p", "says where: a town, a ZIP code or coordinates"),
            ("/", "searches all animals, wherever they are"),
            ("?", "tells every key"),
        ]
        let rows =
            [StyledText("Nobody said yet where to look.", style: theme.title), StyledText()]
            + ways.map { StyledText($0.0, style: theme.accent) + StyledText("  " + $0.1) }
        let width = rows.map(\.displayWidth).max() ?? 0
        let margin = StyledText(String(repeating: " ", count: max(0, (stage.columns - width) / 2)))
        let above = Array(repeating: StyledText(), count: max(0, (stage.rows - rows.count) / 2 - 1))
        return above
            + rows.map { (margin + $0).truncated(toWidth: stage.columns, ellipsis: theme.ellipsis) }
    }

    /// What stands where there is no animal.
    private func instead(on stage: Stage) -> [StyledText] {
        if let problem, list?.isRefreshing != true { return ListStatusRows.failed(problem, limit: 8, on: stage) }
        guard hasPlace else {
            return nowhere(on: stage)
        }
        if list?.isRefreshing == true { return [ListStatusRows.loading("Asking the sources", on: stage)] }
        guard list?.phase == .loaded else { return [ListStatusRows.loading("Looking around", on: stage)] }
        let advice =
            request.search.within == nil
            ? "f asks for less, p looks elsewhere, r asks the sources."
            : "w looks farther, f asks for less, p looks elsewhere, r asks the sources."
        return ListStatusRows.empty("Nothing matches. " + advice, on: stage)
    }
}
