import Boundaries
import Domain
import FoundationEssentials
import Synchronization

/// A shelter whose animals come, change and go, and whose server has bad days.
///
/// Its pages go on behind the last animal that was told, as those of real feeds should, so that what comes and goes
/// meanwhile moves nothing from one page to another.
final class SimulatedShelter: Sendable {
    /// How its server answers.
    enum Mood: Hashable, Sendable {
        case good
        /// It fails from that request on, counted from 0.
        case down(from: Int)
        /// Whoever asks is stopped at that request, as if the program had been killed.
        case killsAsker(at: Int)
        case empty
        /// It lists the first third of its animals only.
        case shortened
    }

    /// An animal in one of the pages.
    struct Telling: Sendable {
        let animal: Animal
        let fetchedAt: Date
    }

    private static let pageSize = 9

    private struct State {
        var listed: [Int: (animal: Animal, changedAt: Date)] = [:]
        var adopted: [Int: Animal] = [:]
        var nextNumber = 1
        var mood = Mood.good
        var requests = 0
        var tellings: [Telling] = []
        var random: SeededGenerator
    }

    let source: SourceName
    private let state: Mutex<State>

    init(source: SourceName, seed: UInt64) {
        self.source = source
        state = Mutex(State(random: SeededGenerator(seed: seed)))
    }

    /// Every animal that it lists.
    var listed: [AnimalID: Animal] {
        state.withLock { state in
            Dictionary(state.listed.values.map { ($0.animal.id, $0.animal) }) { first, _ in first }
        }
    }

    /// What its pages have told since this was asked last.
    func takeTellings() -> [Telling] {
        state.withLock { state in
            defer { state.tellings = [] }
            return state.tellings
        }
    }

    func begin(_ mood: Mood) {
        state.withLock { state in
            state.mood = mood
            state.requests = 0
        }
    }

    /// So many days go by in one.
    func live(at moment: Date, animals range: ClosedRange<Int>) {
        state.withLock { state in
            let random = state.random
            var life = ShelterLife(source: source, moment: moment, random: random)
            while state.listed.count < range.lowerBound || life.random.one(in: 2) {
                guard state.listed.count < range.upperBound else { break }
                if let back = life.oneThatComesBack(of: state.adopted) {
                    state.adopted[back.number] = nil
                    state.listed[back.number] = (back.animal, moment)
                } else {
                    state.listed[state.nextNumber] = (life.newcomer(state.nextNumber), moment)
                    state.nextNumber += 1
                }
            }
            for (number, listing) in state.listed.sorted(by: { $0.key < $1.key }) {
                if life.random.one(in: 20) {
                    state.adopted[number] = listing.animal
                    state.listed[number] = nil
                } else if life.random.one(in: 8) {
                    state.listed[number] = (life.changed(listing.animal), moment)
                }
            }
            state.random = life.random
        }
    }

    func page(_ request: FeedRequest) throws(FeedError) -> FeedPage {
        try state.withLock { state throws(FeedError) in
            let number = state.requests
            state.requests += 1
            switch state.mood {
            case .down(let first) where number >= first: throw .unreachable(host: source.text, reason: "it is down")
            case .killsAsker(let at) where number >= at: throw .cancelled
            default: break
            }
            let last = request.cursor.flatMap { Int($0.text) } ?? 0
            let found = Self.list(of: state).filter { candidate in
                request.changedSince.map { candidate.changedAt > $0 } ?? true
            }
            let rest = found.filter { $0.number > last }
            let shown = rest.prefix(Self.pageSize)
            let animals = shown.map { candidate in
                var animal = candidate.animal
                animal.provenance = [Provenance(id: animal.id, fetchedAt: request.fetchedAt)]
                return animal
            }
            state.tellings += shown.map { Telling(animal: $0.animal, fetchedAt: request.fetchedAt) }
            return FeedPage(
                animals: animals,
                next: rest.count > shown.count ? shown.last.map { FeedCursor("\($0.number)") } : nil,
                total: found.count,
                traffic: FeedTraffic(requests: 1, bytes: 100 * animals.count)
            )
        }
    }

    private static func list(of state: State) -> [(number: Int, animal: Animal, changedAt: Date)] {
        let all = state.listed.sorted { $0.key < $1.key }.map { ($0.key, $0.value.animal, $0.value.changedAt) }
        return switch state.mood {
        case .good, .down, .killsAsker: all
        case .empty: []
        case .shortened: Array(all.prefix(all.count / 3))
        }
    }
}
