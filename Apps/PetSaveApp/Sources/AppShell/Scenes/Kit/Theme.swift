import TerminalScreen
import TerminalText

/// How the parts of a scene look. What a colour says is said by a sign or a word too.
struct Theme: Hashable, Sendable {
    let colors: ColorSupport
    let ground: TerminalCapabilities.Ground
    let chrome: Chrome

    init(_ capabilities: TerminalCapabilities) {
        colors = capabilities.colors
        ground = capabilities.ground
        chrome = capabilities.chrome
    }

    private func shade(dark: TextColor, light: TextColor) -> TextColor { ground == .dark ? dark : light }

    /// Names and headings.
    var title: TextStyle { .bold }
    /// What is of less interest than the rest.
    var faint: TextStyle { .dim }
    /// What the eye should find: the tab that is open, the letters of keys.
    var accent: TextStyle {
        TextStyle(foreground: shade(dark: .rgb(255, 184, 108), light: .rgb(158, 74, 0)), isBold: true)
    }
    /// Distances.
    var distance: TextStyle {
        TextStyle(foreground: shade(dark: .rgb(120, 200, 220), light: .rgb(0, 95, 120)))
    }
    /// Ratings, and the mark of what is in the shortlist.
    var star: TextStyle { TextStyle(foreground: shade(dark: .rgb(250, 210, 80), light: .rgb(140, 100, 0))) }
    /// Something went wrong.
    var error: TextStyle {
        TextStyle(foreground: shade(dark: .rgb(255, 120, 110), light: .rgb(170, 20, 10)), isBold: true)
    }
    /// Something that the person should know.
    var notice: TextStyle { TextStyle(foreground: shade(dark: .rgb(240, 200, 120), light: .rgb(120, 80, 0))) }
    /// The row that is chosen, from edge to edge.
    var selection: TextStyle {
        TextStyle(background: shade(dark: .rgb(52, 60, 74), light: .rgb(222, 230, 242)), isBold: true)
    }

    /// Stands before the row that is chosen; as wide as ``unselectedMark``.
    var selectedMark: String { chrome == .unicode ? "▸ " : "> " }
    var unselectedMark: String { "  " }
    /// Between facts on one line.
    var separator: String { chrome == .unicode ? " · " : " - " }
    /// Marks what is in the shortlist.
    var keptMark: String { chrome == .unicode ? "★" : "*" }
    /// Joins a scene's parts in a heading.
    var ellipsis: String { chrome.ellipsis }
}
