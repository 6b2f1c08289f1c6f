import Platform
import PseudoTerminals
import TerminalScreen
import TerminalSession
import TerminalText
import Testing

@Suite("What a terminal can do", .serialized, .timeLimit(.minutes(1)))
struct CapabilityTests {
    private static let graphicsQuery = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"

    private func capabilities(
        _ answers: [(String, String)] = [],
        attributes: String = "\u{1B}[?62c",
        environment: [String: String] = [:],
        pixels: (width: Int, height: Int) = (0, 0),
        options: TerminalSessionOptions = TerminalSessionOptions()
    ) async throws -> TerminalCapabilities {
        let pty = try PseudoTerminal(
            pixels: pixels,
            answers: answers.map { PseudoTerminal.Answer(to: $0, $1) } + [.init(to: "\u{1B}[c", attributes)]
        )
        let variables = usualEnvironment.dictionary.merging(environment) { $1 }
        let session = try await pty.begin(options: options, environment: ProcessEnvironment(variables))
        await session.end()
        return session.capabilities
    }

    @Test("A terminal that answers only what every terminal does has the environment's word")
    func plain() async throws {
        let found = try await capabilities()
        #expect(
            found
                == TerminalCapabilities(
                    colors: .ansi256,
                    ground: .dark,
                    hyperlinks: true,
                    chrome: .unicode,
                    pictures: .halfBlocks
                )
        )
    }

    @Test("Answers count")
    func answers() async throws {
        let found = try await capabilities([
            ("\u{1B}]11;?\u{1B}\\", "\u{1B}]11;rgb:fafa/f0f0/e6e6\u{1B}\\"),
            ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"), ("\u{1B}[?2027$p", "\u{1B}[?2027;1$y"),
            ("\u{1B}[16t", "\u{1B}[6;20;9t"), (Self.graphicsQuery, "\u{1B}_Gi=31;OK\u{1B}\\"),
        ])
        #expect(found.ground == .light)
        #expect(found.synchronizedOutput)
        #expect(found.graphemeWidths)
        #expect(found.cellSize == TerminalCapabilities.CellSize(width: 9, height: 20))
        #expect(found.pictures == .kitty)
    }

    @Test("A mode that is unknown or cannot be set is not had", arguments: [0, 4])
    func modesNotHad(state: Int) async throws {
        let found = try await capabilities([
            ("\u{1B}[?2026$p", "\u{1B}[?2026;\(state)$y"), ("\u{1B}[?2027$p", "\u{1B}[?2027;\(state)$y"),
        ])
        #expect(!found.synchronizedOutput)
        #expect(!found.graphemeWidths)
    }

    @Test(
        "The ground is what the person says, else the terminal, else COLORFGBG, else dark",
        arguments: [
            (nil, nil, [:], .dark), (nil, nil, ["COLORFGBG": "0;15"], .light),
            (nil, nil, ["COLORFGBG": "15;default;0"], .dark),
            (nil, "rgb:00/00/00", ["COLORFGBG": "0;15"], .dark), (.light, "rgb:00/00/00", [:], .light),
            (.dark, "rgb:ff/ff/ff", [:], .dark), (nil, nil, ["COLORFGBG": "x"], .dark),
        ] as [(TerminalCapabilities.Ground?, String?, [String: String], TerminalCapabilities.Ground)]
    )
    func ground(
        choice: TerminalCapabilities.Ground?,
        answer: String?,
        environment: [String: String],
        expected: TerminalCapabilities.Ground
    ) async throws {
        var options = TerminalSessionOptions()
        options.ground = choice
        let answers = answer.map { [("\u{1B}]11;?\u{1B}\\", "\u{1B}]11;\($0)\u{1B}\\")] } ?? []
        #expect(try await capabilities(answers, environment: environment, options: options).ground == expected)
    }

    @Test(
        "Pictures are shown in the best way that the terminal says or is known for",
        arguments: [
            ([:], [], "\u{1B}[?62;4c", .sixel), (["TERM_PROGRAM": "iTerm.app"], [], "\u{1B}[?62;4c", .iTerm2),
            (["LC_TERMINAL": "iTerm2"], [], "\u{1B}[?62c", .iTerm2),
            ([:], [("\u{1B}[>q", "\u{1B}P>|WezTerm 2024\u{1B}\\")], "\u{1B}[?62c", .iTerm2),
            (["LC_TERMINAL": "iTerm2"], [("\u{1B}[>q", "\u{1B}P>|XTerm(390)\u{1B}\\")], "\u{1B}[?62c", .halfBlocks),
            (["LC_TERMINAL": "iTerm2", "TMUX": "x"], [], "\u{1B}[?62c", .halfBlocks),
            (["TMUX": "x"], [], "\u{1B}[?62;4c", .sixel), (["NO_COLOR": "1"], [], "\u{1B}[?62c", .none),
            (["LANG": "C"], [], "\u{1B}[?62c", .none), (["TERM": "xterm"], [], "\u{1B}[?62c", .none),
            // The level of conformance is no extension.
            ([:], [], "\u{1B}[?4c", .halfBlocks),
        ] as [([String: String], [(String, String)], String, TerminalCapabilities.Pictures)]
    )
    func pictures(
        environment: [String: String],
        answers: [(String, String)],
        attributes: String,
        expected: TerminalCapabilities.Pictures
    ) async throws {
        let found = try await capabilities(answers, attributes: attributes, environment: environment)
        #expect(found.pictures == expected)
    }

    @Test("Colours, links and drawing characters follow the environment and the person")
    func environment() async throws {
        var options = TerminalSessionOptions()
        options.chrome = .ascii
        options.colors = .never
        let chosen = try await capabilities(options: options)
        #expect(chosen.colors == .none && !chosen.hyperlinks && chosen.chrome == .ascii)
        let latin = try await capabilities(environment: ["LANG": "de_AT.ISO-8859-1", "COLORTERM": "truecolor"])
        #expect(latin.colors == .trueColor && latin.chrome == .ascii)
    }

    @Test("A cell's pixels come from the window's when the terminal does not answer")
    func windowPixels() async throws {
        let found = try await capabilities(pixels: (800, 480))
        #expect(found.cellSize == TerminalCapabilities.CellSize(width: 10, height: 20))
    }

    @Test(
        "Within tmux and screen nothing is written that they would show or take for a title",
        arguments: ["TMUX", "STY"]
    )
    func multiplexer(variable: String) async throws {
        let pty = try PseudoTerminal(answers: [plainAnswer])
        let variables = usualEnvironment.dictionary.merging([variable: "x"]) { $1 }
        let session = try await pty.begin(environment: ProcessEnvironment(variables))
        await session.end()
        #expect(!pty.transcript.contains("\u{1B}_"))
        #expect(!pty.transcript.contains("\u{1B}P"))
    }

    @Test("The Linux console is asked nothing")
    func console() async throws {
        let pty = try PseudoTerminal()
        let session = try await pty.begin(environment: ["TERM": "linux", "LANG": "C.UTF-8"])
        await session.end()
        #expect(await pty.output(through: "\u{1B}[?1049l") != nil)
        #expect(!pty.transcript.contains("\u{1B}[c"))
        #expect(!session.capabilities.hyperlinks)
    }
}
