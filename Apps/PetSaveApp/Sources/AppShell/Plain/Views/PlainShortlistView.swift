import BusinessServices
import Domain
import Shortlist
import Synchronization

/// Tells the shortlist when it is asked for, and confirms what was done. Changes that others make wait for the next time.
final class PlainShortlistView: ShortlistView {
    private let console: PlainConsole
    private let unit: DistanceUnit
    private let isTold: Bool
    private let presented = Mutex<[ShortlistItem]>([])

    /// - Parameter isTold: Whether the list is told, and not only what is done to it.
    init(console: PlainConsole, unit: DistanceUnit, isTold: Bool) {
        self.console = console
        self.unit = unit
        self.isTold = isTold
    }

    /// What was told.
    var items: [ShortlistItem] { presented.withLock { $0 } }

    func present(_ presentation: ShortlistPresentation) async {
        guard isTold else { return }
        presented.withLock { $0 = presentation.items }
        guard !presentation.items.isEmpty else {
            return console.say("Your shortlist is empty. In a list, “keep 3” puts the third animal into it.")
        }
        console.say(ShortlistWords.heading(presentation) + ".")
        for (index, item) in presentation.items.enumerated() {
            console.show(PlainWords.line(index + 1, item, unit: unit))
        }
    }

    func confirm(_ confirmation: ShortlistConfirmation) async {
        if case .removed(let entry) = confirmation {
            let name = entry.snapshot.name.isEmpty ? "\(entry.id)" : entry.snapshot.name
            console.say("\(name) was removed. “undo” brings it back.")
        } else {
            console.say(ShortlistWords.sentence(confirmation))
        }
    }
}
