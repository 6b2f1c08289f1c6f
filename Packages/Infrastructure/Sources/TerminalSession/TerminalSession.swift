public import Platform
public import TerminalInput
public import TerminalScreen

/// A terminal that a program has taken over, until it gives it back.
///
/// Whoever shows frames needs no more than this; a test puts another in its place.
public protocol TerminalSession: Sendable {
    /// What happens, in order, for one consumer. Ends when the session does.
    var events: AsyncStream<TerminalSessionEvent> { get }

    /// What the terminal can do.
    var capabilities: TerminalCapabilities { get }

    /// How large it is now.
    var size: TerminalSize { get }

    /// Brings a frame onto the screen.
    func show(_ frame: ScreenFrame) async

    /// Gives the terminal back, stops the process until somebody continues it, and takes the terminal again.
    func suspend() async

    /// Gives the terminal back as it was. Calling it again does nothing.
    func end() async
}

/// What happens to a session.
public enum TerminalSessionEvent: Hashable, Sendable {
    case input(TerminalEvent)
    /// The window has another size, which ``TerminalSession/size`` tells already.
    case resized(TerminalSize)
    /// Somebody wants the program to rest: Ctrl-Z, or SIGTSTP. Nothing has happened yet; ``TerminalSession/suspend()`` does it.
    case suspensionRequested
    /// The program runs again after having been stopped; everything is to be painted anew.
    case resumed
    /// Somebody wants the program to end: Ctrl-C, SIGTERM, or the terminal went away (SIGHUP).
    case endRequested(ProcessSignal)
}
