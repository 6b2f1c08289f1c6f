import FoundationEssentials
import JSONStreaming
import Testing

/// What a full import of the generated file leaves behind, to compare with.
private struct Reference: Sendable {
    static let shared = Result { try Reference() }

    let animals = GeneratedAnimals(count: 10_000)
    let input: [UInt8]
    let export: String
    let records: Set<String>

    init() throws {
        input = animals.bytes
        let home = try Home()
        let run = try home.run(["import", "-"], input: input)
        guard run.ended(with: 0) else { throw Failed(error: run.error) }
        export = try home.run("export").output
        records = Set(export.split(separator: "\n").map(String.init))
    }

    private struct Failed: Error {
        let error: String
    }
}

@Suite("An import that is killed")
struct KilledImportTests {
    /// When to kill.
    enum Moment: Sendable, CustomTestStringConvertible {
        /// As soon as the program can have read so much of its input, in parts of the whole.
        case afterReading(Double)
        /// As soon as it has written so often to the catalogue's files, often amid a transaction.
        case afterWrites(Int)

        var testDescription: String {
            switch self {
            case .afterReading(let part): "after reading \(Int(part * 1000)) thousandths"
            case .afterWrites(let count): "after \(count) writes"
            }
        }
    }

    @Test("an import that nobody kills keeps every record as it came")
    func whole() throws {
        let reference = try Reference.shared.get()
        let lines = reference.export.split(separator: "\n")
        #expect(lines.count == reference.animals.count)
        for line in lines {
            let kept = try JSONParser.parse(String(line))
            let id = try #require(kept["source_id"]?.stringValue.flatMap { Int($0) })
            let came = try JSONParser.parse(reference.animals.lines[id - 1])
            for field in ["type", "name", "age", "description", "status"] where kept[field] != came[field] {
                Issue.record("\(field) of \(id): \(String(describing: kept[field]))")
            }
            #expect(kept["contact"]?["address"]?["postcode"] == came["contact"]?["address"]?["postcode"])
        }
    }

    @Test("the catalogue opens, is healthy, and holds whole records only", arguments: moments)
    func killed(moment: Moment) throws {
        let home = try Home()
        let count = try kill(moment, in: home)
        #expect(try count < Reference.shared.get().animals.count)
    }

    @Test("running it again completes it to the same content")
    func completed() throws {
        let reference = try Reference.shared.get()
        let home = try Home()
        var counts: [Int] = []
        for moment in [Moment.afterReading(0.15), .afterWrites(40), .afterReading(0.9)] {
            counts.append(try kill(moment, in: home))
        }
        #expect(counts == counts.sorted())
        #expect((counts.last ?? 0) > 0)
        let run = try home.run(["import", "-"], input: reference.input)
        #expect(run.ended(with: 0))
        #expect(try home.run("export").output == reference.export)
    }

    /// Kills an import, looks at what it left, and answers how many animals that is.
    private func kill(_ moment: Moment, in home: Home) throws -> Int {
        let reference = try Reference.shared.get()
        let child: ChildProcess
        switch moment {
        case .afterReading(let part):
            child = try home.start(["import", "-"])
            #expect(try child.feed(reference.input[..<Int(Double(reference.input.count) * part)]))
        case .afterWrites(let count):
            let file = try home.file("animals.ndjson", reference.input)
            try FileManager.default.createDirectory(atPath: home.path + "/data", withIntermediateDirectories: true)
            let writes = try FileWrites(in: home.path + "/data")
            child = try home.start(["import", file])
            try writes.wait(for: count, by: child)
        }
        child.kill()
        #expect(try child.wait() == .signal(9))

        let doctor = try home.run("doctor", "--json")
        #expect(doctor.ended(with: 0), "\(doctor.output)")
        #expect(try JSONParser.parse(doctor.output)["healthy"] == true)
        let export = try home.run("export")
        #expect(export.ended(with: 0))
        let kept = export.error.contains("invented") ? [] : export.lines
        let broken = kept.filter { !reference.records.contains($0) }
        #expect(broken.isEmpty, "\(broken.first ?? "")")
        #expect(Set(kept).count == kept.count)
        return kept.count
    }

    /// Twenty moments, thicker near the beginning, where they cost less, yet as far as to the end.
    private static let moments: [Moment] = {
        var random = SeededGenerator(seed: 2026)
        return (0..<20).map { index in
            let depth = Double.random(in: 0..<1, using: &random)
            return index % 2 == 0
                ? .afterReading(max(0.002, depth * depth * 0.97)) : .afterWrites(1 + Int(depth * depth * 350))
        }
    }()
}
