import Domain

/// Values that a use case could hand to a tracker, with secrets wherever a text or a number goes. The same in every run.
struct PlantedValues {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// What must never be told: searches, places, names, addresses, notes, contacts.
    static let secrets = [
        "gentle beagle for grandma", "Springfield", "Rosalind Quist", "QX", "zz", "12 Elm Street", "19104",
        "calls back on Tuesday", "granny's alert", "rosalind@example.org", "+1-555-0142", "39.9526,-75.1652",
        "my-secret-shelter", "Veryrarebreed",
    ]

    /// Numbers that point at a place or a person: a ZIP code, a telephone number, a year of birth.
    static let secretNumbers = [19_104, 5_550_142, 1_987, 20_855, .max]

    mutating func text() -> String { Self.secrets[index(below: Self.secrets.count)] }

    mutating func number() -> Int { Self.secretNumbers[index(below: Self.secretNumbers.count)] }

    mutating func flag() -> Bool { index(below: 2) == 0 }

    mutating func one<List: CaseIterable>() -> List
    where List.AllCases: RandomAccessCollection<List>, List.AllCases.Index == Int {
        List.allCases[index(below: List.allCases.count)]
    }

    mutating func animalType() -> OpenValue<AnimalType> {
        flag() ? .known(one()) : .other(text())
    }

    mutating func source() -> SourceName {
        guard let name = SourceName("my-secret-shelter") else { preconditionFailure("That is a source's name.") }
        return name
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    private mutating func index(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
}
