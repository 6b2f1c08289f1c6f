import Domain

/// How well an animal would get along with the members of a household.
struct HouseholdMatch {
    let animal: Animal
    /// 0 to 100: each member who is known to get along counts whole, each of whom nobody said anything half.
    let score: Int
    /// What is known of each member, in order.
    let reasons: [String]

    /// `nil` when somebody says that the animal does not get along with one of the members.
    init?(_ animal: Animal, household: [Companion]) {
        let states = household.map { (companion: $0, state: animal.environment[$0]) }
        guard !states.contains(where: { $0.state == .no }) else { return nil }
        self.animal = animal
        let known = states.count { $0.state == .yes }
        score = household.isEmpty ? 100 : (100 * known + 50 * (household.count - known)) / household.count
        reasons = states.map { "\($0.companion.rawValue): \($0.state == .yes ? "good" : "nobody said")" }
    }

    var line: String { "\(score)\t\(animal.id)\t\(animal.name)\t\(reasons.joined(separator: ", "))" }

    /// The matches among the lines of an export, best first, ties by id.
    static func ranked(lines: some Sequence<String>, household: [Companion]) -> [HouseholdMatch] {
        let adoptable = AnimalFilter()
        return lines.compactMap(ExportedAnimal.animal(fromLine:))
            .filter(adoptable.matches)
            .compactMap { HouseholdMatch($0, household: household) }
            .sorted { $0.score == $1.score ? $0.animal.id < $1.animal.id : $0.score > $1.score }
    }
}
