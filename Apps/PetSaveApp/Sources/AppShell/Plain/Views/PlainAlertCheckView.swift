import Alerts
import Domain
import Synchronization

/// Tells what is new to the alerts, numbered over all of them so that a number names one animal.
final class PlainAlertCheckView: AlertCheckView, AlertBatchWriter {
    private let console: PlainConsole
    private let unit: DistanceUnit
    private let notify: @Sendable (String) -> Void
    private let told = Mutex<[ListedAnimal]>([])

    init(console: PlainConsole, unit: DistanceUnit, notify: @escaping @Sendable (String) -> Void) {
        self.console = console
        self.unit = unit
        self.notify = notify
    }

    /// Everything that was told, in the order of the numbers.
    var animals: [ListedAnimal] { told.withLock { $0 } }

    func write(_ report: AlertReport) async throws(AlertDeliveryError) {
        let count = report.animals.count
        console.say(
            "\(report.alert.name): \(AnimalWords.grouped(count)) new animal\(count == 1 ? "" : "s")"
                + (report.isRepeated ? ", told again." : ".")
        )
        let first = told.withLock { animals in
            defer { animals += report.animals }
            return animals.count + 1
        }
        tell(report.animals, from: first)
    }

    func finish(_ notices: [AlertCheckPresentation.Notice]) async throws(AlertDeliveryError) {
        do { try console.flush() } catch { throw .output(reason: "\(error)".withoutFullStop) }
    }

    func present(_ presentation: AlertCheckPresentation) async {
        if presentation.reported > 0 {
            for notice in presentation.notices { notify(AlertNoticeWords.sentence(notice)) }
        }
        for item in presentation.items {
            guard let failure = item.failure else { continue }
            console.say("\(item.alert.name): \(failure)")
        }
        if presentation.items.isEmpty {
            console.say("There are no alerts to check. `petsave alert add NAME` saves a search as one.")
        } else if presentation.reported == 0, presentation.failure == nil {
            console.say("Nothing is new.")
        }
    }

    /// Tells everything again.
    func repeatAll() {
        let animals = animals
        console.say("\(ShortlistWords.count(animals.count)) that were new.")
        tell(animals, from: 1)
    }

    private func tell(_ animals: [ListedAnimal], from first: Int) {
        for (index, listed) in animals.enumerated() {
            console.show(PlainWords.line(first + index, listed, unit: unit))
        }
    }
}

extension String {
    /// For a reason that becomes part of a sentence.
    fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
