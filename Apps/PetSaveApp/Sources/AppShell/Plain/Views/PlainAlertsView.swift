import Alerts
import BusinessServices
import Domain
import Synchronization

/// Tells all alerts, or one.
final class PlainAlertsView: AlertsView {
    private let console: PlainConsole
    private let unit: DistanceUnit
    private let presented = Mutex<[AlertsPresentation.Item]>([])

    init(console: PlainConsole, unit: DistanceUnit) {
        self.console = console
        self.unit = unit
    }

    /// All alerts, as they were told.
    var items: [AlertsPresentation.Item] { presented.withLock { $0 } }

    func present(_ presentation: AlertsPresentation) async {
        switch presentation.event {
        case .listed:
            presented.withLock { $0 = presentation.items }
            tell(presentation.items)
        case .shown, .added, .edited, .removed: presentation.items.forEach(tell)
        }
    }

    private func tell(_ items: [AlertsPresentation.Item]) {
        guard !items.isEmpty else {
            return console.say("There are no alerts. `petsave alert add NAME` saves a search as one.")
        }
        console.say("\(items.count) alert\(items.count == 1 ? "" : "s"). “check” tells what is new.")
        for (index, item) in items.enumerated() {
            console.show(PlainWords.line(index + 1, item, unit: unit))
        }
    }

    private func tell(_ item: AlertsPresentation.Item) {
        console.show("\(item.alert.name).")
        for part in SavedSearchWords.parts(of: item.alert.search, unit: unit) {
            console.show("\(part.label): \(part.value).")
        }
        console.show("Made: \(ShortlistWords.day(item.alert.createdAt)).")
        console.show(PlainWords.last(item.status))
    }
}
