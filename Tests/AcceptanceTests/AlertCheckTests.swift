import FoundationEssentials
import JSONStreaming
import Testing

@Suite("Checks of alerts")
struct AlertCheckTests {
    private static let alerts = ["everything", "dogs", "by the river"]
    private static let check = ["alert", "check", "--format", "ndjson"]

    /// A home with alerts, and the first of the animals.
    private func home(importing animals: GeneratedAnimals, first count: Int) throws -> Home {
        let home = try Home()
        try importAnimals(animals, 0..<count, into: home)
        #expect(try home.run("alert", "add", "everything").ended(with: 0))
        #expect(try home.run("alert", "add", "dogs", "--type", "dog").ended(with: 0))
        let near = try home.run("alert", "add", "by the river", "--place", "19104", "--within", "200km")
        #expect(near.ended(with: 0), "\(near.error)")
        return home
    }

    private func importAnimals(_ animals: GeneratedAnimals, _ range: Range<Int>, into home: Home) throws {
        let lines = Array(animals.lines[range].joined(separator: [UInt8(ascii: "\n")]))
        let run = try home.run(["import", "-"], input: lines)
        #expect(run.ended(with: 0), "\(run.error)")
    }

    /// What all alerts together have to tell, as alert and animal.
    private func expected(in home: Home) throws -> Set<String> {
        var matches: Set<String> = []
        for line in try home.run("export").lines {
            let animal = try JSONParser.parse(line)
            let id = animal["id"]?.stringValue ?? ""
            matches.insert("everything \(id)")
            if animal["type"]?.stringValue == "Dog" { matches.insert("dogs \(id)") }
        }
        let near = try home.run(
            ["near", "19104", "--within", "200km", "--limit", "10000", "--format", "ndjson", "--fields", "id"]
        )
        for line in near.lines {
            matches.insert("by the river \(try JSONParser.parse(line)["id"]?.stringValue ?? "")")
        }
        return matches
    }

