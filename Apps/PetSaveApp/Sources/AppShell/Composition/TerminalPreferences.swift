public import Platform
public import TerminalScreen
import TerminalSession
public import TerminalText

/// What the person and the environment say about the terminal; what they leave open, the terminal is asked.
public struct TerminalPreferences: Sendable {
    /// When colour is used.
    public let color: ColorPolicy.Choice
    /// Whether dark characters stand on a light ground; `nil` asks the terminal.
    public let ground: TerminalCapabilities.Ground?
    /// Where the terminal's name and the locale stand.
    public let environment: ProcessEnvironment

    /// How a session is to be begun.
    var sessionOptions: TerminalSessionOptions {
        var options = TerminalSessionOptions()
        options.colors = color
        options.ground = ground
        return options
    }
}
