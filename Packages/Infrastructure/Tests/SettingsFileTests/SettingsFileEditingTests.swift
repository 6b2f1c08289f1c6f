import SettingsFile
import Testing

@Suite("Editing settings")
struct SettingsFileEditingTests {
    private static let sample = """
        # What I like.
        name  =   "old"   # keep me

        # about near
        [near]
        limit = 10
          # indented note
          unit = 'km'   # or mi

        # about the feed
        [source.feed]
        types = [ "cat",
            "dog", # both
        ]

        """

    private func edited(
        _ text: String,
        _ edit: (inout SettingsFile) throws -> Void
    ) throws -> String {
        var file = try SettingsFile(parsing: text)
        try edit(&file)
        return file.text
    }

    @Test(
        "Replaces a value and not one byte besides",
        arguments: [
            ("name", SettingValue.string("new"), "\"old\"", "\"new\""),
            ("near.limit", .integer(25), "10", "25"),
            ("near.unit", .string("mi"), "'km'", "\"mi\""),
            ("source.feed.types", .array([.string("cat")]), "[ \"cat\",\n    \"dog\", # both\n]", "[\"cat\"]"),
        ]
    )
    func replace(key: String, value: SettingValue, old: String, new: String) throws {
        let parts = Self.sample.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
        let result = try edited(Self.sample) { try $0.set(key, to: value) }
        #expect(result == parts.joined(separator: new))
    }

    @Test("Setting the value that is there keeps its spelling", arguments: ["0x10", "1_6", "16"])
    func sameValue(spelling: String) throws {
        #expect(try edited("a = \(spelling)") { try $0.set("a", to: .integer(16)) } == "a = \(spelling)")
    }

    @Test("Adds a key below the last of its table, indented as that one is")
    func addToTable() throws {
        let result = try edited(Self.sample) { try $0.set("near.photo", to: .boolean(true)) }
        let anchor = "  unit = 'km'   # or mi\n"
        #expect(result == Self.sample.replacingOnce(anchor, by: anchor + "  photo = true\n"))
    }

    @Test("Adds a key at the top below the others there")
    func addAtTop() throws {
        let result = try edited(Self.sample) { try $0.set("colour", to: .string("never")) }
        let anchor = "name  =   \"old\"   # keep me\n"
        #expect(result == Self.sample.replacingOnce(anchor, by: anchor + "colour = \"never\"\n"))
    }

    @Test("Adds the first key at the top above the first table's comment")
    func addFirstAtTop() throws {
        let result = try edited("# file\n\n# table\n[t]\nx = 1\n") { try $0.set("a", to: .integer(1)) }
        #expect(result == "# file\n\na = 1\n\n# table\n[t]\nx = 1\n")
        #expect(try edited("[t]\n") { try $0.set("a", to: .integer(1)) } == "a = 1\n\n[t]\n")
        #expect(try edited("\u{FEFF}[t]\n") { try $0.set("a", to: .integer(1)) } == "\u{FEFF}a = 1\n\n[t]\n")
    }

