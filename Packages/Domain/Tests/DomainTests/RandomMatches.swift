import Domain
import Testing

extension Animal {
    /// A cat of which nothing else is known.
    static let plain = AnimalID("s:1").map { Animal(id: $0, type: .known(.cat), name: "Kiki") }

    /// The animal as it would be if the question had that answer; `nil` for questions whose answer is no simple yes or
    /// no.
    func answering(_ question: MatchQuestion, _ answer: Bool) -> Animal? {
        let state = TriState(answer)
        return switch question {
        case .goodWith(let companion): changed { $0.environment.set(companion, state) }
        case .houseTrained: changed { $0.attributes.houseTrained = state }
        case .specialNeeds: changed { $0.attributes.specialNeeds = state }
        default: nil
        }
    }

    private func changed(_ change: (inout Animal) -> Void) -> Animal {
        var copy = self
        change(&copy)
        return copy
    }
}

extension HomeEnvironment {
    fileprivate mutating func set(_ companion: Companion, _ state: TriState) {
        switch companion {
        case .children: children = state
        case .dogs: dogs = state
        case .cats: cats = state
        }
    }
}

extension SeededRandom {
    private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: choices.indices, using: &self)]
    }

    private mutating func some<Known: Vocabulary>() -> [OpenValue<Known>] {
        Known.allCases.filter { _ in Int.random(in: 0..<5, using: &self) == 0 }.map(OpenValue.known)
    }

    private mutating func value<Known: Vocabulary>() -> OpenValue<Known> {
        .known(pick(Array(Known.allCases)))
    }

    /// An animal of which anything may be known or not.
    mutating func animal() throws -> Animal {
        var animal = try #require(Animal.plain)
        animal.type = value()
        animal.age = pick([nil, value()])
        animal.gender = pick([nil, value()])
        animal.size = pick([nil, value(), .other("Teacup")])
        animal.coat = pick([nil, value()])
        animal.breeds.primary = pick([nil, "Beagle", "Toy Poodle"])
        animal.colors.primary = pick([nil, "Black", "Brown / Chocolate"])
        animal.environment.children = pick(TriState.allCases)
        animal.environment.dogs = pick(TriState.allCases)
        animal.environment.cats = pick(TriState.allCases)
        animal.attributes.houseTrained = pick(TriState.allCases)
        animal.attributes.specialNeeds = pick(TriState.allCases)
        return animal
    }

    /// A household of which anything may be told or not.
    mutating func household() -> Household {
        var wishes = AnimalFilter()
        wishes.types = some()
        wishes.ages = some()
        wishes.genders = some()
        wishes.sizes = some()
        wishes.coats = some()
        wishes.breeds = pick([[], ["poodle"]])
        wishes.colors = pick([[], ["black"]])
        wishes.goodWith = pick([[], [.dogs], [.cats, .children]])
        wishes.houseTrained = pick([true, false, nil])
        wishes.specialNeeds = pick([true, false, nil])
        wishes.excluded.types = some()
        wishes.excluded.ages = some()
        wishes.excluded.breeds = pick([[], ["beagle"]])
        return Household(
            children: pick([true, false, nil]),
            dogs: pick([true, false, nil]),
            cats: pick([true, false, nil]),
            experience: pick(Experience.allCases + [nil]),
            wishes: wishes
        )
    }
}