    @Test("twenty at once, while animals are imported, tell every match exactly once over all of them")
    func concurrent() async throws {
        let animals = GeneratedAnimals(count: 900, seed: 3)
        let home = try home(importing: animals, first: 100)
        let runs = try await withThrowingTaskGroup(of: Run?.self) { group in
            group.addTask {
                try await onThread {
                    for start in stride(from: 100, to: 900, by: 100) {
                        try importAnimals(animals, start..<start + 100, into: home)
                    }
                    return nil
                }
            }
            for _ in 0..<20 {
                group.addTask { try await onThread { try home.run(Self.check) } }
            }
            return try await group.reduce(into: [Run]()) { runs, run in if let run { runs.append(run) } }
        }
        for run in runs { #expect(run.ended(with: 0) || run.ended(with: 1), "\(run.ending): \(run.error)") }
        let last = try home.run(Self.check)
        let told = try (runs + [last]).flatMap { try ToldAnimal.all(in: $0.output) }
        let expected = try expected(in: home)
        #expect(expected.count > 1000)
        #expect(Set(told.map(\.match)) == expected)
        #expect(told.count == expected.count)
        #expect(try home.run(Self.check).ended(with: 1))
    }

    /// When to kill a check.
    private enum Moment {
        /// As soon as it has written so many bytes of its answer, which a pipe does not hold as a whole.
        case afterOutput(Int)
        /// As soon as so much was written to the files of the person's own.
        case afterWrites(Int)
    }

    @Test("of twenty that are killed none loses a match, and what is told again is told with its batch")
    func killed() throws {
        let animals = GeneratedAnimals(count: 1000, seed: 4)
        let home = try home(importing: animals, first: 40)
        var random = SeededGenerator(seed: 2027)
        var runs: [(told: [ToldAnimal], wasKilled: Bool)] = []
        for number in 0..<20 {
            let start = 40 + number * 48
            try importAnimals(animals, start..<start + 48, into: home)
            let moment: Moment =
                number % 2 == 0
                ? .afterOutput(.random(in: 1...150_000, using: &random))
                : .afterWrites(.random(in: 1...24, using: &random))
            let (output, ending) = try kill(moment, in: home)
            runs.append((try ToldAnimal.all(in: output), ending == .signal(9)))
        }
        let last = try home.run(Self.check)
        #expect(last.ended(with: 0) || last.ended(with: 1), "\(last.error)")
        runs.append((try ToldAnimal.all(in: last.output), false))

        #expect(Set(runs.flatMap(\.told).map(\.match)) == (try expected(in: home)))
        var earlier: [String: (batch: String, wasKilled: Bool)] = [:]
        var repeats = 0
        for run in runs {
            #expect(Set(run.told).count == run.told.count, "a run told something twice")
            for animal in run.told {
                if let before = earlier[animal.match] {
                    repeats += 1
                    #expect(before.wasKilled, "\(animal) was told again though it had been told to the end")
                    #expect(before.batch == animal.batch, "\(animal) was told again in another batch")
                }
                earlier[animal.match] = (animal.batch, run.wasKilled)
            }
        }
        // Nearly every run was killed, and some of them had told something by then.
        #expect(runs.count(where: \.wasKilled) >= 15)
        #expect(repeats > 100)
        #expect(try home.run(Self.check).ended(with: 1))
    }

    /// Starts a check, kills it, and answers what it wrote and how it ended.
    private func kill(_ moment: Moment, in home: Home) throws -> (output: String, ending: ChildProcess.Ending) {
        let child: ChildProcess
        var output: [UInt8] = []
        switch moment {
        case .afterOutput(let count):
            child = try home.start(Self.check)
            child.input.close()
            while output.count < count, let bytes = try child.output.read(), !bytes.isEmpty { output += bytes }
        case .afterWrites(let count):
            let writes = try FileWrites(in: home.path + "/data")
            child = try home.start(Self.check)
            child.input.close()
            try writes.wait(for: count, by: child)
        }
        child.kill()
        while let bytes = try child.output.read(), !bytes.isEmpty { output += bytes }
        return (String(decoding: output, as: UTF8.self), try child.wait())
    }

    @Test("what nobody read to its end is told again, under the same batch id")
    func readerGone() throws {
        let animals = GeneratedAnimals(count: 300, seed: 5)
        let home = try home(importing: animals, first: 300)
        let child = try home.start(Self.check)
        child.input.close()
        let first = try #require(try child.output.read())
        child.output.close()
        #expect(try child.wait() == .exit(74))
        let again = try ToldAnimal.all(in: try home.run(Self.check).output)
        let seen = try ToldAnimal.all(in: String(decoding: first, as: UTF8.self))
        #expect(!seen.isEmpty)
        #expect(Set(again).isSuperset(of: seen))
        #expect(Set(again.map(\.match)) == (try expected(in: home)))
    }

    @Test("as long as nobody reads it, what was claimed stays open, and is told after the end of whoever claimed it")
    func unread() throws {
        let animals = GeneratedAnimals(count: 60, seed: 7)
        let home = try home(importing: animals, first: 60)
        let expected = try expected(in: home)
        // An answer that is short enough to be written in one piece, at the end.
        let child = try home.start(Self.check + ["--fields", "id"], filledOutput: true)
        child.input.close()
        /// How many animals the alerts know, and which batches are open.
        func standing() throws -> (known: Int, open: Set<String>) {
            let alerts =
                try JSONParser.parse(try home.run("alert", "list", "--json").output)["alerts"]?.arrayValue ?? []
            let open = alerts.flatMap { $0["open_batches"]?.arrayValue ?? [] }.compactMap(\.stringValue)
            return (alerts.reduce(0) { $0 + ($1["known"]?.intValue ?? 0) }, Set(open))
        }
        var looks = 0
        while try standing().known < expected.count {
            looks += 1
            try #require(looks < 500, "the check never claimed what there is")
        }
        // Looking takes longer than confirming would.
        for _ in 0..<5 { #expect(try standing().open.count == Self.alerts.count) }
        let open = try standing().open
        child.kill()
        #expect(try child.wait() == .signal(9))
        let told = try ToldAnimal.all(in: try home.run(Self.check).output)
        #expect(Set(told.map(\.match)) == expected)
        #expect(Set(told.map(\.batch)) == open)
    }

    @Test("a command hears of each batch once it ends well, and a feed is kept beside")
    func commandAndFeed() throws {
        let animals = GeneratedAnimals(count: 30, seed: 6)
        let home = try home(importing: animals, first: 30)
        let log = home.path + "/told"
        let feed = home.path + "/feed.atom"
        let fails = try home.run("alert", "check", "dogs", "--exec", "cat >> '\(log)'; exit 9", "--feed", feed)
        #expect(fails.ended(with: 75))
        #expect(fails.error.contains("exit status 9"))
        let works = try home.run("alert", "check", "Dogs", "--exec", "cat >> '\(log)'; echo heard", "--feed", feed)
        #expect(works.ended(with: 0))
        #expect(works.error.contains("heard"))
        #expect(!works.output.contains("heard"))
        let heard = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            .map { try JSONParser.parse(String($0)) }
        #expect(heard.count == 2)
        #expect(heard.first?["batch_id"] == heard.last?["batch_id"])
        #expect(heard.map { $0["repeated"]?.boolValue } == [false, true])
        #expect(heard.allSatisfy { $0["alert"] == "dogs" && $0["animals"]?.arrayValue?.isEmpty == false })
        let entries = try String(contentsOfFile: feed, encoding: .utf8).split(separator: "<entry>").count - 1
        #expect(entries == heard.last?["animals"]?.arrayValue?.count)
    }
}
