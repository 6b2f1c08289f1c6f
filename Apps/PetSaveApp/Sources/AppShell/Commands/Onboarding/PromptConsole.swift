import Domain
import Platform
import TerminalText

/// Asks one thing at a time, in lines of text and nothing else: made to be read aloud.
struct PromptConsole {
    /// What somebody answered.
    enum Reply: Equatable {
        /// Something of their own, trimmed; empty for what is there already.
        case text(String)
        case skip
        case back
        /// To begin with what the settings say.
        case startOver
        case help
        /// To leave; also the end of the input.
        case cancel
    }

    let canvas: Canvas
    let input: any TextInput

    /// Tells something, wrapped to the terminal's width.
    func tell(_ text: String) throws {
        try canvas.write(StyledText(text).wrapped(toWidth: canvas.lineWidth))
    }

    /// An empty line, where something new begins.
    func pause() throws {
        try canvas.write([StyledText("")])
    }

    /// Waits for an answer on the line of the prompt.
    func ask(_ prompt: String) throws -> Reply {
        try canvas.stream.write(prompt.sanitizedForTerminal(.singleLine) + " ")
        try canvas.stream.flush()
        guard let line = try input.readLine() else {
            // The shell's own prompt begins a line of its own.
            try pause()
            return .cancel
        }
        let text = line.trimmingSpaces
        switch text.lowercased() {
        case "skip": return .skip
        case "back": return .back
        case "cancel", "quit": return .cancel
        case "start over": return .startOver
        case "help", "?": return .help
        default: return .text(text)
        }
    }
}
