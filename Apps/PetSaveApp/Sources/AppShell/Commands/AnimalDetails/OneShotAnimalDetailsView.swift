import AnimalDetails
import Domain
import TerminalText

/// Prints the details once.
struct OneShotAnimalDetailsView: AnimalDetailsView {
    let writer: AnimalDetailsWriter
    let unit: DistanceUnit
    let match: MatchDisplay?
    let notes: Canvas

    func present(_ presentation: AnimalDetailsPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.isSample {
            try? notes.write(NoticeWords.lines(NoticeWords.sample, width: notes.width))
        }
        try? notes.write(NoticeWords.lines(match, width: notes.width))
        try? await writer.write(presentation, unit: unit, match: match)
    }
}