    @Test("Adds a table at the end, set apart by a blank line")
    func addTable() throws {
        #expect(
            try edited("a = 1") { try $0.set("source.\"My feed\".url", to: .string("u")) }
                == "a = 1\n\n[source.\"My feed\"]\nurl = \"u\"\n"
        )
        #expect(try edited("") { try $0.set("t.a", to: .integer(1)) } == "[t]\na = 1\n")
        #expect(try edited("[t.u]\nx = 1\n") { try $0.set("t.a", to: .integer(1)) } == "[t.u]\nx = 1\n\n[t]\na = 1\n")
    }

    @Test("Adds to an empty table, also when the file ends without a line end")
    func addToEmptyTable() throws {
        #expect(try edited("[t]") { try $0.set("t.a", to: .integer(1)) } == "[t]\na = 1\n")
        #expect(try edited("a = 1") { try $0.set("b", to: .integer(2)) } == "a = 1\nb = 2\n")
        #expect(try edited("# only a note") { try $0.set("a", to: .integer(1)) } == "# only a note\n\na = 1\n")
    }

    @Test("Adds a dotted key beside the dotted keys that made its table")
    func addDotted() throws {
        let result = try edited("[t]\nx.a = 1\ny = 2\n") { try $0.set("t.x.b", to: .integer(3)) }
        #expect(result == "[t]\nx.a = 1\nx.b = 3\ny = 2\n")
    }

    @Test(
        "Removes a key with its line and its inline comment, and nothing else",
        arguments: [
            ("near.limit", "limit = 10\n"),
            ("near.unit", "  unit = 'km'   # or mi\n"),
            ("source.feed.types", "types = [ \"cat\",\n    \"dog\", # both\n]\n"),
        ]
    )
    func unset(key: String, lines: String) throws {
        var file = try SettingsFile(parsing: Self.sample)
        #expect(try file.unset(key))
        #expect(file.text == Self.sample.replacingOnce(lines, by: ""))
        #expect(try !file.unset(key), "it is gone")
    }

    @Test("Removes a table with all below it and leaves its neighbours")
    func removeTable() throws {
        var file = try SettingsFile(
            parsing: "s.b = 0\n[s.a]\nx = 1\n# inside\ny = 2\n\n# next\n[t]\nz = 3\n[s.a.deep]\nw = 4\n"
        )
        #expect(try file.removeTable("s.a"))
        #expect(file.text == "s.b = 0\n\n# next\n[t]\nz = 3\n")
        #expect(try !file.removeTable("s.a"), "it is gone")
        #expect(throws: SettingsFileError.conflict(key: "t.z", isTable: false)) { try file.removeTable("t.z") }
    }

    @Test("Refuses what would break the file, and leaves it as it was")
    func conflicts() throws {
        var file = try SettingsFile(parsing: Self.sample)
        #expect(throws: SettingsFileError.conflict(key: "near", isTable: true)) {
            try file.set("near", to: .integer(1))
        }
        #expect(throws: SettingsFileError.conflict(key: "near", isTable: true)) { try file.unset("near") }
        #expect(throws: SettingsFileError.conflict(key: "name", isTable: false)) {
            try file.set("name.first", to: .integer(1))
        }
        #expect(throws: SettingsFileError.unsupportedValue(key: "a")) {
            try file.set("a", to: .array([.array([])]))
        }
        #expect(throws: SettingsFileError.invalidKey("a..b")) { try file.set("a..b", to: .integer(1)) }
        #expect(file.text == Self.sample)
    }

    @Test(
        "Text with quotes, line ends and control characters comes back as it was set",
        arguments: ["", "\"quoted\"", "back\\slash", "two\nlines\r\n", "\u{0}\u{1B}[31m\u{7F}", "é🐈 #=[]", "'"]
    )
    func anyText(text: String) throws {
        var file = SettingsFile()
        try file.set("a.\"odd key\".b", to: .string(text))
        let again = try SettingsFile(parsing: file.contents)
        #expect(try again.get("a.\"odd key\".b") == .string(text))
    }

    @Test("Many random edits keep every setting that was not touched", arguments: 0..<20 as Range<UInt64>)
    func randomEdits(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        var file = try SettingsFile(parsing: Self.sample)
        var expected: [String: SettingValue] = [:]
        for key in file.keys { expected[key] = try file.get(key) }
        let keys = [
            "name", "top", "near.limit", "near.deep.x", "near.deep.y", "source.a.url", "source.feed.types", "z.z",
        ]
        for _ in 0..<40 {
            let key = try #require(keys.randomElement(using: &random))
            if Bool.random(using: &random) {
                let value = SettingValue.integer(Int64.random(in: 0...9, using: &random))
                try file.set(key, to: value)
                expected[key] = value
            } else {
                let wasSet = try file.unset(key)
                #expect(wasSet == (expected[key] != nil))
                expected[key] = nil
            }
            #expect(Set(file.keys) == Set(expected.keys))
            for (key, value) in expected { #expect(try file.get(key) == value) }
            for comment in ["# What I like.", "# about near", "  # indented note", "# about the feed"] {
                #expect(file.text.contains(comment))
            }
        }
    }
}

/// SplitMix64, so that a failure repeats. https://prng.di.unimi.it/splitmix64.c
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension String {
    fileprivate func replacingOnce(_ old: String, by new: String) -> String {
        split(separator: old, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: new)
    }
}
