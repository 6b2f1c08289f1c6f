public import FoundationEssentials

/// Which animals somebody asks for. An empty list, `nil` and `false` ask for nothing in particular.
public struct AnimalFilter: Hashable, Sendable, Codable {
    public var types: [OpenValue<AnimalType>] = []
    /// Words that must stand together in the name of the primary or secondary breed: `labrador` finds
    /// `Black Labrador Retriever`.
    public var breeds: [String] = []
    public var ages: [OpenValue<AgeGroup>] = []
    public var genders: [OpenValue<Gender>] = []
    public var sizes: [OpenValue<Size>] = []
    public var coats: [OpenValue<Coat>] = []
    /// Words that must stand together in one of the colours: `chocolate` finds `Brown / Chocolate`.
    public var colors: [String] = []
    /// With every one of whom the animal is known to get along.
    public var goodWith: [Companion] = []
    public var houseTrained: Bool?
    public var specialNeeds: Bool?
    /// Adoptable ones only, unless asked otherwise.
    public var statuses: [OpenValue<ListingStatus>] = [.known(.adoptable)]
    /// The sources' own ids of organisations, in any case.
    public var organizations: [String] = []
    /// Any of which lists the animal.
    public var sources: [SourceName] = []
    public var publishedAfter: Date?
    public var hasPhoto = false
    /// Words that must all be found in name, breeds, tags or description; the last may be the beginning of one.
    public var text: String?
    /// Whether words of ``text`` may be misspelled.
    public var spelling = TextSpelling.exact
    /// What an animal must not be known to be.
    public var excluded = AnimalExclusions()

    public init() {}

    /// Whether `animal` is one of those asked for.
    ///
    /// Every catalogue answers by this rule, whatever way it finds the animals.
    public func matches(_ animal: Animal) -> Bool {
        Self.any(types, equals: animal.type)
            && Self.any(ages, equals: animal.age)
            && Self.any(genders, equals: animal.gender)
            && Self.any(sizes, equals: animal.size)
            && Self.any(coats, equals: animal.coat)
            && Self.any(statuses, equals: animal.status)
            && goodWith.allSatisfy { animal.environment[$0] == .yes }
            && (houseTrained.map { animal.attributes.houseTrained == TriState($0) } ?? true)
            && (specialNeeds.map { animal.attributes.specialNeeds == TriState($0) } ?? true)
            && (sources.isEmpty || sources.contains(animal.id.source)
                || animal.provenance.contains { sources.contains($0.id.source) })
            && Self.any(organizations, isCalled: animal.organizationID)
            && (publishedAfter.map { bound in animal.publishedAt.map { $0 > bound } ?? false } ?? true)
            && (!hasPhoto || !animal.photos.isEmpty)
            && Self.any(breeds, standsIn: animal.breeds.named)
            && Self.any(colors, standsIn: animal.colors.named)
            && !excluded.excludes(animal)
            && (textSearch?.finds(AnimalSearchText(animal)) ?? true)
    }

    private static func any<Known>(_ wanted: [OpenValue<Known>], equals value: OpenValue<Known>?) -> Bool {
        wanted.isEmpty || value.map(wanted.contains) ?? false
    }

    /// In any case, otherwise byte by byte, as ids are.
    private static func any(_ wanted: [String], isCalled id: String?) -> Bool {
        guard !wanted.isEmpty else { return true }
        guard let id = id?.lowercased() else { return false }
        return wanted.contains { $0.lowercased().utf8.elementsEqual(id.utf8) }
    }

    private static func any(_ wanted: [String], standsIn values: [String]) -> Bool {
        wanted.isEmpty || SearchText.anyPhrase(of: wanted, standsIn: values)
    }
}
