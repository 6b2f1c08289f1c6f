/// What a session switches on in a terminal, and off again.
///
/// Sources: xterm's ctlseqs; <https://sw.kovidgoyal.net/kitty/keyboard-protocol/>; for mode 2027
/// <https://github.com/contour-terminal/terminal-unicode-core>.
struct TerminalModes: Hashable, Sendable {
    var mouse: Bool
    /// Whether the kitty keyboard protocol is used. It has a stack for each screen, so it is entered on the alternate one.
    var keyboard = false
    /// Whether the terminal is asked to count columns by grapheme.
    var graphemes = false

    /// The protocol's flags that are asked for: 1 tells keys apart that send the same bytes otherwise, Esc among them; 4
    /// adds what a key types with Shift and where it is on a Latin keyboard.
    private static let keyboardFlags = 5

    /// Everything on, from the terminal's own state: the title is put away, the alternate screen shown.
    var enter: [UInt8] { Array(("\u{1B}[22;2t" + switchesOn + negotiated).utf8) }

    /// Everything on once more, whatever happened to it meanwhile.
    var enterAgain: [UInt8] { Array((Self.interrupt + (keyboard ? "\u{1B}[<u" : "") + switchesOn + negotiated).utf8) }

    /// What is added to ``enter`` once the terminal has said what it knows.
    var additions: [UInt8] { Array(negotiated.utf8) }

    /// Everything off, whatever was being written.
    var leave: [UInt8] {
        var text = Self.interrupt + "\u{1B}[?2026l\u{1B}[0m\u{1B}]8;;\u{1B}\\"
        if keyboard { text += "\u{1B}[<u" }
        if graphemes { text += "\u{1B}[?2027l" }
        if mouse { text += "\u{1B}[?1006l\u{1B}[?1002l" }
        text += "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l\u{1B}[23;2t"
        return Array(text.utf8)
    }

    /// Ends a string or a sequence that was cut off, such as a picture; nothing otherwise.
    private static let interrupt = "\u{1B}\\"

    /// The alternate screen, no cursor, no line wrapping; bracketed paste, focus and mouse.
    private var switchesOn: String {
        let text = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1004h"
        return mouse ? text + "\u{1B}[?1002h\u{1B}[?1006h" : text
    }

    private var negotiated: String {
        (graphemes ? "\u{1B}[?2027h" : "") + (keyboard ? "\u{1B}[>\(Self.keyboardFlags)u" : "")
    }
}
