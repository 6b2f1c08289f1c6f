import AnimalMap
import BusinessServices
import Domain
import TerminalText

extension MapSceneState {
    func frame(on stage: Stage) -> SceneFrame {
        guard let sheet = sheet(in: stage.unit) else { return SceneFrame(rows: instead(on: stage)) }
        let head = head(of: sheet, on: stage)
        guard sheet.map.total > 0 else {
            let advice = ListStatusRows.empty("Nothing matches. Esc leads back to the list and its filters.", on: stage)
            return SceneFrame(rows: Array((head + advice).prefix(stage.rows)))
        }
        let body = MapSceneBody(sheet: sheet, cursor: cursor, stage: stage.inset(rows: head.count))
        return SceneFrame(rows: head + body.rows, clickTargets: body.clickTargets(from: head.count))
    }

    /// How many groups are seen at once.
    func page(on stage: Stage) -> Int {
        guard let sheet = sheet(in: stage.unit) else { return 1 }
        let head = head(of: sheet, on: stage)
        return MapSceneBody(sheet: sheet, cursor: cursor, stage: stage.inset(rows: head.count)).page
    }

    /// What there is to be drawn; while the map is read anew, what was read before.
    private func sheet(in unit: DistanceUnit) -> AnimalMapSheet? {
        guard let place = shown?.place, let map = shown?.map else { return nil }
        return AnimalMapSheet(place: place, map: map, unit: unit)
    }

    private func head(of sheet: AnimalMapSheet, on stage: Stage) -> [StyledText] {
        let theme = stage.theme
        var lines = [StyledText(sheet.heading, style: theme.title)]
        if let problem {
            lines += ListStatusRows.failed(problem, limit: 2, on: stage)
        } else if shown?.phase == .loading {
            lines.append(ListStatusRows.loading("Reading the map anew", on: stage))
        } else if let hidden = sheet.hidden {
            lines.append(StyledText(hidden, style: theme.faint))
        }
        return lines.map { $0.singleLine.truncated(toWidth: stage.columns, ellipsis: theme.ellipsis) }
    }

    private func instead(on stage: Stage) -> [StyledText] {
        if let problem { return Array(ListStatusRows.failed(problem, limit: 8, on: stage).prefix(stage.rows)) }
        return [ListStatusRows.loading("Drawing the map", on: stage)]
    }
}
