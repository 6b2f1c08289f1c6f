import Domain
import TerminalInput
import TerminalScreen
import TerminalText

extension FiltersSceneState {
    /// A row of the form on the screen.
    private struct Block {
        var rows: [StyledText]
        var cursorColumn: Int?
        var targets: [ClickTarget] = []
    }

    /// How much of the form there is room for.
    private enum Extent: CaseIterable {
        /// All choices, with how many animals each would list.
        case counted
        /// All choices; counted are those of the chosen row, and where that takes no more rows.
        case open
        /// The choices of the chosen row alone, and of the others what is chosen.
        case closed
    }

    private static let labelWidth = 16
    /// Counts give way where there is less room for choices than this.
    private static let countedWidth = 32

    func frame(on stage: Stage) -> SceneFrame {
        let room = max(0, stage.rows - 1)
        var blocks: [Block] = []
        for extent in Extent.allCases {
            blocks = self.blocks(on: stage, extent)
            if blocks.reduce(0, { $0 + $1.rows.count }) <= room { break }
        }
        let chosen = min(row, form.fields.count - 1)
        let begin = blocks.prefix(chosen).reduce(0) { $0 + $1.rows.count }
        let total = blocks.reduce(0) { $0 + $1.rows.count }
        // The chosen row in the middle, as far as there is something to show around it.
        let slack = max(0, room - blocks[chosen].rows.count)
        let first = max(0, min(begin - slack / 2, total - room))
        var frame = SceneFrame(rows: [heading(on: stage)])
        var line = 0
        for block in blocks {
            for (offset, row) in block.rows.enumerated() where (first..<(first + room)).contains(line + offset) {
                frame.rows.append(row)
                if offset == 0, let column = block.cursorColumn {
                    frame.cursor = ScreenPosition(column: column, row: line + offset - first + 1)
                }
            }
            for var target in block.targets {
                let shown = target.rows.lowerBound + line
                guard (first..<(first + room)).contains(shown) else { continue }
                target.rows = (shown - first + 1)..<(shown - first + 2)
                frame.clickTargets.append(target)
            }
            line += block.rows.count
        }
        return frame
    }

    private func heading(on stage: Stage) -> StyledText {
        let theme = stage.theme
        let told: StyledText =
            switch count {
            case .counting: StyledText("counting" + theme.ellipsis, style: theme.faint)
            case .known(let facets) where facets.total == 0: StyledText("no animal matches", style: theme.notice)
            case .known(let facets) where facets.total == 1: "1 animal matches"
            case .known(let facets): StyledText("\(AnimalWords.grouped(facets.total)) animals match")
            case .failed(let reason): StyledText(reason, style: theme.error)
            }
        let place = form.place.map { " near \($0.name)" } ?? ""
        return
            (StyledText(title, style: theme.title) + StyledText(theme.separator, style: theme.faint) + told
            + StyledText(place)).singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
    }

    private func blocks(on stage: Stage, _ extent: Extent) -> [Block] {
        var number = 0
        var blocks = form.fields.enumerated().map { index, field in
            let isChosen = index == min(row, form.fields.count - 1)
            var block =
                field.takesText
                ? textBlock(field, isChosen: isChosen, on: stage)
                : choiceBlock(field, from: number, isChosen: isChosen, extent, on: stage)
            number += choices(of: field).count
            block.targets.insert(
                ClickTarget(rows: 0..<1, columns: 0..<min(Self.labelWidth, stage.columns), action: .select(index)),
                at: 0
            )
            return block
        }
        if let besides = besides(on: stage) { blocks.append(Block(rows: [besides])) }
        return blocks
    }

    /// What the filter asks for besides; it can only be cleared here.
    private func besides(on stage: Stage) -> StyledText? {
        guard form.besides != AnimalFilter() else { return nil }
        let words = SavedSearchWords.summary(of: SavedSearch(filter: form.besides), unit: unit)
        return StyledText(stage.theme.unselectedMark + "Also: " + words, style: stage.theme.faint).singleLine
            .truncated(toWidth: stage.columns, ellipsis: stage.theme.ellipsis)
    }

    private func label(_ field: FilterField, isChosen: Bool, on stage: Stage) -> StyledText {
        let theme = stage.theme
        return
            (StyledText(isChosen ? theme.selectedMark : theme.unselectedMark, style: theme.accent)
            + StyledText(field.title, style: isChosen ? theme.title : .plain)).padded(toWidth: Self.labelWidth)
    }

