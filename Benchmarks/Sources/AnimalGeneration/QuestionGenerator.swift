package import Gazetteer

/// Makes questions about generated animals: places where people live, words that their texts hold, filters of every
/// selectivity; the same questions for the same seed.
package struct QuestionGenerator {
    private let seed: UInt64
    private let towns: WeightedTable<PostalTown>
    private let vocabulary: Vocabulary
    private let commonWords: WeightedTable<String>
    private let rareWords: WeightedTable<String>

    private static let types = [
        "Dog", "Cat", "Rabbit", "Small & Furry", "Horse", "Bird", "Scales, Fins & Other", "Barnyard",
    ]
    private static let ages = ["Baby", "Young", "Adult", "Senior"]
    private static let companions = ["children", "dogs", "cats"]
    private static let radii: [Double] = [25, 100, 500]

    package init(seed: UInt64, gazetteer: Gazetteer = Gazetteer()) throws(GenerationError) {
        self.seed = seed
        towns = try PostalTown.all(of: gazetteer)
        let tables = try FrequencyTables.embedded()
        vocabulary = try Vocabulary(tables)
        guard let common = vocabulary.plainWords(from: 4, counted: 15...),
            let rare = vocabulary.plainWords(from: 4, counted: 1...2)
        else { throw .damagedTable("word") }
        commonWords = common
        rareWords = rare
    }

    /// The question of a number in a row.
    package func question(_ index: Int, in row: QuestionRow) -> Question {
        let stream = QuestionRow.allCases.firstIndex(of: row) ?? 0
        var random = RandomSource(seed: seed, stream: UInt64(100 + stream), index: index)
        var question = Question(row: row.rawValue)
        switch row {
        case .near:
            place(&question, &random)
        case .nearFiltered:
            place(&question, &random)
            filter(&question, &random)
        case .nearRare:
            place(&question, &random)
            question.type = Self.types[3 + random.below(Self.types.count - 3)]
            question.age = "Senior"
            question.gender = random.happens(percent: 50) ? "Female" : "Male"
            question.goodWith = Self.companions
        case .nearPage50:
            place(&question, &random)
            question.page = 50
        case .textCommon:
            question.text = commonText(&random)
            question.order = "relevance"
        case .textRare:
            question.text = rareText(&random)
            question.order = "relevance"
        case .textForgiving:
            question.text = random.happens(percent: 50) ? commonText(&random) : rareText(&random)
            question.isForgiving = true
            question.order = "relevance"
        case .textWithin:
            place(&question, &random)
            question.radius = 100
            question.text = commonText(&random)
            question.order = "relevance"
        case .textNearest:
            place(&question, &random)
            question.text = commonText(&random)
        case .suggest:
            let word = random.happens(percent: 50) ? vocabulary.name(&random) : commonWords.draw(&random)
            question.prefix = String(word.lowercased().prefix(1 + random.below(4)))
        case .facets:
            place(&question, &random)
            if random.happens(percent: 60) { question.radius = Self.radii[random.below(Self.radii.count)] }
            if random.happens(percent: 70) { filter(&question, &random) }
            question.countsFacets = true
        }
        return question
    }

    /// Somewhere within a few kilometres of where people live, rarely where a shelter is.
    private func place(_ question: inout Question, _ random: inout RandomSource) {
        let town = towns.draw(&random)
        question.latitude = Double(town.latitude + random.below(801) - 400) / 10_000
        question.longitude = Double(town.longitude + random.below(801) - 400) / 10_000
    }

    private func filter(_ question: inout Question, _ random: inout RandomSource) {
        let isCommon = random.happens(percent: 60)
        question.type = isCommon ? Self.types[random.below(2)] : Self.types[random.below(Self.types.count)]
        if random.happens(percent: 60) { question.age = Self.ages[random.below(Self.ages.count)] }
        question.goodWith = Self.companions.filter { _ in random.happens(percent: 40) }
        if random.happens(percent: 20) { question.size = random.happens(percent: 50) ? "Small" : "Large" }
    }

    private func commonText(_ random: inout RandomSource) -> String {
        (0...random.below(3)).map { _ in commonWords.draw(&random) }.joined(separator: " ")
    }

    /// A name, a rare word, or either with a common one.
    private func rareText(_ random: inout RandomSource) -> String {
        let name = vocabulary.name(&random).split(separator: " ").first.map(String.init) ?? ""
        let rare = random.happens(percent: 60) ? name : rareWords.draw(&random)
        return random.happens(percent: 30) ? "\(rare) \(commonWords.draw(&random))" : rare
    }
}
