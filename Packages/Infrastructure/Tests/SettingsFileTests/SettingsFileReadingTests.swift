import SettingsFile
import Testing

@Suite("Reading settings")
struct SettingsFileReadingTests {
    @Test("Finds values at the top, in tables and under dotted keys, in the file's order")
    func values() throws {
        let file = try SettingsFile(
            parsing: """
                # About this file
                name = "top" # inline
                limit = 25

                [near]
                within.distance = 50.5
                within.unit = 'km'
                  indented = true

                [source."My feed"]
                url = "https://example.org/#fragment"
                types = [
                    "cat", # first
                    "dog",
                ]
                """
        )
        #expect(
            file.keys == [
                "name", "limit", "near.within.distance", "near.within.unit", "near.indented",
                "source.\"My feed\".url", "source.\"My feed\".types",
            ]
        )
        #expect(try file.get("name") == .string("top"))
        #expect(try file.get("limit") == .integer(25))
        #expect(try file.get("near.within.distance") == .double(50.5))
        #expect(try file.get("near . within . unit") == .string("km"))
        #expect(try file.get("near.indented") == .boolean(true))
        #expect(try file.get("source.'My feed'.url") == .string("https://example.org/#fragment"))
        #expect(try file.get("source.\"My feed\".types") == .array([.string("cat"), .string("dog")]))
        #expect(try file.get("near.missing") == nil)
        #expect(try file.names(in: "source") == ["My feed"])
        #expect(try file.names(in: "") == ["name", "limit", "near", "source"])
        #expect(try file.names(in: "near") == ["within", "indented"])
        #expect(try file.names(in: "nothing").isEmpty)
    }

    @Test(
        "Reads each kind of value as TOML means it",
        arguments: [
            ("\"a\\tb\\\"\\\\ \\u00e9\\U0001F408\"", SettingValue.string("a\tb\"\\ é🐈")),
            ("'C:\\no\\escapes'", .string("C:\\no\\escapes")),
            ("\"\"", .string("")),
            ("''", .string("")),
            ("0", .integer(0)),
            ("-17", .integer(-17)),
            ("+1_000", .integer(1000)),
            ("0xDEAD_beef", .integer(0xDEAD_BEEF)),
            ("0o755", .integer(0o755)),
            ("0b101", .integer(5)),
            ("-9223372036854775808", .integer(.min)),
            ("3.14", .double(3.14)),
            ("-0.5", .double(-0.5)),
            ("1e3", .double(1000)),
            ("6_0.2_5E-1", .double(6.025)),
            ("-inf", .double(-.infinity)),
            ("true", .boolean(true)),
            ("false", .boolean(false)),
            ("[]", .array([])),
            ("[ 1, 2.5, \"x\" , true, ]", .array([.integer(1), .double(2.5), .string("x"), .boolean(true)])),
        ]
    )
    func kinds(text: String, value: SettingValue) throws {
        #expect(try SettingValue(parsing: text) == value)
        #expect(try SettingsFile(parsing: "key = \(text)").get("key") == value)
        #expect(try SettingValue(parsing: value.description) == value, "written back it means the same")
    }

    @Test("Reads not-a-number")
    func notANumber() throws {
        #expect(try SettingValue(parsing: "nan").double?.isNaN == true)
    }

    @Test("Offers a value only as what it is, save that whole numbers pass for numbers")
    func accessors() {
        #expect(SettingValue.integer(2).double == 2)
        #expect(SettingValue.integer(2).integer == 2)
        #expect(SettingValue.double(2).integer == nil)
        #expect(SettingValue.string("true").boolean == nil)
        #expect(SettingValue.boolean(true).string == nil)
        #expect(SettingValue.array([.integer(1)]).array == [.integer(1)])
    }

    @Test(
        "Says in which line and column the format is broken",
        arguments: [
            ("a = 1\nb = ", 2, 5),
            ("a 1", 1, 3),
            ("= 1", 1, 1),
            ("a. = 1", 1, 4),
            ("a = \"open", 1, 5),
            ("a = 'open\n'", 1, 5),
            ("a = \"\\x\"", 1, 6),
            ("a = \"\\uD800\"", 1, 6),
            ("a = \"tab\u{1}\"", 1, 9),
            ("é = 1", 1, 1),
            ("a = \"é\" b", 1, 9),
            ("a = 1 2", 1, 7),
            ("a = text", 1, 5),
            ("a = 012", 1, 5),
            ("a = 1__0", 1, 5),
            ("a = 1.", 1, 5),
            ("a = .5", 1, 5),
            ("a = 1e", 1, 5),
            ("a = 0x", 1, 5),
            ("a = +0x1", 1, 5),
            ("a = 9223372036854775808", 1, 5),
            ("a = [1, 2", 1, 5),
            ("a = [1 2]", 1, 8),
            ("a = [, 1]", 1, 6),
            ("[table", 1, 7),
            ("[]", 1, 2),
            ("[a] b = 1", 1, 5),
            ("a = 1\rb = 2", 1, 6),
            ("# bell \u{7}", 1, 8),
        ]
    )
    func malformed(text: String, line: Int, column: Int) {
        let error = #expect(throws: SettingsFileError.self) { try SettingsFile(parsing: text) }
        guard case .invalidFile(line, column, .malformed) = error else {
            Issue.record("\(text.debugDescription) gave \(String(describing: error))")
            return
        }
        #expect(error?.description.hasPrefix("Line \(line), column \(column): ") == true)
    }

    @Test(
        "Refuses what TOML has and this subset has not, rather than misread it",
        arguments: [
            ("a = 2025-12-01", 1, 5),
            ("a = 2025-12-01T10:00:00Z", 1, 5),
            ("a = 10:00:00", 1, 5),
            ("a = { b = 1 }", 1, 5),
            ("\n[[sources]]", 2, 1),
            ("a = \"\"\"\ntext\"\"\"", 1, 5),
            ("a = '''text'''", 1, 5),
            ("a = [[1], [2]]", 1, 6),
            ("a = [{ b = 1 }]", 1, 6),
        ]
    )
    func unsupported(text: String, line: Int, column: Int) {
        let error = #expect(throws: SettingsFileError.self) { try SettingsFile(parsing: text) }
        guard case .invalidFile(line, column, .unsupported) = error else {
            Issue.record("\(text.debugDescription) gave \(String(describing: error))")
            return
        }
    }

    @Test(
        "Refuses a key or table that is there already, and names both lines",
        arguments: [
            ("a = 1\n\na = 2", 3, "a", 1),
            ("a = 1\n\"a\" = 2", 2, "a", 1),
            ("[t]\n[u]\n[t]", 3, "t", 1),
            ("a = 1\n[a]", 2, "a", 1),
            ("a = 1\n[a.b]", 2, "a", 1),
            ("a = 1\na.b = 2", 2, "a", 1),
            ("a.b = 1\n[a]", 2, "a", 1),
            ("[a.b]\n[a]\nb = 1", 3, "a.b", 1),
            ("[a.b]\nx = 1\n[a]\nb.y = 1", 4, "a.b", 1),
        ]
    )
    func duplicates(text: String, line: Int, key: String, firstLine: Int) {
        let error = #expect(throws: SettingsFileError.self) { try SettingsFile(parsing: text) }
        guard case .invalidFile(line, _, .duplicate(key: key, firstLine: firstLine)) = error else {
            Issue.record("\(text.debugDescription) gave \(String(describing: error))")
            return
        }
    }

    @Test(
        "Accepts tables in any order and tables below dotted keys",
        arguments: ["[a.b]\n[a]\nx = 1", "a.b.c = 1\n[a.x]"]
    )
    func tableOrder(text: String) throws {
        #expect(try SettingsFile(parsing: text).text == text)
    }

    @Test("Refuses bytes that are not UTF-8 and says where they are")
    func notUTF8() {
        let error = #expect(throws: SettingsFileError.self) {
            try SettingsFile(parsing: Array("a = 1\n# ".utf8) + [0xC3, 0x28])
        }
        guard case .invalidFile(line: 2, column: 3, .malformed) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Accepts a byte order mark and Windows line ends, and keeps both")
    func windows() throws {
        let text = "\u{FEFF}a = 1\r\n# note\r\nb = [\r\n  2,\r\n]\r\n"
        var file = try SettingsFile(parsing: text)
        #expect(file.keys == ["a", "b"])
        try file.set("c", to: .integer(3))
        #expect(Array(file.text.utf8) == Array((text + "c = 3\r\n").utf8))
    }

    @Test("Tells a table from a setting, and a key from what is none")
    func wrongKeys() throws {
        let file = try SettingsFile(parsing: "[a.b]\nc = 1")
        #expect(throws: SettingsFileError.conflict(key: "a", isTable: true)) { try file.get("a") }
        for key in ["", "a..b", ".a", "a.", "a b", "\"open", "é"] {
            #expect(throws: SettingsFileError.invalidKey(key)) { try file.get(key) }
        }
    }

    @Test("tells the lines that settings and tables stand on")
    func lines() throws {
        let file = try SettingsFile(parsing: "a = 1\n\n[table]\n\nkey = [\n  2,\n]\n[other.below]\ndeep.er = 3\n")
        #expect(try file.line(of: "a") == 1)
        #expect(try file.line(of: "table") == 3)
        #expect(try file.line(of: "table.key") == 5)
        #expect(try file.line(of: "other.below.deep.er") == 9)
        #expect(try file.line(of: "table.none") == nil)
    }
}
