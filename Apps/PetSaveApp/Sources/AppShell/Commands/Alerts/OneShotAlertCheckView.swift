import Alerts
import Domain
import TerminalText

/// Tells what came of a check besides the batches, on standard error.
struct OneShotAlertCheckView: AlertCheckView {
    let notes: Canvas

    func present(_ presentation: AlertCheckPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        for notice in presentation.notices where presentation.reported > 0 {
            try? notes.write(NoticeWords.lines(AlertNoticeWords.sentence(notice), width: notes.width))
        }
        if presentation.items.isEmpty {
            try? notes.write([StyledText("There are no alerts. `petsave alert add NAME` saves a search.")])
        } else if presentation.reported == 0, presentation.failure == nil {
            try? notes.write([StyledText("Nothing is new.")])
        }
        // The first failure becomes the command's own.
        for item in presentation.items.filter({ $0.failure != nil }).dropFirst() {
            try? notes.write([StyledText("\(item.alert.name): \(item.failure?.description ?? "")")])
        }
    }
}
