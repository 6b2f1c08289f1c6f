import Platform
import TerminalText

/// Writes frames for a terminal: all rows of each.
public struct FrameRenderer: Sendable {
    private let capabilities: TerminalCapabilities

    /// Makes a renderer for a terminal whose screen's content is unknown.
    public init(capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    /// The bytes that bring a frame onto the screen.
    public mutating func bytes(for frame: ScreenFrame) -> [UInt8] {
        var output = capabilities.synchronizedOutput ? "\u{1B}[?2026h\u{1B}[?25l" : "\u{1B}[?25l"
        for row in 0..<frame.size.rows {
            let text = row < frame.rows.count ? frame.rows[row].truncated(toWidth: frame.size.columns) : StyledText()
            output += "\u{1B}[\(row + 1);1H\u{1B}[0m\u{1B}[2K"
            output += text.rendered(colors: capabilities.colors, hyperlinks: capabilities.hyperlinks)
        }
        if let cursor = frame.cursor {
            output += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
        }
        if let title = frame.title {
            output += "\u{1B}]2;\(title.sanitizedForTerminal(.singleLine))\u{1B}\\"
        }
        if capabilities.synchronizedOutput { output += "\u{1B}[?2026l" }
        return Array(output.utf8)
    }

    /// Says that the screen's content is unknown, so that the next frame is painted in full.
    public mutating func forget() {}
}
