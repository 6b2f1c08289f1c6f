/// The eight types that Petfinder sorts animals into.
public enum AnimalType: String, Vocabulary {
    case dog = "Dog"
    case cat = "Cat"
    case rabbit = "Rabbit"
    case smallFurry = "Small & Furry"
    case horse = "Horse"
    case bird = "Bird"
    case scalesFinsOther = "Scales, Fins & Other"
    case barnyard = "Barnyard"

    public static let synonyms: [String: AnimalType] = [
        "dogs": .dog, "puppy": .dog, "puppies": .dog, "canine": .dog,
        "cats": .cat, "kitten": .cat, "kittens": .cat, "feline": .cat,
        "rabbits": .rabbit, "bunny": .rabbit, "bunnies": .rabbit,
        "small furry": .smallFurry, "small and furry": .smallFurry,
        "horses": .horse, "equine": .horse,
        "birds": .bird,
        "scales fins and other": .scalesFinsOther, "reptile": .scalesFinsOther, "reptiles": .scalesFinsOther,
        "fish": .scalesFinsOther,
        "farm": .barnyard, "farm animal": .barnyard, "farm animals": .barnyard, "barn yard": .barnyard,
    ]
}

/// How old an animal is, as the feeds group it.
public enum AgeGroup: String, Vocabulary {
    case baby = "Baby"
    case young = "Young"
    case adult = "Adult"
    case senior = "Senior"

    public static let synonyms: [String: AgeGroup] = [
        "puppy": .baby, "kitten": .baby, "juvenile": .young, "grown": .adult, "old": .senior,
    ]
}

/// An animal's sex as the feeds write it.
public enum Gender: String, Vocabulary {
    case female = "Female"
    case male = "Male"
    case unknown = "Unknown"

    public static let synonyms: [String: Gender] = [
        "f": .female, "m": .male, "u": .unknown, "girl": .female, "boy": .male,
    ]
}

/// How big the animal is, or will be.
public enum Size: String, Vocabulary {
    case small = "Small"
    case medium = "Medium"
    case large = "Large"
    case extraLarge = "Extra Large"

    public static let synonyms: [String: Size] = [
        "xlarge": .extraLarge, "x large": .extraLarge, "xl": .extraLarge, "s": .small, "m": .medium, "l": .large,
        "very large": .extraLarge,
    ]
}

/// The kind of coat.
public enum Coat: String, Vocabulary {
    case hairless = "Hairless"
    case short = "Short"
    case medium = "Medium"
    case long = "Long"
    case wire = "Wire"
    case curly = "Curly"

    public static let synonyms: [String: Coat] = [
        "shorthair": .short, "longhair": .long, "medium hair": .medium, "wirehair": .wire, "bald": .hairless,
    ]
}

/// Where a listing stands.
public enum ListingStatus: String, Vocabulary {
    /// Waiting for a home; the only status that lists show unless asked otherwise.
    case adoptable
    /// Somebody has applied or reserved.
    case pending
    /// Went home.
    case adopted
    /// Found, not (yet) up for adoption.
    case found
    /// No longer in its feed, which did not say why.
    case unlisted

    public static let synonyms: [String: ListingStatus] = ["available": .adoptable, "adoption pending": .pending]
}
