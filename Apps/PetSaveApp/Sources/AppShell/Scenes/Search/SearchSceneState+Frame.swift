import BusinessServices
import Domain
import Search
import TerminalScreen
import TerminalText

extension SearchSceneState {
    /// How many suggestions are shown at once.
    static let suggestionLimit = 6

    func frame(on stage: Stage) -> SceneFrame {
        let (field, column) = fieldLine(on: stage)
        let top = top(on: stage)
        let suggestionRows = suggestionRows(on: stage)
        let status = status(on: stage)
        let room = max(0, stage.rows - 1 - suggestionRows.count - top.count - status.count)
        let (rows, targets) = listRows(in: room, from: 1 + suggestionRows.count + top.count, on: stage)
        let areSuggesting = !suggestionRows.isEmpty
        return SceneFrame(
            rows: Array(([field] + suggestionRows + top + rows + status).prefix(stage.rows)),
            cursor: column.map { ScreenPosition(column: $0, row: 0) },
            clickTargets: [ClickTarget(rows: 0..<1, columns: 0..<stage.columns, action: .search)]
                // While suggestions are open, a number means one of them.
                + (areSuggesting ? suggestionTargets(on: stage) : targets)
        )
    }

    /// How many rows of the list there is room for.
    func listPage(on stage: Stage) -> Int {
        let room = max(1, stage.rows - 1 - top(on: stage).count - status(on: stage).count)
        return animals.isEmpty ? room : AnimalRows.page(rows: room, on: stage)
    }

    private func fieldLine(on stage: Stage) -> (StyledText, Int?) {
        FieldLine(
            label: "Search",
            field: field,
            placeholder: "young cat good with kids near boston",
            isFocused: focus == .field
        ).row(on: stage)
    }

    // MARK: - Suggestions

    /// As many as leave a row for what was found.
    private func shownSuggestions(on stage: Stage) -> ArraySlice<Suggestion> {
        guard focus == .field else { return [] }
        return suggestions.prefix(max(0, min(Self.suggestionLimit, stage.rows - 2)))
    }

    private func suggestionRows(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        return shownSuggestions(on: stage).enumerated().map { index, suggestion in
            let isPointedAt = index == self.suggestion
            let mark = isPointedAt ? theme.selectedMark : theme.unselectedMark
            let count = AnimalWords.grouped(suggestion.count)
            let about = StyledText(
                "  \(suggestion.kind == .color ? "colour" : suggestion.kind.rawValue)  \(count)",
                style: theme.faint
            )
            let room = max(4, stage.columns - 4 - about.displayWidth)
            let line =
                StyledText("  " + mark, style: theme.accent)
                + StyledText(suggestion.text).singleLine.truncated(toWidth: room, ellipsis: theme.ellipsis) + about
            let row = line.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
            return isPointedAt ? row.over(theme.selection, width: stage.columns) : row
        }
    }

    private func suggestionTargets(on stage: Stage) -> [ClickTarget] {
        shownSuggestions(on: stage).indices.map { index in
            ClickTarget(rows: (1 + index)..<(2 + index), columns: 0..<stage.columns, action: .choose(index))
        }
    }

    // MARK: - What was understood and found

