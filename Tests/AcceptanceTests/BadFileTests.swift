import JSONStreaming
import Testing

@Suite("Files that are damaged or something else")
struct BadFileTests {
    @Test(
        "cut off anywhere, what came whole is kept, and the cut is told with its place",
        arguments: [0.001, 0.2, 0.5, 0.93, 0.999]
    )
    func cutOff(fraction: Double) throws {
        let animals = GeneratedAnimals(count: 1500)
        let whole =
            Array("{\"animals\":[\n".utf8) + animals.lines.joined(separator: Array(",\n".utf8)) + Array("\n]}".utf8)
        let part = Array(whole[..<Int(Double(whole.count) * fraction)])
        let home = try Home()
        let file = try home.file("cut.json", part)
        let run = try home.run("import", file)
        #expect(run.ended(with: 65))
        let told = try Self.position(in: run.error, file: file)
        let lines = part.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        // A record is whole once its comma, or the line after it, has come.
        #expect(told.line >= lines.count - 1 && told.line <= lines.count)
        let kept = try Self.exported(from: home)
        let wholeLines = lines.dropFirst().dropLast().count
        #expect(kept == (1...wholeLines).map(String.init) || kept == (1...(wholeLines + 1)).map(String.init))
        #expect(run.error.contains("1 could not be read; the others were kept."))
    }

    @Test(
        "what is no JSON and no table says what it is",
        arguments: [
            (Array("<!DOCTYPE html><html><body>Moved</body></html>".utf8), "this is HTML or XML"),
            ([0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0], "this is compressed with gzip: decompress it first"),
            ([], "the input is empty"), (Array("PK\u{3}\u{4}".utf8), "ZIP archive"),
            ([0x61, 0, 0x62, 0xFF], "this is no text"),
            (Array("[1, 2, 3]".utf8), "a number"), (Array("\"hello\"".utf8), "hello"),
            (Array("{}".utf8), "an empty object"),
            (Array("{\"pets\": [{\"nick\": \"Rex\"}]}".utf8), "it holds the key pets"),
            (Array("{\"animals\": {\"id\": 1}}".utf8), "animals"),
            (Array("name,colour\nRex,black\n".utf8), "type and name"),
        ] as [([UInt8], String)]
    )
    func somethingElse(bytes: [UInt8], reason: String) throws {
        let home = try Home()
        let file = try home.file("something", bytes)
        let run = try home.run("import", file)
        #expect(run.ended(with: 65))
        #expect(run.output.isEmpty)
        #expect(try Self.position(in: run.error, file: file).line == 1)
        #expect(run.error.contains(reason), "\(run.error)")
        let piped = try home.run(["import", "-"], input: bytes)
        #expect(piped.ended(with: 65))
        #expect(piped.error.contains(reason), "\(piped.error)")
    }

    @Test("what cannot be opened is exit code 74, before anything is read")
    func unreadable() throws {
        let home = try Home()
        let good = try home.file("good.json", GeneratedAnimals(count: 1).bytes)
        for (path, reason) in [(home.path, "folder"), (home.path + "/missing.json", "no such file")] {
            let run = try home.run("import", good, path)
            #expect(run.ended(with: 74))
            #expect(run.output.isEmpty)
            #expect(run.error.contains(path), "\(run.error)")
            #expect(run.error.lowercased().contains(reason), "\(run.error)")
        }
        #expect(try home.run("doctor").output.contains(" 0 animals"))
    }

    @Test("bad records among thousands are told with their places, and all others are kept")
    func badAmongMany() throws {
        var lines = GeneratedAnimals(count: 3000).lines
        let bad: [(index: Int, text: String, column: Int, reason: String)] = [
            (0, "{\"type\":\"Dog\",\"id\":null}", 1, "no id"),
            (777, "  {\"id\":778,\"name\":\"No type\"}", 3, "type"),
            (1499, "{\"id\":1500,\"type\":\"Dog\",}", 0, ""),
            (1500, "{\"id\":1501 \"type\":\"Dog\"}", 0, ""),
            (2999, "{\"id\":3000,\"type\":\"Dog\",\"name\":\"\u{1}\"}", 0, ""),
        ]
        for fault in bad { lines[fault.index] = Array(fault.text.utf8) }
        let home = try Home()
        let file = try home.file("many.ndjson", Array(lines.joined(separator: [UInt8(ascii: "\n")])))
        let run = try home.run("import", file)
        #expect(run.ended(with: 65))
        let told = run.error.split(separator: "\n")
        for (fault, line) in zip(bad, told) {
            let place = try Self.position(in: String(line), file: file)
            #expect(place.line == fault.index + 1)
            if fault.column > 0 { #expect(place.column == fault.column) }
            #expect(line.contains(fault.reason))
        }
        #expect(run.error.contains("2,995 animals read: 2,995 new"))
        #expect(run.error.contains("5 could not be read; the others were kept."))
        let missing = Set(bad.map { $0.index + 1 })
        #expect(try Self.exported(from: home) == (1...3000).filter { !missing.contains($0) }.map(String.init))
    }

    /// The `LINE:COLUMN` behind the file's name, with which the message begins.
    private static func position(in error: String, file: String) throws -> (line: Int, column: Int) {
        try #require(error.hasPrefix(file + ":"), "\(error)")
        let parts = error.dropFirst(file.count + 1).split(separator: ":", maxSplits: 2)
        try #require(parts.count == 3 && parts[2].hasPrefix(" "), "\(error)")
        return (try #require(Int(parts[0])), try #require(Int(parts[1])))
    }

    /// The catalogue's ids, in the order of their numbers; none where the built-in sample answers.
    private static func exported(from home: Home) throws -> [String] {
        let records = try home.run("export").lines.map { try JSONParser.parse($0) }
        return records.filter { $0["source"] == "petfinder" }.compactMap { $0["source_id"]?.stringValue }
            .sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
    }
}
