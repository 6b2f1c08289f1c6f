import AnimalDetails
import Domain
import Synchronization

/// Tells everything about one animal, a fact a line.
final class PlainDetailsView: AnimalDetailsView {
    private let console: PlainConsole
    private let unit: DistanceUnit
    private let notify: @Sendable (String) -> Void
    private let presented = Mutex<Animal?>(nil)

    init(console: PlainConsole, unit: DistanceUnit, notify: @escaping @Sendable (String) -> Void) {
        self.console = console
        self.unit = unit
        self.notify = notify
    }

    /// The animal that was told of.
    var animal: Animal? { presented.withLock { $0 } }

    func present(_ presentation: AnimalDetailsPresentation) async {
        let animal = presentation.listed.animal
        presented.withLock { $0 = animal }
        if presentation.isSample { notify(NoticeWords.sample) }
        console.show("\(PlainWords.name(animal)), \(AnimalWords.summary(animal)).")
        for fact in AnimalFacts(presentation, unit: unit, match: nil).all where fact.label != "Photo" {
            console.show("\(fact.label): \(fact.value)")
        }
        if let description = animal.description { console.show(description) }
        console.show(Self.photos(of: animal))
    }

    /// `There are 3 photos.`
    static func photos(of animal: Animal) -> String {
        switch animal.photos.count {
        case 0: "There is no photo."
        case 1: "There is 1 photo."
        case let count: "There are \(count) photos."
        }
    }
}
