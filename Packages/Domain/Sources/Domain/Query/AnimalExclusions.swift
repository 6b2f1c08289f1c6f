/// What an animal must not be known to be: an animal of which nobody said is kept.
public struct AnimalExclusions: Hashable, Sendable, Codable {
    public var types: [OpenValue<AnimalType>] = []
    /// Words that must not stand together in the name of the primary or secondary breed.
    public var breeds: [String] = []
    public var ages: [OpenValue<AgeGroup>] = []
    public var genders: [OpenValue<Gender>] = []
    public var sizes: [OpenValue<Size>] = []
    public var coats: [OpenValue<Coat>] = []
    /// Words that must not stand together in one of the colours.
    public var colors: [String] = []

    public init() {}

    /// Whether nothing is excluded.
    public var isEmpty: Bool { self == AnimalExclusions() }

    /// Whether `animal` is known to be something that is excluded.
    func excludes(_ animal: Animal) -> Bool {
        types.contains(animal.type)
            || animal.age.map(ages.contains) ?? false
            || animal.gender.map(genders.contains) ?? false
            || animal.size.map(sizes.contains) ?? false
            || animal.coat.map(coats.contains) ?? false
            || SearchText.anyPhrase(of: breeds, standsIn: animal.breeds.named)
            || SearchText.anyPhrase(of: colors, standsIn: animal.colors.named)
    }
}
