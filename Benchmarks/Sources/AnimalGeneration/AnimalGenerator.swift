import Gazetteer

/// Makes a catalogue's animals and shelters: the ones of a number are always the same for a seed.
///
/// Dogs have names, breeds, ages, texts and the rest as often as recorded ones; what is found together (breed and size,
/// age and house-training, the three companions, the colours) is drawn together. Shelters lie where people live.
package struct AnimalGenerator {
    package let animalCount: Int
    /// One for about sixty animals, some with far more than others.
    package let shelterCount: Int
    private let seed: UInt64
    private let changedPerMille: Int

    private let vocabulary: Vocabulary
    private let kinds: WeightedTable<AnimalKind>
    private let ages: WeightedTable<FrequencyTables.Row>
    private let sizes: WeightedTable<String>
    private let genders: WeightedTable<String>
    private let environments: WeightedTable<[Bool?]>
    private let tags: WeightedTable<String>
    private let tagCounts: WeightedTable<Int>
    private let photoCounts: WeightedTable<Int>
    private let videoCounts: WeightedTable<Int>
    private let hasCode: WeightedTable<String>
    private let listedDays: WeightedTable<Range<Int>>
    private let shelters: [Shelter]

    private static let animalsPerShelter = 60
    private static let firstID = 50_000_000
    /// 1 December 2025, 00:00 UTC: nothing is listed later.
    private static let newest = 1_764_547_200
    private static let day = 86_400

    /// - Parameters:
    ///   - changedPerMille: Of a thousand animals, as many say something else than without this: a text, the pictures or
    ///     the status.
    ///   - towns: Where shelters can be; `nil` stands for the whole United States.
    package init(
        animalCount: Int,
        seed: UInt64,
        changedPerMille: Int = 0,
        towns: WeightedTable<PostalTown>? = nil
    ) throws(GenerationError) {
        self.animalCount = animalCount
        self.seed = seed
        self.changedPerMille = changedPerMille
        let tables = try FrequencyTables.embedded()
        let vocabulary = try Vocabulary(tables)
        self.vocabulary = vocabulary
        kinds = try AnimalKind.all(tables)
        ages = try tables.rows("age", columns: 6)
        sizes = try tables.texts("size")
        genders = try tables.texts("gender")
        environments = try tables.rows("environment", columns: 3).map { $0.map(Self.answer) }
        tags = try tables.texts("tag")
        tagCounts = try tables.numbers("tags")
        photoCounts = try tables.numbers("photos")
        videoCounts = try tables.numbers("videos")
        hasCode = try tables.texts("code")
        // The recordings hold the animals of two days; how long others wait is what shelters report: most some weeks,
        // some for years.
        guard
            let listedDays = WeightedTable<Range<Int>>([
                (0..<7, 18), (7..<30, 27), (30..<90, 26), (90..<365, 21), (365..<1_500, 8),
            ])
        else { throw .damagedTable("listed days") }
        self.listedDays = listedDays
        let towns = if let towns { towns } else { try PostalTown.all(of: Gazetteer()) }
        shelterCount = max(1, animalCount / Self.animalsPerShelter)
        let generator = try ShelterGenerator(
            seed: seed,
            vocabulary: vocabulary,
            towns: towns,
            tables: tables
        )
        shelters = (0..<shelterCount).map(generator.shelter)
    }

    /// The shelter of a number below ``shelterCount``.
    package func shelter(_ index: Int) -> Shelter { shelters[index] }

    /// The animal of a number below ``animalCount``.
    package func animal(_ index: Int) -> GeneratedAnimal {
        var animal = original(index)
        var random = RandomSource(seed: seed, stream: 3, index: index)
        guard random.below(1_000) < changedPerMille else { return animal }
        switch random.below(3) {
        case 0: animal.description = vocabulary.text(words: 18, name: animal.name, &random)
        case 1: animal.photoCount += 1
        default:
            animal.status = "adopted"
            animal.statusChangedAt = Self.newest
        }
        return animal
    }

    private func original(_ index: Int) -> GeneratedAnimal {
        var random = RandomSource(seed: seed, stream: 2, index: index)
        let kind = kinds.draw(&random)
        let name = vocabulary.name(&random)
        let breed = kind.breeds.draw(&random)
        let age = ages.draw(&random)
        let publishedAt = publication(&random)
        return GeneratedAnimal(
            id: Self.firstID + index,
            type: kind.type,
            species: kind.species ?? breed[0] ?? kind.type,
            name: name,
            shelter: shelter(&random),
            description: vocabulary.description(ofAnimalNamed: name, &random),
            shelterCode: hasCode.draw(&random) == "yes" ? "A\(100_000 + random.below(900_000))" : nil,
            age: age[0] ?? "Adult",
            gender: genders.draw(&random),
            size: (breed.count > 4 ? breed[4] : nil) ?? sizes.draw(&random),
            coat: kind.coats.draw(&random),
            breeds: GeneratedAnimal.Breeds(
                primary: breed[0],
                secondary: breed.count > 1 ? breed[1] : nil,
                mixed: breed.count > 2 ? Self.answer(breed[2]) : random.happens(percent: 30),
                unknown: breed.count > 3 ? Self.answer(breed[3]) : false
            ),
            colors: kind.colors.draw(&random),
            attributes: age.dropFirst().map(Self.answer),
            environment: environments.draw(&random),
            tags: tags(&random),
            photoCount: photoCounts.draw(&random),
            videoCount: videoCounts.draw(&random),
            publishedAt: publishedAt,
            statusChangedAt: publishedAt
        )
    }

    /// The lower a shelter's number, the more animals it has: the first hundredth has a tenth of them all.
    private func shelter(_ random: inout RandomSource) -> Shelter {
        let resolution = 1 << 20
        let drawn = random.below(resolution)
        return shelters[shelterCount * (drawn * drawn / resolution) / resolution]
    }

    private func publication(_ random: inout RandomSource) -> Int {
        let days = listedDays.draw(&random)
        let day = days.lowerBound + random.below(days.count)
        return Self.newest - day * Self.day - random.below(Self.day)
    }

    private func tags(_ random: inout RandomSource) -> [String] {
        var drawn: [String] = []
        for _ in 0..<tagCounts.draw(&random) {
            let tag = tags.draw(&random)
            if !drawn.contains(tag) { drawn.append(tag) }
        }
        return drawn
    }

    private static func answer(_ text: String?) -> Bool? { text.map { $0 == "yes" } }
}
