import FoundationEssentials
import JSONStreaming
import LoopbackServer
import Testing

@Suite("A sync that is killed")
struct KilledSyncTests {
    /// How many animals the source lists, on more pages than thirty runs take that each are killed within four; a variable
    /// asks for another number.
    private static let count =
        ProcessInfo.processInfo.environment["PETSAVE_SYNC_ANIMALS"].flatMap { Int($0) } ?? 20_000

    /// When to kill: while the answer to one of the run's first requests is on its way, after so much of it.
    private struct Moment {
        let request: Int
        let part: Double
    }

    @Test(
        "run again after each of thirty kills, it comes to what nobody disturbed, and near answers all the while",
        .timeLimit(.minutes(15))
    )
    func killed() async throws {
        let served = DetouredServer(LargeRescueGroups(count: Self.count))
        let server = try await served.start()
        let reference = try await undisturbed(server)
        // The organisations are among the lines.
        #expect(reference.count > Self.count)

        let home = try home(asking: server)
        var counts: [Int] = []
        for (number, moment) in Self.moments.enumerated() {
            try await kill(at: moment, home, served, looksFirst: number % 2 == 0)
            counts.append(try await keptCount(in: home))
        }
        #expect(counts == counts.sorted())
        #expect((counts.last ?? 0) > 0 && (counts.last ?? 0) < Self.count, "\(counts)")

        let run = try await onThread { try home.run("sync") }
        #expect(run.ended(with: 0), "\(run.error)")
        #expect(try await export(from: home) == reference)
        let doctor = try await onThread { try home.run("doctor", "--json") }
        #expect(doctor.ended(with: 0), "\(doctor.output)")
        await server.stop()
    }

    /// What a sync brings that nobody kills.
    private func undisturbed(_ server: LoopbackServer) async throws -> [String] {
        let home = try home(asking: server)
        let run = try await onThread { try home.run("sync") }
        #expect(run.ended(with: 0), "\(run.error)")
        return try await export(from: home)
    }

    private func home(asking server: LoopbackServer) throws -> Home {
        let home = try Home()
        let url = server.url("/v5").absoluteString
        let run = try home.run(
            "source",
            "add",
            "rescuegroups",
            url,
            "--name",
            "large",
            "--everywhere",
            "--key-stdin",
            input: LargeRescueGroups.key + "\n"
        )
        #expect(run.ended(with: 0), "\(run.error)")
        return home
    }

    /// Starts a sync and ends it the way that no program can prepare for; asks for animals before or after that.
    private func kill(at moment: Moment, _ home: Home, _ served: DetouredServer, looksFirst: Bool) async throws {
        let gate = LoopbackGate()
        served.answer { request, earlier in
            guard earlier == moment.request else { return nil }
            return served.usualResponse(to: request).paused(at: gate, after: moment.part)
        }
        let child = try home.start(["sync"])
        await gate.arrival()
        if looksFirst { try await look(home) }
        child.kill()
        gate.open()
        #expect(try child.wait() == .signal(9))
        served.answerAsUsual()
        if !looksFirst { try await look(home) }
    }

    /// Asks for animals: there may be none yet, but never trouble.
    private func look(_ home: Home) async throws {
        let near = try await onThread { try home.run("near", "19104", "--offline", "--limit", "5") }
        #expect([.exit(0), .exit(1), .exit(69)].contains(near.ending), "\(near.ending) \(near.error)")
        #expect(!near.error.contains("catalogue at"), "\(near.error)")
    }

    private func keptCount(in home: Home) async throws -> Int {
        let list = try await onThread { try home.run("source", "list", "--format", "json") }
        return try JSONParser.parse(list.output)["sources"]?[0]?["animals"]?.intValue ?? -1
    }

    private func export(from home: Home) async throws -> [String] {
        let run = try await onThread { try home.run("export") }
        #expect(run.ended(with: 0), "\(run.error)")
        return run.lines
    }

    private static let moments: [Moment] = {
        var random = SeededGenerator(seed: 20_000)
        return (0..<30).map { index in
            // Often right at an end: then the page before is being written.
            let part = index % 3 == 0 ? [0.0, 1.0][index % 2] : Double.random(in: 0...1, using: &random)
            return Moment(request: Int.random(in: 0...3, using: &random), part: part)
        }
    }()
}

extension LoopbackResponse {
    /// The same, which waits after so much of its body.
    fileprivate func paused(at gate: LoopbackGate, after part: Double) -> LoopbackResponse {
        let paused = steps.flatMap { step -> [LoopbackStep] in
            guard case .bytes(let body) = step else { return [step] }
            let count = Int(Double(body.count) * part)
            return [.bytes(Array(body.prefix(count))), .pause(until: gate), .bytes(Array(body.dropFirst(count)))]
        }
        return LoopbackResponse(paused)
    }
}
