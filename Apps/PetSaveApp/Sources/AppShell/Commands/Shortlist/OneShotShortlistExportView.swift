import Shortlist
import TerminalText

/// Tells how many animals were exported, and where to.
struct OneShotShortlistExportView: ShortlistExportView {
    let file: String?
    let notes: Canvas

    func present(_ presentation: ShortlistPresentation) async {
        let count = ShortlistWords.count(presentation.items.count)
        let sentence =
            presentation.items.isEmpty ? ShortlistWords.empty : file.map { "\(count) written to \($0)." } ?? "\(count)."
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.showsSample { try? notes.write(NoticeWords.lines(NoticeWords.sample, width: notes.width)) }
        try? notes.write(StyledText(sentence).wrapped(toWidth: notes.width))
    }
}
