import Testing

@testable import LayerRules

@Suite("Patterns of names")
struct GlobTests {
    @Test(
        "A star stands for any characters but a slash, a question mark for one",
        arguments: [
            ("Domain", "Domain", true), ("Domain", "Domains", false), ("*", "Anything", true), ("*", "", true),
            ("*Store", "MemoryStore", true), ("*Store", "Storage", false), ("C*Data", "CSampleData", true),
            ("Apps/*", "Apps/Desk", true), ("Apps/*", "Apps/Desk/Inner", false), ("?", "A", true), ("?", "", false),
            ("all", "Anything", true), ("a*b*c", "a-b-b-c", true), (".", ".", true),
        ]
    )
    func matching(pattern: String, name: String, expected: Bool) {
        #expect(Glob(pattern).matches(name) == expected)
    }

    @Test("A written-out name is closer than a pattern, and a longer pattern than a shorter one")
    func specificity() {
        let ordered = ["*", "*Store", "*MemoryStore", "A"].map { Glob($0).specificity }
        #expect(ordered == ordered.sorted())
        #expect(Set(ordered).count == 4)
    }
}
