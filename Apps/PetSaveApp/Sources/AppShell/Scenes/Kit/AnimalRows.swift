import Domain
import TerminalText

/// Animals as rows of a list that somebody moves about in: one row an animal where there is room for columns, else two.
struct AnimalRows: Hashable, Sendable {
    let animals: [ListedAnimal]
    let marks: ShortlistMarks

    /// From so many columns on an animal takes one row.
    static let leastColumnsOfOneRow = 100
    /// From so many columns on the first of two rows has room for what kind of animal it is.
    private static let leastColumnsOfSummary = 64

    /// How many rows an animal takes.
    static func height(on stage: Stage) -> Int { stage.columns >= leastColumnsOfOneRow ? 1 : 2 }

    /// How many animals are seen at once in so many rows; at least one.
    static func page(rows: Int, on stage: Stage) -> Int { max(1, rows / height(on: stage)) }

    /// The rows of some of the animals; the one at `selected` is marked from edge to edge.
    func rows(_ visible: Range<Int>, selected: Int?, on stage: Stage) -> [StyledText] {
        visible.clamped(to: animals.indices).flatMap { index -> [StyledText] in
            let rows = rows(of: animals[index], isSelected: index == selected, on: stage)
            guard index == selected else { return rows }
            return rows.map { $0.over(stage.theme.selection, width: stage.columns) }
        }
    }

    /// A click on an animal opens it; its rows begin at `row`.
    func clickTargets(_ visible: Range<Int>, from row: Int, on stage: Stage) -> [ClickTarget] {
        let height = Self.height(on: stage)
        return visible.clamped(to: animals.indices).enumerated().map { offset, index in
            let first = row + offset * height
            return ClickTarget(rows: first..<(first + height), columns: 0..<stage.columns, action: .choose(index))
        }
    }

    private func rows(of listed: ListedAnimal, isSelected: Bool, on stage: Stage) -> [StyledText] {
        let parts = Parts(listed, mark: marks[listed.animal], isSelected: isSelected, on: stage)
        return Self.height(on: stage) == 1 ? [oneRow(parts, on: stage)] : twoRows(parts, on: stage)
    }

    private func oneRow(_ parts: Parts, on stage: Stage) -> StyledText {
        let ellipsis = stage.theme.ellipsis
        let distanceWidth = max(13, parts.distance.displayWidth)
        let room = stage.columns - parts.lead.displayWidth - distanceWidth - 3 * Self.gap.count
        let nameWidth = min(40, room * 28 / 100)
        let summaryWidth = min(72, room * 40 / 100)
        return parts.lead
            + parts.name.fitted(toWidth: nameWidth, ellipsis: ellipsis) + StyledText(Self.gap)
            + parts.summary.fitted(toWidth: summaryWidth, ellipsis: ellipsis) + StyledText(Self.gap)
            + parts.offer.fitted(toWidth: room - nameWidth - summaryWidth, ellipsis: ellipsis) + StyledText(Self.gap)
            + parts.distance.padded(toWidth: distanceWidth, alignment: .right)
    }

    private func twoRows(_ parts: Parts, on stage: Stage) -> [StyledText] {
        let ellipsis = stage.theme.ellipsis
        let indent = StyledText(String(repeating: " ", count: parts.lead.displayWidth))
        let hasSummary = stage.columns >= Self.leastColumnsOfSummary
        let title = hasSummary ? parts.name + StyledText(Self.gap) + parts.summary : parts.name
        let room = max(4, stage.columns - indent.displayWidth - parts.distance.displayWidth - 1)
        let first = parts.lead + title.fitted(toWidth: room, ellipsis: ellipsis) + StyledText(" ") + parts.distance
        let second = indent + (hasSummary ? parts.offer : parts.summary).singleLine
        return [first, second].map { $0.truncated(toWidth: stage.columns, ellipsis: ellipsis) }
    }

    private static let gap = "  "

    /// What a row is put together from.
    private struct Parts {
        /// The mark of the row that is chosen, and those of the shortlist.
        let lead: StyledText
        let name: StyledText
        let summary: StyledText
        let offer: StyledText
        let distance: StyledText

        init(_ listed: ListedAnimal, mark: ShortlistMarks.Mark?, isSelected: Bool, on stage: Stage) {
            let (theme, animal) = (stage.theme, listed.animal)
            let kept = mark.map { theme.keptMark + ($0.rating.map { String($0.stars) } ?? " ") } ?? "  "
            lead =
                StyledText(isSelected ? theme.selectedMark : theme.unselectedMark, style: theme.accent)
                + StyledText(kept + " ", style: theme.star)
            name = StyledText(AnimalWords.name(animal), style: theme.title).singleLine
            summary = StyledText(AnimalWords.summary(animal)).singleLine
            let town = AnimalWords.town(animal.contact.address)
            let offer = [listed.organization?.name, town].compactMap(\.self).joined(separator: theme.separator)
            self.offer = StyledText(offer, style: theme.faint).singleLine
            distance = StyledText(AnimalWords.distance(of: listed, in: stage.unit) ?? "", style: theme.distance)
        }
    }
}
