import TerminalText
import Testing

@Suite("The choice of colours")
struct ColorPolicyTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let choice: ColorPolicy.Choice
        let environment: [String: String]
        let isTerminal: Bool
        let expected: ColorSupport

        init(_ choice: ColorPolicy.Choice, _ environment: [String: String], terminal: Bool, _ expected: ColorSupport) {
            self.choice = choice
            self.environment = environment
            self.isTerminal = terminal
            self.expected = expected
        }

        var testDescription: String {
            let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(
                separator: " "
            )
            return "\(choice), \(variables), \(isTerminal ? "terminal" : "pipe"): \(expected)"
        }
    }

    static let xterm = ["TERM": "xterm"]

    @Test(
        "follows the documented rules in their order",
        arguments: [
            Case(.never, ["TERM": "xterm", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"], terminal: true, .none),
            Case(.always, [:], terminal: false, .ansi16),
            Case(.always, ["TERM": "dumb"], terminal: false, .ansi16),
            Case(.always, ["TERM": "xterm-256color", "NO_COLOR": "1"], terminal: false, .ansi256),
            Case(.always, ["COLORTERM": "truecolor"], terminal: false, .trueColor),

            Case(.auto, ["TERM": "xterm", "NO_COLOR": "1"], terminal: true, .none),
            Case(.auto, ["TERM": "xterm", "NO_COLOR": "0"], terminal: true, .none),
            Case(.auto, ["TERM": "xterm", "NO_COLOR": ""], terminal: true, .ansi16),
            Case(.auto, ["TERM": "xterm", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"], terminal: true, .none),

            Case(.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "1"], terminal: false, .ansi16),
            Case(.auto, ["CLICOLOR_FORCE": "yes"], terminal: false, .ansi16),
            Case(.auto, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], terminal: true, .ansi16),
            Case(.auto, ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], terminal: false, .ansi256),
            Case(.auto, ["TERM": "xterm", "CLICOLOR_FORCE": "0"], terminal: false, .none),
            Case(.auto, ["TERM": "xterm", "CLICOLOR_FORCE": ""], terminal: false, .none),

            Case(.auto, ["TERM": "xterm-256color", "COLORTERM": "truecolor"], terminal: false, .none),
            Case(.auto, [:], terminal: true, .none),
            Case(.auto, ["TERM": ""], terminal: true, .none),
            Case(.auto, ["COLORTERM": "truecolor"], terminal: true, .none),
            Case(.auto, ["TERM": "dumb", "COLORTERM": "truecolor"], terminal: true, .none),

            Case(.auto, xterm, terminal: true, .ansi16),
            Case(.auto, ["TERM": "screen-256color"], terminal: true, .ansi256),
            Case(.auto, ["TERM": "xterm", "COLORTERM": "truecolor"], terminal: true, .trueColor),
            Case(.auto, ["TERM": "xterm", "COLORTERM": "24bit"], terminal: true, .trueColor),
            Case(.auto, ["TERM": "xterm", "COLORTERM": "yes"], terminal: true, .ansi16),
            Case(.auto, ["TERM": "xterm-direct"], terminal: true, .trueColor),
        ]
    )
    func table(of row: Case) {
        let support = ColorPolicy.resolve(choice: row.choice, environment: row.environment, isTerminal: row.isTerminal)
        #expect(support == row.expected)
    }
}
