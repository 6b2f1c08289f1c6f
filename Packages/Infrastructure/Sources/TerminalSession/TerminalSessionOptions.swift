public import TerminalScreen
public import TerminalText

/// What a person or a program may decide about a session.
public struct TerminalSessionOptions: Hashable, Sendable {
    /// What the person said about colours.
    public var colors: ColorPolicy.Choice = .auto
    /// Whether the ground is dark or light; `nil` asks the terminal.
    public var ground: TerminalCapabilities.Ground?
    /// The characters to draw with; `nil` takes what the locale has.
    public var chrome: Chrome?
    /// Whether clicks and the wheel come as events. Without, the terminal's own selection works as ever.
    public var mouse = true
    /// How long the terminal must be silent behind a lone ESC for it to be the key.
    public var escapeRest: Duration = .milliseconds(25)
    /// How long the terminal must be silent within a sequence or a paste for it to have been cut off.
    public var sequenceRest: Duration = .seconds(1)
    /// How long the terminal may take to answer what is asked at the start.
    public var answerBound: Duration = .milliseconds(200)

    /// Everything as the environment and the terminal say.
    public init() {}
}
