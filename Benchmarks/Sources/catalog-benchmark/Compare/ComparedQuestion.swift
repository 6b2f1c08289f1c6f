import AnimalGeneration
import Domain
import FoundationEssentials

/// What the catalogue and the reference are asked.
struct ComparedQuestion: CustomStringConvertible {
    let area: SearchArea
    let filter: AnimalFilter
    let order: AnimalOrder
    let pageSize: Int
    /// How far into the list the page in its middle lies, in thousandths.
    let middle: Int
    /// What suggestions are asked for, and of what.
    let prefix: String
    let kinds: Set<SuggestionKind>

    var description: String {
        "  area: \(area)\n  order: \(order), \(pageSize) a page\n  filter: \(filter)\n"
            + "  suggestions for “\(prefix)” of \(kinds.sorted())"
    }

    /// Makes questions, the one of a number always the same for a seed.
    struct Maker {
        private let seed: UInt64
        private let animals: [Animal]
        private let questions: QuestionGenerator

        init(seed: UInt64, animals: [Animal]) throws(GenerationError) {
            self.seed = seed
            self.animals = animals
            questions = try QuestionGenerator(seed: seed)
        }

        func callAsFunction(_ index: Int) -> ComparedQuestion {
            var random = RandomSource(seed: seed, stream: 210, index: index)
            let orders: [AnimalOrder] = [
                .distance, .relevance, .newest, .match(household(&random)), .name, .random(seed: random.next()),
            ]
            let all = SuggestionKind.allCases
            return ComparedQuestion(
                area: area(index, &random),
                filter: filter(index, &random),
                order: orders[index % orders.count],
                pageSize: 1 + random.below(60),
                middle: random.below(1000),
                prefix: random.happens(percent: 20) ? "" : questions.question(index, in: .suggest).prefix ?? "",
                kinds: random.happens(percent: 50) ? Set(all) : [all[random.below(all.count)]]
            )
        }

        private func area(_ index: Int, _ random: inout RandomSource) -> SearchArea {
            let place = questions.question(index, in: .near)
            let center = place.latitude.flatMap { latitude in
                place.longitude.flatMap { Coordinate(latitude: latitude, longitude: $0) }
            }
            guard let center, !random.happens(percent: 15) else { return .everywhere(measuredFrom: nil) }
            if random.happens(percent: 20) { return .everywhere(measuredFrom: center) }
            let radii: [Double?] = [nil, nil, 10, 50, 100, 300, 1000, 4000]
            return .around(center, within: radii[random.below(radii.count)].map(Distance.init(kilometers:)))
        }

        private func filter(_ index: Int, _ random: inout RandomSource) -> AnimalFilter {
            var filter = AnimalFilter()
            let known = animals[random.below(animals.count)]
            chooseTraits(of: known, into: &filter, &random)
            if random.happens(percent: 15) { filter.statuses = [] }
            if random.happens(percent: 10) {
                filter.statuses = [.known(.unlisted), .other("on hold"), .known(.pending)]
            }
            if random.happens(percent: 4) { filter.organizations = [known.organizationID ?? ""] }
            if random.happens(percent: 15) { filter.sources = [known.id.source] }
            if random.happens(percent: 10) { filter.publishedAfter = known.publishedAt }
            if random.happens(percent: 15) { filter.hasPhoto = true }
            if random.happens(percent: 8) { filter.excluded.types = [known.type] }
            if random.happens(percent: 8) { filter.excluded.breeds = known.breeds.named }
            if random.happens(percent: 40) {
                filter.text = questions.question(index, in: random.happens(percent: 50) ? .textCommon : .textRare).text
                if random.happens(percent: 50) {
                    filter.spelling = .forgiving
                    filter.text = filter.text.map { Self.misspelled($0, &random) }
                }
            }
            return filter
        }

        private func chooseTraits(of known: Animal, into filter: inout AnimalFilter, _ random: inout RandomSource) {
            if random.happens(percent: 35) { filter.types = [known.type] }
            if random.happens(percent: 10) { filter.types.append(.known(.cat)) }
            if random.happens(percent: 25), let age = known.age { filter.ages = [age, .known(.young)] }
            if random.happens(percent: 15), let gender = known.gender { filter.genders = [gender] }
            if random.happens(percent: 15), let size = known.size { filter.sizes = [size] }
            if random.happens(percent: 10), let coat = known.coat { filter.coats = [coat] }
            if random.happens(percent: 12) {
                let words = (known.breeds.primary ?? "Terrier").split(separator: " ")
                filter.breeds = [String(words[random.below(words.count)])]
            }
            if random.happens(percent: 8), let color = known.colors.primary { filter.colors = [color] }
            if random.happens(percent: 15) { filter.goodWith.append(.dogs) }
            if random.happens(percent: 15) { filter.goodWith.append(.children) }
            if random.happens(percent: 8) { filter.houseTrained = random.happens(percent: 50) }
            if random.happens(percent: 8) { filter.specialNeeds = random.happens(percent: 50) }
        }

        private func household(_ random: inout RandomSource) -> Household {
            var wishes = AnimalFilter()
            if random.happens(percent: 50) { wishes.types = [.known(.dog)] }
            if random.happens(percent: 30) { wishes.sizes = [.known(.small)] }
            return Household(
                children: random.happens(percent: 50) ? true : nil,
                dogs: random.happens(percent: 30) ? random.happens(percent: 50) : nil,
                cats: random.happens(percent: 30) ? true : nil,
                experience: random.happens(percent: 30) ? .beginner : nil,
                wishes: wishes
            )
        }

        /// With two letters of a word swapped.
        private static func misspelled(_ text: String, _ random: inout RandomSource) -> String {
            var letters = Array(text)
            guard letters.count > 2 else { return text }
            letters.swapAt(1, 2 + random.below(letters.count - 2))
            return String(letters)
        }
    }
}
