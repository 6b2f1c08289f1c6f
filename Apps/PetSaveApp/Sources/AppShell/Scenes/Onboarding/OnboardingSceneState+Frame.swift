import Onboarding
import TerminalInput
import TerminalScreen
import TerminalText

extension OnboardingSceneState {
    func frame(on stage: Stage) -> SceneFrame {
        guard let page else { return SceneFrame() }
        var sheet = Sheet(stage: stage)
        sheet.add(heading(of: page, on: stage))
        sheet.add(StyledText())
        for notice in page.notices { sheet.add(wrapped: StyledText(notice, style: stage.theme.notice)) }
        for paragraph in page.paragraphs {
            sheet.add(wrapped: StyledText(paragraph))
            sheet.add(StyledText())
        }
        if page.page == .summary { addSummary(of: page, to: &sheet) } else { addFields(of: page, to: &sheet) }
        // What a field says of itself need not be said again.
        if let obstacle = page.obstacle, !page.fields.contains(where: { $0.problem == obstacle }) {
            sheet.add(wrapped: StyledText(obstacle, style: stage.theme.error))
        }
        return sheet.frame(showing: focusedRow(in: sheet))
    }

    private func heading(of page: OnboardingPresentation, on stage: Stage) -> StyledText {
        StyledText(page.title, style: stage.theme.accent)
            + StyledText("  \(page.number) of \(page.count)", style: stage.theme.faint)
    }

    private func addFields(of page: OnboardingPresentation, to sheet: inout Sheet) {
        let theme = sheet.stage.theme
        for field in page.fields {
            sheet.add(StyledText(field.label, style: theme.title))
            if field.field.kind == .text { addText(field, to: &sheet) }
            if !isOutdated(field) {
                for choice in field.choices { add(choice, of: field.field, to: &sheet) }
            }
            if field.field.kind == .text { sheet.add(wrapped: StyledText(field.hint, style: theme.faint)) }
            sheet.add(StyledText())
        }
        if items == [.continuation] { add(.continuation, "Go on", to: &sheet) }
    }

    private func addText(_ field: OnboardingPresentation.Field, to sheet: inout Sheet) {
        let theme = sheet.stage.theme
        let text = texts[field.field] ?? TextField(field.text)
        let prompt = item == .text(field.field) ? theme.selectedMark : theme.unselectedMark
        let (shown, column) = text.visible(width: max(1, sheet.stage.columns - prompt.displayWidth))
        if item == .text(field.field) { sheet.place(cursorAt: prompt.displayWidth + column) }
        sheet.mark(.text(field.field))
        sheet.add(StyledText(prompt, style: theme.accent) + StyledText(shown, style: .underlined))
        guard !isOutdated(field) else { return }
        if let problem = field.problem {
            // Who is still typing a name made no mistake yet.
            guard isRefused || !field.isUnfinished else { return }
            sheet.add(wrapped: StyledText(problem, style: theme.error))
        } else if let meaning = field.meaning {
            sheet.add(wrapped: StyledText(meaning, style: theme.faint))
        }
    }

    private func add(
        _ choice: OnboardingPresentation.Choice,
        of field: OnboardingField,
        to sheet: inout Sheet
    ) {
        let (on, off) = field.kind == .severalChoices || field.kind == .onOff ? ("[x] ", "[ ] ") : ("(•) ", "( ) ")
        let mark = field.kind == .text ? "" : choice.isMarked ? plain(on, on: sheet.stage) : off
        let suffix = choice.isSuggested ? ", as usual there" : ""
        add(.choice(field, choice.id), mark + choice.label + suffix, to: &sheet)
    }

    private func addSummary(of page: OnboardingPresentation, to sheet: inout Sheet) {
        add(.confirmation, page.canConfirm ? "Keep these answers" : "These answers cannot be kept yet", to: &sheet)
        sheet.add(StyledText())
        for line in page.summary {
            add(.answer(line.field), "\(line.label): \(line.value)" + (line.isChanged ? "  (new)" : ""), to: &sheet)
        }
    }

    private func add(_ item: Item, _ text: String, to sheet: inout Sheet) {
        let theme = sheet.stage.theme
        let isAtHand = self.item == item
        sheet.mark(item)
        sheet.add(
            StyledText(isAtHand ? theme.selectedMark : theme.unselectedMark, style: theme.accent)
                + StyledText(text, style: isAtHand ? theme.selection : .plain)
        )
    }

    private func plain(_ mark: String, on stage: Stage) -> String {
        stage.chrome == .unicode ? mark : mark == "(•) " ? "(*) " : mark
    }

    private func focusedRow(in sheet: Sheet) -> Int? {
        item.flatMap { item in sheet.marks.first { $0.item == item }?.row }
    }
}

extension OnboardingSceneState {
    /// Rows as they are gathered, and where on them things are; longer than the stage, if need be.
    private struct Sheet {
        let stage: Stage
        private(set) var rows: [StyledText] = []
        private(set) var marks: [(item: Item, row: Int)] = []
        private var cursor: ScreenPosition?

        init(stage: Stage) {
            self.stage = stage
        }

        mutating func add(_ row: StyledText) {
            rows.append(row.singleLine.truncated(toWidth: stage.columns, ellipsis: stage.chrome.ellipsis))
        }

        mutating func add(wrapped text: StyledText) {
            for row in text.wrapped(toWidth: max(2, stage.columns)) { add(row) }
        }

        /// The next row is that item's.
        mutating func mark(_ item: Item) { marks.append((item, rows.count)) }

        mutating func place(cursorAt column: Int) {
            cursor = ScreenPosition(column: min(column, stage.columns - 1), row: rows.count)
        }

        /// As many rows as there is room for, that one among them; and in place of the outermost ones, whether there
        /// are more.
        func frame(showing row: Int?) -> SceneFrame {
            let rows = Array(rows.reversed().drop { $0.plainText.isEmpty }.reversed())
            let first = max(0, min((row ?? 0) - stage.rows / 2, rows.count - stage.rows))
            let visible = first..<min(rows.count, first + stage.rows)
            let targets = marks.enumerated().compactMap { index, mark -> ClickTarget? in
                guard visible.contains(mark.row) else { return nil }
                let row = mark.row - first
                return ClickTarget(rows: row..<(row + 1), columns: 0..<stage.columns, action: .choose(index))
            }
            var shown = Array(rows[visible])
            if visible.lowerBound > 0, row != visible.lowerBound { shown[0] = more(above: true) }
            if visible.upperBound < rows.count, row != visible.upperBound - 1 {
                shown[shown.count - 1] = more(above: false)
            }
            return SceneFrame(
                rows: shown,
                cursor: cursor.flatMap { cursor in
                    visible.contains(cursor.row)
                        ? ScreenPosition(column: cursor.column, row: cursor.row - first) : nil
                },
                clickTargets: targets
            )
        }

        private func more(above: Bool) -> StyledText {
            let sign = stage.chrome == .unicode ? above ? "↑" : "↓" : above ? "^" : "v"
            return StyledText("\(sign) more", style: stage.theme.faint)
        }
    }
}
