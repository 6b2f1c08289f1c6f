import Domain
import FoundationEssentials

/// What befalls a shelter's animals.
struct ShelterLife {
    let source: SourceName
    let moment: Date
    var random: SeededGenerator

    private static let names = ["Rex", "Luna", "Élie", "小雪", "Mr. O'Malley", "Fiona (Fifi)", "***NEW*** Bo"]
    private static let breeds = ["Beagle", "Labrador Retriever", "Domestic Short Hair", "Épagneul Breton"]
    private static let words = ["Loves walks.", "Shy at first", "Don't ask him to swim", "Must go with her brother"]

    /// One that was adopted and is brought back; mostly none.
    mutating func oneThatComesBack(of adopted: [Int: Animal]) -> (number: Int, animal: Animal)? {
        guard random.one(in: 6), !adopted.isEmpty else { return nil }
        let number = random.pick(adopted.keys.sorted())
        return adopted[number].map { (number, $0) }
    }

    mutating func newcomer(_ number: Int) -> Animal {
        guard let id = AnimalID(source: source, sourceID: "\(number)") else {
            preconditionFailure("A number is an id.")
        }
        var animal = Animal(id: id, type: .known(random.pick(AnimalType.allCases)), name: random.pick(Self.names))
        animal.publishedAt = moment
        animal.gender = random.one(in: 5) ? .other("Both") : .known(random.pick(Gender.allCases))
        animal.age = .known(random.pick(AgeGroup.allCases))
        animal.location = Coordinate(
            latitude: Double.random(in: 39...41, using: &random),
            longitude: Double.random(in: -76 ... -74, using: &random)
        ).map { Location(coordinate: $0, origin: .record) }
        return changed(animal)
    }

    /// The animal with some facts told anew, and some taken back.
    mutating func changed(_ animal: Animal) -> Animal {
        var animal = animal
        animal.name = random.one(in: 4) ? random.pick(Self.names) : animal.name
        animal.breeds.primary = random.one(in: 3) ? nil : random.pick(Self.breeds)
        animal.description = random.one(in: 4) ? nil : random.pick(Self.words)
        animal.tags = random.one(in: 2) ? [] : [random.pick(Self.words), "calm"]
        animal.environment.cats = random.pick(TriState.allCases)
        animal.attributes.houseTrained = random.pick(TriState.allCases)
        animal.contact.email = random.one(in: 2) ? nil : "adopt@shelter.example"
        animal.photos = (0..<Int.random(in: 0...2, using: &random)).map { number in
            Photo(full: "https://photos.example/\(animal.id.sourceID)-\(number).jpg")
        }
        animal.status = random.one(in: 5) ? .known(.pending) : .known(.adoptable)
        return animal
    }
}