    /// What stands between the field and the list.
    private func top(on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        guard let presentation, let request else { return hint(on: stage) }
        let cut = { (text: StyledText) in text.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis) }
        let list = AnimalList(presentation, unit: unit, match: nil)
        var rows: [StyledText] = []
        if let list, let understood = SearchWords.understood(list.query) {
            let lines = StyledText(understood, style: theme.faint).wrapped(toWidth: max(2, stage.columns))
            rows += stage.rows < 16 || lines.count > 2 ? [cut(StyledText(understood, style: theme.faint))] : lines
        }
        if let filters = filterWords(of: request) {
            rows.append(cut(StyledText("Filters: ", style: theme.title) + StyledText(filters)))
        }
        rows += presentation.notices.flatMap { ListStatusRows.notice(SceneNoticeWords.sentence($0), on: stage) }
        if let list, list.total > 0 {
            let place = "\(AnimalWords.grouped(cursor.selected + 1)) of \(AnimalWords.grouped(list.total))"
            let position = focus == .list ? theme.separator + place : ""
            rows.append(cut(StyledText(list.heading, style: theme.title) + StyledText(position, style: theme.faint)))
        } else if presentation.alternatives != nil {
            rows.append(cut(StyledText("Nothing matches.", style: theme.title) + StyledText(wayOutWords)))
        }
        return Array(rows.prefix(max(0, stage.rows - 3)))
    }

    private var wayOutWords: String { alternatives.isEmpty ? "" : " But there are:" }

    /// `cat; within 50 km of Boston`; `nil` where nothing but words is asked for.
    private func filterWords(of request: SearchRequest) -> String? {
        let search = SavedSearch(filter: request.filter, place: request.place, within: request.within)
        guard search != SavedSearch() else { return nil }
        let circle = request.place == nil ? request.within : nil
        let words = SavedSearchWords.summary(of: search, unit: unit)
        guard let circle else { return words }
        let near = "within \(AnimalWords.circle(circle, in: unit))"
        return request.filter == AnimalFilter() ? near : "\(words); \(near)"
    }

    private func hint(on stage: Stage) -> [StyledText] {
        guard request == nil else { return [] }
        let text = """
            Words that are filters are understood: type, breed, age, size, colour, “good with kids”, “house-trained”, \
            “near boston within 50 km”. The rest is looked for in names, breeds, tags and descriptions.
            """
        return StyledText(text, style: stage.theme.faint).wrapped(toWidth: max(2, min(stage.columns, 100)))
    }

    // MARK: - The list

    private func status(on stage: Stage) -> [StyledText] {
        guard let request else { return [] }
        guard let presentation, presentation.request == request else {
            return [ListStatusRows.loading("Searching", on: stage)]
        }
        switch presentation.phase {
        case .loading: return [ListStatusRows.loading(animals.isEmpty ? "Searching" : "Loading more", on: stage)]
        case .failed(let sentence):
            // In the field letters are text.
            let way = focus == .list ? "r to retry" : animals.isEmpty ? "Enter to try again" : "Enter to search anew"
            return ListStatusRows.failed(sentence, limit: stage.rows < 16 ? 2 : 4, way: way, on: stage)
        case .idle, .loaded: return []
        }
    }

    private func listRows(in room: Int, from first: Int, on stage: Stage) -> ([StyledText], [ClickTarget]) {
        guard !animals.isEmpty else { return wayOutRows(in: room, from: first, on: stage) }
        let height = AnimalRows.height(on: stage)
        let visible = cursor.visible(count: animals.count, page: room / height)
        let rows = AnimalRows(animals: animals, marks: marks)
        return (
            rows.rows(visible, selected: focus == .list ? cursor.selected : nil, on: stage),
            rows.clickTargets(visible, from: first, on: stage)
        )
    }

    private func wayOutRows(in room: Int, from first: Int, on stage: Stage) -> ([StyledText], [ClickTarget]) {
        let (theme, all) = (stage.theme, alternatives)
        let visible = cursor.visible(count: all.count, page: room)
        let width = all.map { $0.words(unit: unit).count.displayWidth }.max() ?? 0
        let rows = visible.map { index in
            let isSelected = focus == .list && index == cursor.selected
            let (count, text) = all[index].words(unit: unit)
            let row =
                (StyledText(isSelected ? theme.selectedMark : theme.unselectedMark, style: theme.accent)
                + StyledText(count.padded(toWidth: width, alignment: .right) + "  " + text)).singleLine
                .truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
            return isSelected ? row.over(theme.selection, width: stage.columns) : row
        }
        let targets = visible.enumerated().map { offset, index in
            ClickTarget(
                rows: (first + offset)..<(first + offset + 1),
                columns: 0..<stage.columns,
                action: .choose(index)
            )
        }
        return (rows, targets)
    }
}
