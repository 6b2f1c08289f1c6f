import TerminalEmulator
import Testing

@Suite("Where the app cannot be shown")
struct AppRefusalTerminalTests {
    private static let hint = "Name a command instead, such as `petsave near 19104`; `petsave --help` lists them."

    @Test("without a terminal it refuses with 64, and names a command to use instead", arguments: [[], ["app"]])
    func noTerminal(_ arguments: [String]) throws {
        let run = try Home().run(arguments)
        #expect(run.ended(with: 64))
        #expect(run.output.isEmpty)
        #expect(run.error.contains("needs a terminal") && run.error.contains(Self.hint), "\(run.error)")
        #expect(run.error.isPlainText)
    }

    @Test("with an output on a terminal but an input that is none, it refuses too")
    func pipedInput() throws {
        let run = try Home().run([], on: .usual)
        #expect(run.ended(with: 64))
        #expect(run.output.contains("needs a terminal"), "\(run.output)")
        #expect(run.output.isPlainText)
    }

    @Test("a terminal that cannot be painted on is refused, and nothing but text is written", arguments: ["dumb", ""])
    func dumb(_ name: String) async throws {
        try await onThread {
            let app = try AppTerminal(in: try Home.settled(), variables: ["TERM": name])
            #expect(try app.ending() == .exit(64))
            let shown = app.shown
            #expect(shown.contains(name.isEmpty ? "TERM is not set" : "TERM is “dumb”"), "\(shown)")
            #expect(shown.contains("`petsave --plain` talks in lines of text"), "\(shown)")
            #expect(app.shown.isPlainText)
        }
    }

    @Test("on a tiny terminal a sentence that fits says what it needs; with more room the list is there")
    func tiny() async throws {
        try await onThread {
            let app = try AppTerminal(in: try Home.settled(), columns: 20, rows: 5, arguments: ["--offline"])
            try app.wait(for: "24 × 6")
            #expect(
                app.screen.lines.joined(separator: " ").contains("PetSave needs a window of at least 24 × 6."),
                "\(app.screen.lines)"
            )
            #expect(app.screen.wrappedLines == 0 && app.screen.misplacements == 0)
            try app.resize(columns: 40, rows: 12)
            try app.wait(for: "1 of ")
            try app.resize(columns: 20, rows: 5)
            try app.wait(for: "24 × 6")
            try app.type("q")
            #expect(try app.ending() == .exit(0))
        }
    }
}

extension String {
    /// Whether nothing in it means more to a terminal than characters and the ends of lines.
    fileprivate var isPlainText: Bool {
        unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\r" || $0.properties.generalCategory != .control }
    }
}
