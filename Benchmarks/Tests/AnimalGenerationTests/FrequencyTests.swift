import AnimalGeneration
import Testing

/// What is drawn, beside what was recorded.
struct FrequencyTests {
    private static let animals: [GeneratedAnimal] = {
        guard let generator = try? AnimalGenerator(animalCount: 10_000, seed: 3, towns: SharedTowns.all.get()) else {
            return []
        }
        return (0..<generator.animalCount).map(generator.animal)
    }()

    private var dogs: [GeneratedAnimal] { Self.animals.filter { $0.type == "Dog" } }

    private func share(_ animals: [GeneratedAnimal], where condition: (GeneratedAnimal) -> Bool) -> Double {
        Double(animals.count(where: condition)) / Double(max(1, animals.count))
    }

    private static func isNear(_ share: Double, _ recorded: Double) -> Bool {
        abs(share - recorded) <= 0.02
    }

    @Test("More than half are dogs, more than a third cats, and no type is missing")
    func types() {
        #expect(Self.isNear(share(Self.animals) { $0.type == "Dog" }, 0.54))
        #expect(Self.isNear(share(Self.animals) { $0.type == "Cat" }, 0.37))
        #expect(Set(Self.animals.map(\.type)).count == 8)
    }

    @Test("Dogs have ages, sizes, companions and breeds as often as the 2,000 that were recorded")
    func recordedShares() {
        #expect(Self.isNear(share(dogs) { $0.age == "Baby" }, 0.315))
        #expect(Self.isNear(share(dogs) { $0.age == "Senior" }, 0.038))
        #expect(Self.isNear(share(dogs) { $0.gender == "Female" }, 0.4775))
        #expect(Self.isNear(share(dogs) { $0.size == "Small" }, 0.24))
        #expect(Self.isNear(share(dogs) { $0.coat == nil }, 0.75))
        #expect(Self.isNear(share(dogs) { $0.environment == [true, true, true] }, 0.113))
        #expect(Self.isNear(share(dogs) { $0.environment == [nil, nil, nil] }, 0.6))
        #expect(Self.isNear(share(dogs) { $0.photoCount == 1 }, 0.418))
    }

    @Test("Texts hold the recorded words as often, and some that nobody recorded")
    func words() {
        let described = Self.animals.compactMap(\.description)
        #expect(Self.isNear(Double(described.count) / Double(Self.animals.count), 0.675))
        let words = described.flatMap { $0.lowercased().split(separator: " ") }
        #expect(Self.isNear(Double(words.count { $0 == "and" }) / Double(words.count), 0.031))
        // Of 2,000 descriptions there are some 5,000 words; more texts have more.
        #expect(Set(words).count > 5_500)
        #expect(words.contains("playful"))
    }

    @Test("Where more people live, there are more animals")
    func places() {
        let states = Dictionary(Self.animals.map { ($0.shelter.town.state, 1) }, uniquingKeysWith: +)
        #expect(states.count >= 25)
        #expect(states["CA", default: 0] > states["WY", default: 0] * 10)
    }

    @Test("A few shelters have many of the animals")
    func shelters() {
        let sizes = Dictionary(Self.animals.map { ($0.shelter.id, 1) }, uniquingKeysWith: +).values.sorted(by: >)
        #expect(sizes.count > 150)
        #expect(sizes.prefix(sizes.count / 100).reduce(0, +) > Self.animals.count / 20)
    }
}
