import JSONStreaming
import Testing

@Suite("Texts that would command the terminal")
struct HostileTextTests {
    @Test("none of it reaches any output in any format, on a pipe or a terminal")
    func hostile() throws {
        let home = try Home()
        let file = try home.file("hostile.json", Self.file.serialized(.compact))
        let imported = try home.run(["import", file], on: nil)
        #expect(imported.ended(with: 0), "\(imported.error)")
        try expectSafe(imported, "import")
        try expectSafe(try home.run(["import", file], on: .usual), "import", terminal: true)
        let near = ["near", "19104"]
        let commands =
            ["list", "table", "cards", "json", "ndjson", "csv"].map { near + ["--format", $0] }
            + [
                near + ["--plain"], ["show", "petfinder:1"], ["show", "petfinder:1", "--json"], ["stats"],
                ["stats", "--json"],
                ["export"], ["export", "--format", "csv"], ["doctor"],
            ]
        for command in commands {
            for terminal in [nil, Terminal.usual] {
                let run = try home.run(command, on: terminal)
                #expect(run.ended(with: 0), "\(command): \(run.error)")
                try expectSafe(run, "\(command)", terminal: terminal != nil)
            }
        }
        #expect(try home.run(near).output.contains("Rex"))
        // On a table, whose texts come by another way.
        let table = try home.file(
            "hostile.csv",
            "id,type,name,organization,\(Self.hostile.filter { $0 != "\n" })\n9,Dog,\"\(Self.hostile)\",\"\(Self.hostile)\",x\n"
        )
        try expectSafe(try home.run("import", table), "import of a table")
        try expectSafe(try home.run("export"), "export of a table")
    }

    @Test("a bad record that holds such text, or a file called so, is told without it")
    func hostileFault() throws {
        let home = try Home()
        let name = "evil\u{1B}]0;owned\u{7}\u{202E}.json"
        let file = try home.file(name, "{\"\u{202E}\u{9B}31mkeys\": 1}\n")
        for terminal in [nil, Terminal.usual] {
            try expectSafe(try home.run(["import", file], on: terminal), "import", terminal: terminal != nil)
            try expectSafe(try home.run(["import", file + "x"], on: terminal), "import", terminal: terminal != nil)
        }
        for arguments in [
            ["near", Self.hostile], ["show", Self.hostile], ["near", "19104", "--type", Self.hostile], [Self.hostile],
        ] {
            let run = try home.run(arguments)
            #expect(run.ended(with: 64) || run.ended(with: 1))
            try expectSafe(run, "\(arguments)")
        }
    }

    /// The program's own colours and links are allowed on a terminal, nothing else.
    private func expectSafe(_ run: Run, _ what: Comment, terminal: Bool = false) throws {
        let own = try Regex("\u{1B}\\[[0-9;]*m|\u{1B}\\]8;[^\u{7}\u{1B}]*\u{1B}\\\\|\\r+\\n?").matchingSemantics(
            .unicodeScalar
        )
        for text in [run.output, run.error] {
            // Rows of CSV end with CR LF.
            let lines = what.rawValue.contains("csv") ? text.replacing("\r\n", with: "\n") : text
            let foreign = terminal ? text.replacing(own, with: "") : lines
            let bad = foreign.unicodeScalars.filter { $0 != "\n" && Self.isDangerous($0) }
            #expect(bad.isEmpty, "\(what.rawValue): \(bad.map { String($0.value, radix: 16) })")
            // Neither as an escape in JSON, which the reader would turn into the character.
            #expect(!text.lowercased().contains("\\u00"), what)
            #expect(!text.lowercased().contains("\\u20"), what)
            #expect(!text.contains("\\b") && !text.contains("\\f") && !text.contains("\\r"), what)
            // The sequences are gone as a whole: their remains would be litter in a name.
            #expect(!foreign.contains("owned") && !foreign.contains("[2J") && !foreign.contains("31m"), what)
        }
    }

    private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
            true
        default: false
        }
    }

    private static let hostile =
        "\u{1B}[31mRex\u{1B}[0m\u{1B}[2J\u{1B}]0;owned\u{7}\u{1B}]8;;http://owned.example\u{1B}\\\u{202E}x\u{2066}"
        + "\u{200F}\u{9B}31m\u{7F}\u{8}\r\u{B}\u{C}\u{85}\u{2028}\u{FEFF}\n\ny"

    private static var file: JSONValue {
        let text = JSONValue.string(hostile)
        return [
            "animals": [
                [
                    "id": 1, "type": text, "species": text, "name": text, "age": text, "gender": text, "size": text,
                    "coat": text, "status": "adoptable", "description": text, "tags": [text], "url": text,
                    "organization_id": "X1", "organization_animal_id": text,
                    "breeds": ["primary": text, "secondary": text], "colors": ["primary": text],
                    "photos": [["full": text]], "videos": [["embed": text]],
                    "contact": [
                        "email": text, "phone": text,
                        "address": ["address1": text, "city": text, "postcode": "19104", "country": "US"],
                    ],
                ]
            ],
            "organizations": [
                [
                    "id": "X1", "name": text, "email": text, "phone": text, "url": text, "website": text,
                    "mission_statement": text, "hours": ["monday": text], "adoption": ["policy": text, "url": text],
                    "social_media": ["facebook": text],
                    "address": ["city": text, "postcode": "19104", "country": "US"],
                ]
            ],
        ]
    }
}
