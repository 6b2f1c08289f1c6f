import Shortlist
import TerminalText

/// Prints the list once, data to standard output, and confirms what was done on standard error.
struct OneShotShortlistView: ShortlistView {
    /// How the list is written; `nil` for a command that changes it and shows none.
    var writer: ShortlistListWriter?
    let notes: Canvas

    func present(_ presentation: ShortlistPresentation) async {
        guard let writer else { return }
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.showsSample { try? notes.write(NoticeWords.lines(NoticeWords.sample, width: notes.width)) }
        if presentation.items.isEmpty {
            try? notes.write(StyledText(ShortlistWords.empty).wrapped(toWidth: notes.width))
        } else {
            try? notes.write([StyledText(ShortlistWords.heading(presentation), style: .bold)])
        }
        try? writer.write(presentation)
    }

    func confirm(_ confirmation: ShortlistConfirmation) async {
        try? notes.write(StyledText(ShortlistWords.sentence(confirmation)).wrapped(toWidth: notes.width))
    }
}
