import AnimalDetails
import Domain
import FoundationEssentials
import TerminalScreen
import TerminalText

extension DetailsSceneState {
    func frame(on stage: Stage) -> SceneFrame {
        let layout = DetailsLayout(state: self, stage: stage)
        let lines = layout.lines
        let first = min(firstLine, max(0, lines.count - stage.rows))
        var rows = Array(lines[first...].prefix(stage.rows))
        var pictures: [PlacedPicture] = []
        if let placed = layout.picture(scrolledBy: first) { pictures.append(placed) }
        if first + stage.rows < lines.count, let last = rows.indices.last {
            rows[last] = more(lines.count - first - stage.rows + 1, over: stage)
        }
        return SceneFrame(rows: rows, pictures: pictures)
    }

    /// How many lines there are.
    func lineCount(on stage: Stage) -> Int { DetailsLayout(state: self, stage: stage).lines.count }

    /// Stands on the last row while there is more below.
    private func more(_ count: Int, over stage: Stage) -> StyledText {
        let mark = stage.chrome == .unicode ? "↓" : "v"
        return StyledText("\(mark) \(count) more line\(count == 1 ? "" : "s")", style: stage.theme.faint)
            .truncated(toWidth: stage.columns, ellipsis: stage.theme.ellipsis)
    }
}
