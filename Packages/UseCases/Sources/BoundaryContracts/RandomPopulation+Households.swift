import Domain

extension RandomPopulation {
    /// A household of which anything may be told or left out, with wishes that fit many animals, few, or none.
    static func household(_ random: inout SeededGenerator) -> Household {
        Household(
            children: random.pick([true, false, nil]),
            dogs: random.pick([true, false, nil]),
            cats: random.pick([true, false, nil]),
            experience: random.pick(Experience.allCases + [nil]),
            wishes: wishes(&random)
        )
    }

    private static func wishes(_ random: inout SeededGenerator) -> AnimalFilter {
        var wishes = AnimalFilter()
        guard !random.one(in: 4) else { return wishes }
        wishes.types = random.some(types + [.other("no such type")], upTo: 2)
        wishes.breeds = random.some(["labrador", "RETRIEVER", "épagneul", "no such breed", "!?"], upTo: 2)
        wishes.ages = random.some(ages, upTo: 2)
        wishes.genders = random.some(genders, upTo: 2)
        wishes.sizes = random.some(sizes, upTo: 2)
        wishes.coats = random.some(coats, upTo: 2)
        wishes.colors = random.some(["chocolate", "black", "brown black"], upTo: 2)
        wishes.goodWith = random.some(Companion.allCases, upTo: 2)
        wishes.houseTrained = random.pick([true, false, nil])
        wishes.specialNeeds = random.pick([true, false, nil])
        wishes.excluded.types = random.some(types, upTo: 1)
        wishes.excluded.breeds = random.some(breeds, upTo: 1)
        wishes.excluded.ages = random.some(ages, upTo: 1)
        wishes.excluded.genders = random.some(genders, upTo: 1)
        wishes.excluded.sizes = random.some(sizes, upTo: 1)
        wishes.excluded.coats = random.some(coats, upTo: 1)
        wishes.excluded.colors = random.some(colors, upTo: 1)
        return wishes
    }
}
