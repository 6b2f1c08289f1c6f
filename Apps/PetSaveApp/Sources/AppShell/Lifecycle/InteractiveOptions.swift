import TerminalScreen
import TerminalText

/// How the person wants the app to be.
struct InteractiveOptions: Sendable {
    var color: ColorPolicy.Choice = .auto
    /// Whether dark characters stand on a light ground; `nil` asks the terminal.
    var ground: TerminalCapabilities.Ground?
    /// Whether no server is asked.
    var isOffline = false
    var network = NetworkAccess()
    /// Whether the splash stays for a moment, so that it can be seen.
    var showsSplash = true
}
