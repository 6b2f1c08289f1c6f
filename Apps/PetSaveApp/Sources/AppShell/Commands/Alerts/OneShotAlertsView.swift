import Alerts
import BusinessServices
import Domain
import Synchronization
import TerminalText

/// Prints alerts once: what was asked for to standard output, what was done to standard error.
final class OneShotAlertsView: AlertsView {
    private let writer: AlertsWriter
    private let notes: Canvas
    private let presented = Mutex<[AlertsPresentation.Item]>([])

    init(_ output: OutputOptions, in root: CompositionRoot) throws(CommandFailure) {
        writer = AlertsWriter(
            format: try output.chosenFormat(root.preferences),
            unit: root.preferences.units,
            canvas: output.canvas(for: .output, in: root)
        )
        notes = output.canvas(for: .error, in: root)
    }

    /// What was shown last.
    var shown: [AlertsPresentation.Item] { presented.withLock { $0 } }

    func present(_ presentation: AlertsPresentation) async {
        presented.withLock { $0 = presentation.items }
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch presentation.event {
        case .listed:
            try? writer.writeList(of: presentation.items)
            if presentation.items.isEmpty {
                try? notes.write([StyledText("There are no alerts. `petsave alert add NAME` saves a search.")])
            }
        case .shown: try? writer.writeDetails(of: presentation.items)
        case .added(let known): tell(presentation, "is kept." + Self.known(known))
        case .edited: tell(presentation, "is changed.")
        case .removed: tell(presentation, "is removed.")
        }
    }

    private func tell(_ presentation: AlertsPresentation, _ what: String) {
        for item in presentation.items {
            let search = SavedSearchWords.summary(of: item.alert.search, unit: writer.unit)
            let line = "The alert “\(item.alert.name)” (\(search)) \(what)"
            try? notes.write(StyledText(line).wrapped(toWidth: notes.width))
        }
    }

    private static func known(_ count: Int) -> String {
        let advice = " `petsave alert check` tells what is new."
        guard count > 0 else { return advice }
        return
            " \(AnimalWords.grouped(count)) animal\(count == 1 ? " that matches now counts" : "s that match now count") as told.\(advice)"
    }
}