    private func textBlock(_ field: FilterField, isChosen: Bool, on stage: Stage) -> Block {
        let theme = stage.theme
        let text = texts[field] ?? .init()
        let room = max(1, stage.columns - Self.labelWidth)
        let (shown, column) = text.visible(width: room)
        let value =
            text.isEmpty
            ? StyledText("any; words, parted by commas", style: theme.faint)
                .truncated(toWidth: room, ellipsis: theme.ellipsis)
            : StyledText(shown, style: isChosen ? .underlined : .plain)
        var block = Block(rows: [label(field, isChosen: isChosen, on: stage) + value.singleLine])
        guard isChosen else { return block }
        block.cursorColumn = min(stage.columns - 1, Self.labelWidth + column)
        block.rows += suggestions.enumerated().map { index, suggestion in
            let isPointedAt = index == self.suggestion
            let mark = isPointedAt ? theme.selectedMark : theme.unselectedMark
            let line =
                StyledText(String(repeating: " ", count: Self.labelWidth - 2) + mark, style: theme.accent)
                + StyledText(suggestion.text, style: isPointedAt ? theme.selection : .plain)
                + StyledText("  \(AnimalWords.grouped(count(of: suggestion)))", style: theme.faint)
            return line.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis)
        }
        return block
    }

    /// The label and what is chosen; the choices themselves where the row is open.
    private func choiceBlock(
        _ field: FilterField,
        from number: Int,
        isChosen: Bool,
        _ extent: Extent,
        on stage: Stage
    ) -> Block {
        let choices = choices(of: field)
        guard isChosen || extent != .closed else {
            let room = max(2, stage.columns - Self.labelWidth)
            let on = choices.filter(\.isOn).map(\.title).joined(separator: ", ")
            let value = StyledText(on.isEmpty ? "any" : on, style: on.isEmpty ? stage.theme.faint : .plain)
            return Block(rows: [
                label(field, isChosen: isChosen, on: stage)
                    + value.singleLine.truncated(toWidth: room, ellipsis: stage.theme.ellipsis)
            ])
        }
        let bare = openBlock(field, choices, from: number, isChosen: isChosen, isCounted: false, on: stage)
        guard stage.columns - Self.labelWidth >= Self.countedWidth else { return bare }
        let counted = openBlock(field, choices, from: number, isChosen: isChosen, isCounted: true, on: stage)
        return isChosen || extent == .counted || counted.rows.count <= bare.rows.count ? counted : bare
    }

    private func openBlock(
        _ field: FilterField,
        _ choices: [FilterChoice],
        from number: Int,
        isChosen: Bool,
        isCounted: Bool,
        on stage: Stage
    ) -> Block {
        let room = max(2, stage.columns - Self.labelWidth)
        var block = Block(rows: [label(field, isChosen: isChosen, on: stage)])
        var used = 0
        for (index, choice) in choices.enumerated() {
            let isPointedAt = isChosen && index == self.choice
            let text = shown(choice, isPointedAt: isPointedAt, isCounted: isCounted, on: stage)
                .truncated(toWidth: room, ellipsis: stage.theme.ellipsis)
            let width = text.displayWidth
            if used > 0, used + 2 + width > room {
                block.rows.append(StyledText(String(repeating: " ", count: Self.labelWidth)))
                used = 0
            }
            if used > 0 {
                block.rows[block.rows.count - 1] += "  "
                used += 2
            }
            let column = Self.labelWidth + used
            let line = block.rows.count - 1
            block.rows[line] += text
            used += width
            block.targets.append(
                ClickTarget(
                    rows: line..<(line + 1),
                    columns: column..<(column + width),
                    action: .choose(number + index)
                )
            )
        }
        return block
    }

    /// `[x] Cat 12`, `( ) any`: what is chosen is told by a sign, what would list nothing is faint.
    private func shown(_ choice: FilterChoice, isPointedAt: Bool, isCounted: Bool, on stage: Stage) -> StyledText {
        let theme = stage.theme
        let box = choice.isExclusive ? (choice.isOn ? "(x) " : "( ) ") : (choice.isOn ? "[x] " : "[ ] ")
        let style: TextStyle =
            isPointedAt
            ? theme.selection.withLine : choice.isOn ? theme.title : choice.count == 0 ? theme.faint : .plain
        let title = StyledText(box + choice.title, style: style)
        guard isCounted, let count = choice.count else { return title.singleLine }
        return (title + StyledText(" \(AnimalWords.grouped(count))", style: theme.faint)).singleLine
    }
}

extension TextStyle {
    fileprivate var withLine: TextStyle {
        var style = self
        style.isUnderlined = true
        return style
    }
}
