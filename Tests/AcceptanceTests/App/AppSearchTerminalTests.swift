import FeedServers
import FoundationEssentials
import LoopbackServer
import TerminalEmulator
import Testing

@Suite("Searching in the app while older answers are still on their way", .serialized, .timeLimit(.minutes(10)))
struct AppSearchTerminalTests {
    /// So many that the answer to a letter takes longer than typing the next.
    private static let count = 20_000

    @Test("what is typed at once is suggested for as a whole, and an older answer is never shown behind it")
    func suggestions() async throws {
        try await onThread {
            let home = try Home.settled(animals: Self.count)
            let app = try AppTerminal(in: home, arguments: ["--offline"])
            try app.wait(for: "1 of 20,000")
            try app.type("/")
            try app.wait(for: "[Search]")
            // Each letter but the last is the beginning of far more; after the last there is but one.
            var older: [String] = []
            app.watch = { screen in
                guard let typed = screen.lines.dropFirst().first, typed.contains("of all") else { return }
                older += screen.lines.filter { $0.contains("  name  ") && !$0.contains("Number 19999 of all") }
            }
            for letter in "number 19999 of" { try app.type(String(letter)) }
            try app.wait(for: "the one suggestion") { screen in
                screen.lines.filter { $0.contains("Number 19999 of all") }.count == 1
            }
            #expect(older.isEmpty, "\(older)")
        }
    }

    @Test("of two searches and a slow source the later search stays, with what the source brought in the meantime")
    func slowSource() async throws {
        let served = DetouredServer(FakeRescueGroups(animals: FakeRescueGroups.herd(60), key: "key"))
        let server = try await served.start()
        let gate = LoopbackGate()
        served.answer { request, _ in
            let usual = served.usualResponse(to: request)
            return LoopbackResponse([.pause(until: gate)] + usual.steps)
        }
        let url = server.url("/v5").absoluteString
        try await onThread {
            let home = try Home.settled(animals: 500)
            let key = ["--everywhere", "--key-stdin"]
            let added = try home.run(
                ["source", "add", "rescuegroups", url, "--name", "slow"] + key,
                input: Array("key\n".utf8)
            )
            #expect(added.ended(with: 0), "\(added.error)")
            let app = try AppTerminal(in: home)
            try app.wait(for: "1 of 500")
            // The source is asked behind the list, and does not answer.
            try app.wait(for: "Asking the sources")
            try app.type("/")
            try app.wait(for: "[Search]")
            // Sent before anything of the first can be there.
            try app.type("dog\r/\u{15}number 77\r")
            try app.wait(for: "the later search") { Self.isLater($0) }
            var others: [[String]] = []
            app.watch = { screen in if !Self.isLater(screen) { others.append(screen.lines) } }
            gate.open()
            try app.type("j")
            try app.wait(for: "the later search") { Self.isLater($0) }
            #expect(others.isEmpty, "\(others.first ?? [])")
            app.watch = { _ in }
            // The source's animals are in the list that it was asked for.
            try app.type("\u{1B}[Z")
            try app.wait(for: "what the source brought") { screen in
                screen.lines.contains { $0.contains(" of 5") && !$0.contains(" of 500") }
            }
            try app.type("q")
            #expect(try app.ending() == .exit(0))
        }
        await server.stop()
    }

    /// Whether the list is that of the later search.
    private static func isLater(_ screen: TerminalEmulator) -> Bool {
        screen.lines.contains { $0.contains("Number 77 of all") }
            && !screen.lines.contains { $0.contains("Search dog") }
    }
}
