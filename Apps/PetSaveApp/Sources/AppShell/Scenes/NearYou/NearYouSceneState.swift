import AnimalsNearYou
import BusinessServices
import Domain
import TerminalInput

/// The animals near a place, as far as they are loaded, and where in them the person is.
struct NearYouSceneState: SceneState {
    var request: AnimalsNearYouRequest
    /// `nil` until the use case said something.
    var list: AnimalsNearYouPresentation?
    var cursor = ListCursor()
    var marks = ShortlistMarks()
    /// Why there is no use case.
    var failure: String?
    /// Whether the person wants the end of the list, which is not loaded yet.
    var isHeadingForEnd = false

    var title: String { "Near you" }

    var animals: [ListedAnimal] { list?.animals ?? [] }

    /// The animal that is chosen.
    var selected: ListedAnimal? { animals.indices.contains(cursor.selected) ? animals[cursor.selected] : nil }

    /// Why there is no list, or not more of it.
    var problem: String? {
        if let failure { return failure }
        guard case .failed(let sentence) = list?.phase else { return nil }
        return hasPlace ? sentence : nil
    }

    /// Whether anybody said where.
    var hasPlace: Bool { request.place?.trimmingSpaces.isEmpty == false }

    var keys: [SceneKey] {
        let nothing = selected == nil ? "There is no animal here to open." : nil
        let nowhere = hasPlace ? nil : "Say where first: p asks for a place."
        return .listMotion + [[SceneKey].opening(unavailable: nothing)]
            + .opinions(hasAnimal: selected != nil, mark: selected.flatMap { marks[$0.animal] })
            + [
                SceneKey("f", "filters", .filters, isProminent: true),
                SceneKey("m", "map", .map, unavailable: nowhere, isProminent: true),
                SceneKey("p", hasPlace ? "another place" : "say where", .changePlace, isProminent: !hasPlace),
                SceneKey("w", "how far", .changeRadius, unavailable: nowhere),
                SceneKey("t", "another order", .order, unavailable: nowhere),
                SceneKey("r", problem == nil ? "refresh" : "retry", .refresh, isProminent: problem != nil),
            ]
    }

    /// The next radius of those that the person goes through; after the last, as far as it takes.
    static func radius(after within: Distance?, unit: DistanceUnit) -> Distance? {
        guard let within else { return radii(unit).first }
        return radii(unit).first { $0.kilometers > within.kilometers * 1.001 }
    }

    /// Round numbers of the person's own unit.
    private static func radii(_ unit: DistanceUnit) -> [Distance] {
        [10.0, 25, 50, 100, 250, 500].map { unit == .miles ? Distance(miles: $0) : Distance(kilometers: $0) }
    }

    /// The next order of those that the person goes through; by match only where there is something to match with.
    static func order(after order: AnimalOrder, household: Household) -> AnimalOrder {
        switch order {
        case .distance: .newest
        case .newest: .name
        case .name where !household.criteria.isEmpty: .match(household)
        case .name, .match, .relevance, .random: .distance
        }
    }
}
