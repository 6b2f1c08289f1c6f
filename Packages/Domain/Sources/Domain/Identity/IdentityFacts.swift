/// What of a record tells an animal from others, laid out once so that the record is quickly held against many.
public struct IdentityFacts: Sendable {
    /// The record's id.
    public let id: AnimalID
    let type: OpenValue<AnimalType>
    let name: String
    let nameWords: [String]
    let isNameless: Bool
    let codes: CodeFacts
    let organization: OrganizationFacts
    let coordinate: Coordinate?
    let sex: Gender?
    let breeds: Breeds
    let breedWords: Set<String>
    let birth: BirthDate?
    let ageGroup: AgeGroup?
    let colors: Colors
    let colorWords: Set<String>
    let photos: Set<PhotoKey>
    let photoFiles: Set<String>
    /// The folded words that the description begins with, what was cut off aside.
    let text: DescriptionBeginning?

    public init(_ record: OfferedAnimal) {
        let animal = record.animal
        id = animal.id
        type = animal.type
        name = animal.name
        nameWords = Self.words(ofName: animal.name)
        codes = CodeFacts(animal)
        isNameless = NameLikeness.isAbsent(nameWords) || codes.contain(nameWords)
        block = isNameless ? nil : NameKey.of(animal.name).split(separator: " ").first.map(String.init)
        organization = OrganizationFacts(record)
        coordinate = animal.location?.coordinate ?? record.organization?.coordinate
        sex = animal.gender?.known.flatMap { $0 == .unknown ? nil : $0 }
        breeds = animal.breeds
        breedWords = BreedWords.ofBreeds(animal.breeds)
        birth = animal.birthDate
        ageGroup = animal.age?.known
        colors = animal.colors
        colorWords = BreedWords.ofColors(animal.colors)
        let keys = animal.photos.flatMap(\.keys)
        photos = Set(keys)
        photoFiles = Set(keys.compactMap(\.fileName))
        text = animal.description.flatMap(DescriptionBeginning.init)
    }

    /// The words of the name's key; what joins two names is one of them, since a pair is not one of the two.
    private static func words(ofName name: String) -> [String] {
        let spelled = name.reduce(into: "") { text, letter in
            if letter == "&" || letter == "+" { text += " and " } else { text.append(letter) }
        }
        return NameKey.of(spelled).split(separator: " ").map(String.init)
    }

    /// The first word of the name's key: records with another first word, or of another type, are never of one animal,
    /// so that a catalogue need not hold every record against every other.
    public let block: String?
}

/// The shelter's own numbers for an animal, as letters and digits in upper case.
struct CodeFacts {
    /// The number that the record gives as the shelter's.
    let own: String?
    /// What else may be that number: the source's id, which for a shelter's own feed is the same.
    let all: Set<String>

    init(_ animal: Animal) {
        own = animal.organizationAnimalID.flatMap(Self.code)
        all = Set([own, Self.code(animal.id.sourceID)].compactMap(\.self))
    }

    /// A number that both know, one of them as the shelter's own.
    func shared(with other: CodeFacts) -> String? {
        let shared = [own, other.own].compactMap(\.self).filter { all.contains($0) && other.all.contains($0) }
        return shared.min()
    }

    /// Whether the name is nothing but one of these numbers.
    func contain(_ nameWords: [String]) -> Bool {
        Self.code(nameWords.joined()).map(all.contains) ?? false
    }

    /// Three characters or more, one of them a digit; less is no number to go by.
    private static func code(_ text: String) -> String? {
        let code = text.uppercased().utf8.filter { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        guard code.count >= 3, code.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
        return String(decoding: code, as: UTF8.self)
    }
}

/// The beginning of a description that feeds cut at different lengths.
struct DescriptionBeginning {
    private let folded: [UInt8]

    /// Fewer bytes than this say nothing that another animal’s text might not say.
    private static let fewest = 60

    init?(_ text: String) {
        var folded = Array(SearchText.fold(text).utf8)
        // A feed that cuts may cut a word in two.
        if text.isCut, let space = folded.lastIndex(of: UInt8(ascii: " ")) { folded.removeSubrange(space...) }
        guard folded.count >= Self.fewest else { return nil }
        self.folded = folded
    }

    /// What both begin with, when the shorter is nothing but the beginning of the longer: its first few words.
    func shared(with other: DescriptionBeginning) -> String? {
        let (short, long) = folded.count <= other.folded.count ? (folded, other.folded) : (other.folded, folded)
        guard long.starts(with: short) else { return nil }
        return String(decoding: short.prefix(Self.fewest), as: UTF8.self)
    }
}

extension String {
    /// Whether the text ends as feeds end what they cut: “...” or “…”.
    var isCut: Bool {
        let text = trimmingSpaces
        return text.hasSuffix("...") || text.hasSuffix("…")
    }
}
