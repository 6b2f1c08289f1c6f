import Domain
import Platform
import TerminalText

/// The plain app's conversation: animals to standard output, all else to standard error, in lines of text alone.
struct PlainConsole {
    /// Where animals are told.
    private let output: Canvas
    /// Where everything else is told, and asked.
    private let talk: Canvas
    private let input: PlainInput

    init(_ world: World) {
        output = Canvas(world, output: .output, color: .never, plain: true)
        talk = Canvas(world, output: .error, color: .never, plain: true)
        input = PlainInput(world.streams.input)
    }

    /// What other conversations in prompts go on.
    var prompts: PromptConsole { PromptConsole(canvas: talk, input: input) }

    /// Whether the input has ended, or the person wants to be gone.
    var isOver: Bool { input.lastLine.map { PlainCommand.quit.isMeant(by: $0.sanitizedForReading) } ?? true }

    /// Tells something besides the answer, wrapped to the terminal's width.
    ///
    /// An output that fails keeps failing, and is told at the next ``ask(_:)``.
    func say(_ text: String) {
        try? output.stream.flush()
        try? talk.write(Self.lines(text, on: talk))
    }

    /// Tells what was asked for.
    func show(_ text: String) {
        try? output.write(Self.lines(text, on: output))
    }

    /// Sends on what was told; throws when it cannot be told.
    func flush() throws(StreamError) {
        try output.stream.flush()
        try talk.stream.flush()
    }

    /// Waits for a line, trimmed and without what could command a terminal; `nil` at the end of the input.
    func ask(_ prompt: String) throws(StreamError) -> String? {
        try output.stream.flush()
        try talk.stream.write(prompt.sanitizedForTerminal() + " ")
        try talk.stream.flush()
        guard let line = try input.readLine() else {
            // The shell's own prompt begins a line of its own.
            try talk.stream.write("\n")
            return nil
        }
        return line.sanitizedForReading
    }

    private static func lines(_ text: String, on canvas: Canvas) -> [StyledText] {
        StyledText(text).wrapped(toWidth: canvas.lineWidth)
    }
}

extension String {
    /// What somebody typed, or pasted: one line, without what could command a terminal that repeats it.
    var sanitizedForReading: String { sanitizedForTerminal(.singleLine).trimmingSpaces }
}
