package import Domain

extension OpenValue<AnimalType> {
    /// The type of a species as feeds write it, such as `Guinea Pig` or `HOUSE RABBIT`; a species that no type is known
    /// of is a type of its own.
    package init(species: String) {
        self = AnimalType(species: species).map(OpenValue.known) ?? .other(species)
    }
}

extension AnimalType {
    /// The type that Petfinder sorts a species into; `nil` when the name is none of a species that feeds hold.
    package init?(species: String) {
        if let type = AnimalType(reading: species) {
            self = type
            return
        }
        let words = SearchText.words(of: species)
        // The last word says what it is: a guinea pig, a house rabbit, a fancy rat.
        guard let last = words.last else { return nil }
        let type = words.count > 1 ? Self.pairs["\(words[words.count - 2]) \(last)"] : nil
        guard let type = type ?? Self.species[last] ?? AnimalType(reading: last) else { return nil }
        self = type
    }

    private static let pairs: [String: AnimalType] = ["guinea pig": .smallFurry, "prairie dog": .smallFurry]

    private static let species: [String: AnimalType] = [
        "chinchilla": .smallFurry, "degu": .smallFurry, "ferret": .smallFurry, "gerbil": .smallFurry,
        "hamster": .smallFurry, "hedgehog": .smallFurry, "mouse": .smallFurry, "rat": .smallFurry,
        "rodent": .smallFurry, "glider": .smallFurry,
        "donkey": .horse, "mule": .horse, "pony": .horse,
        "budgie": .bird, "canary": .bird, "cockatiel": .bird, "cockatoo": .bird, "conure": .bird, "dove": .bird,
        "finch": .bird, "macaw": .bird, "parakeet": .bird, "parrot": .bird, "pigeon": .bird,
        "amphibian": .scalesFinsOther, "frog": .scalesFinsOther, "gecko": .scalesFinsOther,
        "iguana": .scalesFinsOther, "lizard": .scalesFinsOther, "snake": .scalesFinsOther,
        "tarantula": .scalesFinsOther, "toad": .scalesFinsOther, "tortoise": .scalesFinsOther,
        "turtle": .scalesFinsOther,
        "alpaca": .barnyard, "chicken": .barnyard, "cow": .barnyard, "duck": .barnyard, "goat": .barnyard,
        "goose": .barnyard, "livestock": .barnyard, "llama": .barnyard, "pig": .barnyard, "poultry": .barnyard,
        "rooster": .barnyard, "sheep": .barnyard, "turkey": .barnyard,
    ]
}
