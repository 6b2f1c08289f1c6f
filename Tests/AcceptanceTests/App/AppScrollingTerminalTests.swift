import FoundationEssentials
import TerminalEmulator
import Testing

@Suite("A long list in the app, on a terminal", .serialized, .timeLimit(.minutes(15)))
struct AppScrollingTerminalTests {
    private static let count = 5000

    @Test("screen by screen down to the last of 5,000 animals each is seen once, and back up the first is there again")
    func toTheEndAndBack() async throws {
        try await onThread {
            let home = try Home.settled(animals: Self.count)
            let app = try AppTerminal(in: home, columns: 140, rows: 60, arguments: ["--offline"])
            // A screen is taller than a page of the list, so it is full only once the second page is there.
            try app.wait(for: "a screen full of animals") { screen in
                screen.place(of: "5,000") == 1 && Self.animals(on: screen).count > 50
            }
            let first = Self.animals(on: app.screen)
            var seen = Self.numbers(on: app.screen)
            var place = 1
            while place < Self.count {
                place = try app.pageDown(of: "5,000")
                seen.formUnion(Self.numbers(on: app.screen))
            }
            #expect(seen.count == Self.count)
            try app.type("\u{1B}[H")
            try app.wait(for: "what was seen first") { Self.animals(on: $0) == first }
            try app.type("q")
            #expect(try app.ending() == .exit(0))
        }
    }

    @Test("End goes to the last of all, whatever has to be loaded on the way, and one press goes on from there")
    func end() async throws {
        try await onThread {
            let home = try Home.settled(animals: Self.count)
            let app = try AppTerminal(in: home, arguments: ["--offline"])
            try app.wait(for: "1 of 5,000")
            try app.type("\u{1B}[F")
            try app.wait(for: "5,000 of 5,000")
            try app.type("k")
            try app.wait(for: "4,999 of 5,000")
            try app.type("\u{1B}[H")
            try app.wait(for: " 1 of 5,000")
        }
    }

    @Test("a storm of window sizes leaves a screen as if the last size had been there all along")
    func resized() async throws {
        try await onThread {
            let home = try Home.settled(animals: 300)
            let app = try AppTerminal(in: home, arguments: ["--offline"])
            try app.wait(for: "1 of 300")
            try app.type("j")
            try app.wait(for: "2 of 300")
            var random = SeededGenerator(seed: 7)
            for _ in 0..<200 {
                try app.resize(
                    columns: Int.random(in: 1...300, using: &random),
                    rows: Int.random(in: 1...100, using: &random)
                )
                try app.type(Bool.random(using: &random) ? "j" : "k")
            }
            try app.type("\u{1B}[H")
            try app.resize(columns: 100, rows: 30)
            try app.wait(for: "the list in the last size") { screen in
                screen.lines.first?.contains("[Near you]") == true && screen.lines[27].contains(" 1 of 300")
            }
            let fresh = try AppTerminal(in: home, columns: 100, rows: 30, arguments: ["--offline"])
            try fresh.wait(for: " 1 of 300")
            #expect(app.screen.lines == fresh.screen.lines)
            try app.type("q")
            #expect(try app.ending() == .exit(0))
            #expect(app.screen.unknownSequences.isEmpty)
        }
    }

    /// The rows of animals, without what tells how old the list is, which changes by itself.
    private static func animals(on screen: TerminalEmulator) -> [String] {
        screen.lines.filter { $0.contains("Number ") }
    }

    /// The numbers that animals on the screen are called by.
    private static func numbers(on screen: TerminalEmulator) -> Set<Int> {
        Set(
            animals(on: screen).compactMap { line in
                line.firstRange(of: "Number ").flatMap { Int(line[$0.upperBound...].prefix(while: \.isNumber)) }
            }
        )
    }
}
