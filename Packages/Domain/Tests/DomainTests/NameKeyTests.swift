import Domain
import Testing

@Suite("The key of a name")
struct NameKeyTests {
    @Test(
        "leaves out what is advertised",
        arguments: [
            ("***ADOPTION PENDING*** Max", "max"), ("~ URGENT ~ Bella", "bella"), ("🐾 Bella 🐾", "bella"),
            ("!!FEE WAIVED!! Max", "max"), ("Max - ADOPTED!", "max"), ("Max (Adoption Pending)", "max"),
            ("ADOPTED: Luna", "luna"), ("Rocky *foster needed*", "rocky"), ("[ON HOLD] Élie", "elie"),
            ("Adoption Pending - Mary-Jane", "mary jane"), ("ADOPTION PENDING Max", "max"), ("Max ADOPTED", "max"),
            ("*Courtesy Post* Duke", "duke"), ("$50 ADOPTION FEE! Coco", "coco"),
            ("Needs foster ASAP!! Ziggy", "ziggy"),
            ("Hope - Urgent", "hope"), ("✨Mochi✨ (SPONSORED)", "mochi"), ("Max | adoption fee half off", "max"),
        ]
    )
    func decorations(name: String, key: String) {
        #expect(NameKey.of(name) == key)
    }

    @Test(
        "keeps what may be a name",
        arguments: [
            ("Pending", "pending"), ("***URGENT***", "urgent"), ("ADOPTION PENDING", "adoption pending"),
            ("Foster", "foster"), ("Foster (bonded with Mia)", "foster bonded with mia"), ("Free", "free"),
            ("Free - Willy", "free willy"), ("Fiona (Fifi)", "fiona fifi"), ("Jasmin & Aladdin", "jasmin aladdin"),
            ("O'Malley", "omalley"), ("Mary-Jane", "mary jane"), ("St. Bernard", "st bernard"), ("Mr.Bean", "mr bean"),
            ("Pup 1", "pup 1"), ("Bella II", "bella ii"), ("URGENT MAX", "urgent max"), ("Hope", "hope"),
            ("Foster Kirby", "foster kirby"), ("Nana Special", "nana special"), ("日本", "日本"), ("", ""), ("🐾", ""),
            ("***", ""),
        ]
    )
    func names(name: String, key: String) {
        #expect(NameKey.of(name) == key)
    }

    @Test("is the same for a name with accents and without", arguments: 1...20 as ClosedRange<UInt64>)
    func accents(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let words = [
            "Max", "Pepe", "BELLA", "bee", "adoption", "Pending", "PENDING", "URGENT", "urgent", "Fee", "waived", "FOR",
            "the", "O'Neal", "'", "7", "Reserved", "needs", "home", "e", "",
        ]
        let gaps = [" ", " ", " ", "  ", "'", " - ", "-", "! ", "***", ", ", "\t", "."]
        for _ in 0..<500 {
            var name = words.randomElement(using: &random) ?? ""
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                name += (gaps.randomElement(using: &random) ?? "") + (words.randomElement(using: &random) ?? "")
            }
            let accented = String(name.map { $0 == "e" ? "é" : $0 == "E" ? "É" : $0 })
            #expect(NameKey.of(name) == NameKey.of(accented), "\(name)")
        }
    }

    @Test("sorts a list whatever is advertised in it")
    func sorting() throws {
        let names = ["~ URGENT ~ Zoe", "***ADOPTION PENDING*** Max", "Bella", "!!FEE WAIVED!! Charlie"]
        let animals = try names.enumerated().map { number, name in
            Animal(id: try #require(AnimalID("s:\(number)")), type: .known(.dog), name: name)
        }
        let query = AnimalQuery(area: .everywhere(measuredFrom: nil), order: .name, page: .largestFirst)
        let listed = query.listed(from: animals).map(\.animal.name)
        #expect(listed == ["Bella", "!!FEE WAIVED!! Charlie", "***ADOPTION PENDING*** Max", "~ URGENT ~ Zoe"])
    }
}
