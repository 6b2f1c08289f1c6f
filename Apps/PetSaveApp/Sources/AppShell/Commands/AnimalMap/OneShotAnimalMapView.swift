import AnimalMap
import BusinessServices
import Domain
import TerminalText

/// Prints the map once it is there: data to standard output, everything else to standard error.
struct OneShotAnimalMapView: AnimalMapView {
    let writer: AnimalMapWriter
    let unit: DistanceUnit
    let notes: Canvas

    func present(_ presentation: AnimalMapPresentation) async {
        guard let sheet = AnimalMapSheet(presentation: presentation, unit: unit) else { return }
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        try? notes.write(before(sheet))
        try? writer.write(sheet)
        try? notes.write(after(sheet, within: presentation.request.search.within))
    }

    private func before(_ sheet: AnimalMapSheet) -> [StyledText] {
        sheet.map.notices.flatMap { NoticeWords.lines(NoticeWords.sentence($0), width: notes.width) }
            + StyledText(sheet.heading, style: .bold).wrapped(toWidth: notes.width)
    }

    private func after(_ sheet: AnimalMapSheet, within: Distance?) -> [StyledText] {
        let footing = sheet.footing.map { StyledText($0, style: .dim).wrapped(toWidth: notes.width) } ?? []
        guard sheet.map.total == 0 else { return footing }
        let advice =
            within == nil
            ? "Ask for less, or fetch more: `petsave sync`, or another source with `petsave source add`."
            : "Look farther with a larger --within, or ask for less."
        return StyledText("Nothing matches. " + advice).wrapped(toWidth: notes.width) + footing
    }
}
