import Platform
import TerminalText

/// Which of the two streams is written to.
enum StreamKind {
    case output
    case error
}

/// What can be shown on a stream: how wide, in which colours, with which signs.
struct Canvas: Sendable {
    let width: Int
    /// How many rows somebody sees at once.
    let height: Int
    let colors: ColorSupport
    let hyperlinks: Bool
    let chrome: Chrome
    let frame: Frame

    let stream: any TextOutput

    /// What is not told its size gets eighty columns of twenty-four rows.
    init(_ world: World, output: StreamKind, color: ColorPolicy.Choice, plain: Bool) {
        stream = output == .output ? world.streams.output : world.streams.error
        let terminal = stream.isTerminal
        let size = stream.terminalSize(environment: world.environment)
        width = max(20, size?.columns ?? 80)
        height = size?.rows ?? 24
        colors = ColorPolicy.resolve(
            choice: color,
            environment: world.environment.dictionary,
            isTerminal: terminal
        )
        hyperlinks = terminal && colors != .none && !plain
        chrome = !plain && world.environment.usesUTF8 ? .unicode : .ascii
        frame = terminal && !plain ? .boxed : .plain
    }

    /// How wide running text may be: the terminal's width; on a pipe, which has none, a line is as long as it is.
    var lineWidth: Int { stream.isTerminal ? width : 10_000 }

    /// Writes lines, each ended.
    func write(_ lines: [StyledText]) throws {
        for line in lines {
            try stream.write(line.rendered(colors: colors, hyperlinks: hyperlinks) + "\n")
        }
    }

    /// Writes bytes as they are.
    func write(_ bytes: [UInt8]) throws {
        try stream.write(bytes)
    }
}

extension Canvas {
    /// Shows how far something is on a line that the next one replaces; only where somebody watches. An empty text
    /// clears the line.
    func writeProgress(_ text: String) throws {
        guard stream.isTerminal, frame == .boxed else { return }
        try stream.write("\r\(text.truncated(toWidth: width - 1).padded(toWidth: width - 1))\r")
    }
}
