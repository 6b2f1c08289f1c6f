import AnimalMap
import Domain
import TerminalText

/// The drawing, and the list of groups beside it or, where the stage is narrow, below.
///
/// Groups that are seen in the list have letters on the map, the one that is chosen always.
struct MapSceneBody {
    let sheet: AnimalMapSheet
    let cursor: ListCursor
    let stage: Stage

    private static let leastColumnsBeside = 76
    private static let leastLegend = 38
    private static let mostLegend = 60
    private static let gap = 2
    /// The frame of the drawing.
    private static let border = 2
    /// With so many letters a map is still to be read.
    private static let mostLetters = 26

    private var isBeside: Bool { stage.columns >= Self.leastColumnsBeside }

    private var legendWidth: Int {
        isBeside ? min(Self.mostLegend, max(Self.leastLegend, stage.columns / 3)) : stage.columns
    }

    /// How many rows the list of groups has.
    private var legendRows: Int {
        isBeside ? stage.rows : min(max(1, stage.rows / 3), sheet.map.clusters.count)
    }

    /// How many groups are seen at once.
    var page: Int { max(1, min(legendRows, Self.mostLetters)) }

    private var visible: Range<Int> { cursor.visible(count: sheet.map.clusters.count, page: page) }

    var rows: [StyledText] {
        let drawn = drawing
        let mapWidth = isBeside ? stage.columns - legendWidth - Self.gap : stage.columns
        // A scale that has no room would tell another distance if it were cut.
        let map = (drawn?.lines ?? []).filter { $0.displayWidth <= mapWidth }
        let legend = legend(letters: drawn?.letters ?? [:])
        guard isBeside else { return Array((map + legend).prefix(stage.rows)) }
        return (0..<stage.rows).map { row in
            let left = row < map.count ? map[row] : StyledText()
            guard row < legend.count else { return left }
            return left.fitted(toWidth: mapWidth + Self.gap, ellipsis: "") + legend[row]
        }
    }

    /// A click on a group of the list chooses it and looks around it.
    func clickTargets(from row: Int) -> [ClickTarget] {
        let first = row + (isBeside ? 0 : min(stage.rows - legendRows, drawing?.lines.count ?? 0))
        let columns = (isBeside ? stage.columns - legendWidth : 0)..<stage.columns
        return visible.enumerated().map { offset, index in
            ClickTarget(rows: (first + offset)..<(first + offset + 1), columns: columns, action: .choose(index))
        }
    }

    /// `nil` where there is no room for one.
    private var drawing: AnimalMapDrawing? {
        let columns = (isBeside ? stage.columns - legendWidth - Self.gap : stage.columns) - Self.border
        let rows = (isBeside ? stage.rows : stage.rows - legendRows) - Self.border - 1
        guard columns >= 10, rows >= 2 else { return nil }
        // The groups of the list first, since those get letters.
        let clusters = sheet.map.clusters
        let shown = Array(clusters[visible])
        let rest = clusters[..<visible.lowerBound] + clusters[visible.upperBound...]
        return AnimalMapDrawing(
            sheet,
            clusters: shown + rest,
            columns: columns,
            rows: rows,
            lettered: shown.count,
            chrome: stage.chrome
        )
    }

    private func legend(letters: [Int: Character]) -> [StyledText] {
        visible.enumerated().map { offset, index in
            let isSelected = index == cursor.selected
            let row = row(of: sheet.map.clusters[index], letter: letters[offset], isSelected: isSelected)
            return isSelected ? row.over(stage.theme.selection, width: legendWidth) : row
        }
    }

    private func row(
        of listed: AnimalMapPresentation.Cluster,
        letter: Character?,
        isSelected: Bool
    ) -> StyledText {
        let theme = stage.theme
        let mark = isSelected ? theme.selectedMark : theme.unselectedMark
        let town = listed.town?.name ?? AnimalMapSheet.position(listed.cluster.center)
        let distance = AnimalWords.distance(listed.cluster.distance, in: sheet.unit)
        let begin =
            StyledText(mark, style: theme.accent) + StyledText(letter.map { "\($0) " } ?? "  ", style: .bold)
            + StyledText(AnimalWords.grouped(listed.cluster.count).padded(toWidth: 5, alignment: .right) + "  ")
        let end = StyledText(" \(distance) \(AnimalMapSheet.direction(of: listed.cluster))", style: theme.distance)
        let room = max(1, legendWidth - begin.displayWidth - end.displayWidth)
        return (begin + StyledText(town).fitted(toWidth: room, ellipsis: theme.ellipsis) + end)
            .truncated(toWidth: legendWidth, ellipsis: theme.ellipsis)
    }
}
