import FoundationEssentials
import Testing

@Suite("What analytics keeps to itself")
struct AnalyticsSecrecyTests {
    /// Words that a person types, and that no event may hold.
    private static let planted = [
        "rosalind", "zebrafinch", "philadelphia", "19104", "elm street", "tuesday", "grandma", "neighbour", "555-0142",
        "example.org",
    ]

    private static let commands: [[String]] = [
        ["near", "Philadelphia, PA", "--limit", "3"], ["near", "19104", "--page", "19104"],
        ["near", "Rosalind Springs"],
        ["search", "rosalind zebrafinch for grandma"], ["search", "dog named Rosalind near 19104"],
        ["search", "small dog"],
        ["suggest", "rosal"], ["map", "19104"], ["map", "Elm Street"], ["stats", "Philadelphia, PA"],
        ["show", "sample:1006"], ["shortlist", "add", "sample:1006"],
        ["shortlist", "note", "sample:1006", "call 555-0142 on Tuesday, rosalind@example.org"],
        ["shortlist", "rate", "sample:1006", "5"], ["shortlist", "list"], ["shortlist", "export"],
        ["shortlist", "remove", "sample:1006"], ["shortlist", "undo"],
        ["alert", "add", "grandma", "small dog", "--place", "19104"], ["alert", "check"],
        ["alert", "remove", "grandma"],
        ["config", "set", "place", "19104"], ["config", "set", "household.wants", "small zebrafinch"],
        ["config", "unset", "place"], ["import", "/rosalind/elm street.json"], ["export"], ["doctor"],
        ["source", "remove", "neighbour"],
    ]

    @Test("commands with planted words leave none of them in the journal, in a queue, or in an identifier")
    func everything() async throws {
        let rig = Rig(variables: ["PETSAVE_OFFLINE": "1"])
        defer { rig.removeHome() }
        try FileManager.default.createDirectory(atPath: rig.path("config"), withIntermediateDirectories: true)
        let services = "[http]\nurl = \"https://events.test\"\n[otlp]\nurl = \"https://logs.test\"\n"
        try Data(services.utf8).write(to: URL(filePath: rig.path("config/analytics.toml")))
        #expect(await rig.run("analytics", "on", "http", "otlp") == 0)
        for command in Self.commands { _ = await rig.run(command) }
        let state = rig.path("state")
        var texts: [String] = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: state) {
            guard let bytes = FileManager.default.contents(atPath: state + "/" + name) else { continue }
            texts.append(String(decoding: bytes, as: UTF8.self).lowercased())
        }
        let all = texts.joined(separator: "\n")
        #expect(rig.journal?.split(separator: "\n").count ?? 0 >= 20)
        #expect(all.contains("search_page_shown") && all.contains("alert_added") && all.contains("shortlist_noted"))
        for word in Self.planted { #expect(!all.contains(word), "\(word)") }
    }
}
