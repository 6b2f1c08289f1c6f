import BusinessServices
import Domain
import Search
import TerminalInput
import TerminalText

/// The search: what is typed, how it could go on, and what was found.
struct SearchSceneState: SceneState {
    /// What has the keyboard.
    enum Focus: Hashable, Sendable {
        case field, list
    }

    var field = TextField()
    var focus = Focus.field
    /// What the suggestions complete.
    var fragment: SearchFragment?
    var suggestions: [Suggestion] = []
    /// Which of them is pointed at.
    var suggestion: Int?
    /// What the filters ask for besides the words.
    var filter = AnimalFilter()
    /// What was asked for last; `nil` before anything was.
    var request: SearchRequest?
    /// What came of that.
    var presentation: SearchPresentation?
    /// Places that are called nearly as the one that nobody knows.
    var nearlyCalled: [Place] = []
    var marks = ShortlistMarks()
    var cursor = ListCursor()
    /// How many rows of the list there was room for when it was last drawn.
    var page = 1
    /// Whether it lies over another scene, to which Esc leads back.
    let isNested: Bool
    let unit: DistanceUnit

    var title: String { "Search" }

    var takesText: Bool { focus == .field }

    var animals: [ListedAnimal] { presentation?.animals ?? [] }

    /// What would match, when nothing does.
    var alternatives: [SearchWayOut] {
        (presentation.map(SearchWayOut.all) ?? []) + nearlyCalled.map(SearchWayOut.near)
    }

    /// How many rows can be chosen: animals or, when there are none, the ways out.
    var listCount: Int { animals.isEmpty ? alternatives.count : animals.count }

    /// The animal that is chosen.
    var selected: ListedAnimal? {
        animals.indices.contains(cursor.selected) ? animals[cursor.selected] : nil
    }

    /// Whether the search that was asked for failed.
    var failure: String? {
        guard case .failed(let sentence) = presentation?.phase else { return nil }
        return sentence
    }

    /// Whether the end of what is listed is in sight, so that the next page is due.
    var isNearEnd: Bool {
        guard let presentation, presentation.hasMore, presentation.phase == .loaded else { return false }
        return cursor.first + 3 * page >= animals.count
    }
}

/// A search that would find something, offered when another found nothing.
enum SearchWayOut: Hashable, Sendable {
    case relaxed(SearchAlternatives.Relaxed)
    case type(label: String, count: Int)
    /// The same words, around that place.
    case near(Place)

    static func all(of presentation: SearchPresentation) -> [SearchWayOut] {
        guard let alternatives = presentation.alternatives else { return [] }
        // Where all animals are of one type, they are all of any type, too.
        let isSaid =
            alternatives.types.count == 1
            && alternatives.relaxed.contains { $0.total == alternatives.types.first?.count }
        return alternatives.relaxed.map(SearchWayOut.relaxed)
            + (isSaid ? [] : alternatives.types.map { .type(label: $0.label, count: $0.count) })
    }

    /// `1,234  if age is any`.
    func words(unit: DistanceUnit) -> (count: String, text: String) {
        switch self {
        case .relaxed(let relaxed):
            (AnimalWords.grouped(relaxed.total), SearchWords.condition(relaxed.relaxation, unit: unit))
        case .type(let label, let count): (AnimalWords.grouped(count), "all of the type \(label)")
        case .near(let place): ("", "near \(place.name)")
        }
    }

    /// The search that finds them; `nil` when that cannot be told without a plan. But for a place, what `request` was
    /// understood to ask for is in its filters then, and not in its words.
    func request(insteadOf request: SearchRequest, plan: SearchPlan?) -> SearchRequest? {
        var other = request
        other.words = ""
        switch self {
        case .near(let place):
            other.words = request.words
            other.place = place.name
        case .relaxed(let relaxed):
            guard let plan else { return nil }
            other.filter = relaxed.relaxation.filter
            other.place = relaxed.relaxation.isEverywhere ? nil : plan.place?.name
            other.within = relaxed.relaxation.within
            other.order = plan.order
        case .type(let label, _):
            other.filter = AnimalFilter()
            other.filter.types = [OpenValue(label)]
            (other.place, other.within, other.order) = (nil, nil, nil)
        }
        return other
    }
}
