import AnimalsNearYou
import BusinessServices
import Domain
import TerminalText

/// Prints the list once it is there: data to standard output, everything else to standard error.
struct OneShotAnimalsNearYouView: AnimalsNearYouView {
    let writer: AnimalListWriter
    let unit: DistanceUnit
    let match: MatchDisplay?
    let notes: Canvas

    func present(_ presentation: AnimalsNearYouPresentation) async {
        guard presentation.phase == .loaded else { return }
        let list = AnimalList(presentation, unit: unit, match: match)
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        try? notes.write(before(list))
        try? await writer.write(list)
        try? notes.write(after(list))
    }

    private func before(_ list: AnimalList) -> [StyledText] {
        list.notices.flatMap { NoticeWords.lines(NoticeWords.sentence($0), width: notes.width) }
            + NoticeWords.lines(match, width: notes.width) + [StyledText(list.heading, style: .bold)]
    }

    private func after(_ list: AnimalList) -> [StyledText] {
        if list.animals.isEmpty, list.total > 0 {
            return [StyledText("That page lies beyond the end of the list.")]
        }
        guard list.animals.isEmpty else { return list.footing.map { [StyledText($0, style: .dim)] } ?? [] }
        let advice =
            list.query.within == nil
            ? "Ask for less, fetch what is new with `petsave sync`, or set up another source with `petsave source add`."
            : "Look farther with a larger --within, ask for less, or set up another source with `petsave source add`."
        return StyledText("Nothing matches. " + advice).wrapped(toWidth: notes.lineWidth)
    }
}
