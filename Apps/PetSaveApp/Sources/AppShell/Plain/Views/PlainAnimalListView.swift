import AnimalsNearYou
import BusinessServices
import Domain
import Search
import Synchronization

/// Tells a list of animals page by page: of each state that is presented, what was not told before.
final class PlainAnimalListView: AnimalsNearYouView, SearchView {
    private struct State {
        var list: AnimalList?
        var told = 0
        var isIntroduced = false
    }

    private let console: PlainConsole
    private let unit: DistanceUnit
    /// Tells a notice, unless it was told before.
    private let notify: @Sendable (String) -> Void
    private let state = Mutex(State())

    init(console: PlainConsole, unit: DistanceUnit, notify: @escaping @Sendable (String) -> Void) {
        self.console = console
        self.unit = unit
        self.notify = notify
    }

    /// What was told so far; `nil` before the first page.
    var list: AnimalList? { state.withLock { $0.list } }

    func present(_ presentation: AnimalsNearYouPresentation) async {
        guard presentation.phase == .loaded else { return }
        tell(AnimalList(presentation, unit: unit, match: nil))
    }

    func present(_ presentation: SearchPresentation) async {
        guard presentation.phase == .loaded, let list = AnimalList(presentation, unit: unit, match: nil) else { return }
        tell(list)
    }

    /// Tells everything again.
    func repeatAll() {
        guard let list else { return }
        state.withLock { $0 = State() }
        tell(list)
    }

    private func tell(_ list: AnimalList) {
        let (told, isFirst) = state.withLock { state in
            defer { state = State(list: list, told: list.animals.count, isIntroduced: true) }
            return (min(state.told, list.animals.count), !state.isIntroduced)
        }
        if isFirst { introduce(list) }
        for (index, listed) in list.animals.enumerated().dropFirst(told) {
            console.show(PlainWords.line(index + 1, listed, unit: unit))
        }
        conclude(list)
    }

    private func introduce(_ list: AnimalList) {
        if let understood = SearchWords.understood(list.query) { console.say(understood) }
        for notice in list.notices { notify(NoticeWords.sentence(notice)) }
        if let age = PlainWords.age(of: list.sources) { console.say(age) }
        console.say(list.heading + ".")
    }

    private func conclude(_ list: AnimalList) {
        if list.animals.isEmpty {
            console.say("Nothing matches.")
            for relaxed in list.alternatives?.relaxed ?? [] {
                let condition = SearchWords.condition(relaxed.relaxation, unit: unit)
                console.say("There would be \(AnimalWords.grouped(relaxed.total)) \(condition).")
            }
        } else if list.hasMore {
            let total = AnimalWords.grouped(list.total)
            console.say(
                "That was up to number \(list.animals.count) of \(total). “more” tells the next, a number tells all."
            )
        } else {
            console.say("That was the last one. A number tells all about an animal.")
        }
    }
}
