import Platform
import TerminalText

/// Brings frames onto a terminal: what has to be written for the screen to show one, given that it shows the one before.
///
/// A value without any input or output. Rows that differ from those of the frame before are rewritten, whole; the rest is
/// left alone, so that the same frame again costs nothing. Nothing is ever written that could scroll the screen: there
/// are no line feeds, and lines are not wrapped while something is painted whose width a terminal may see otherwise.
/// The bytes are the same for terminals that count columns by grapheme cluster and by code point: whatever they could
/// disagree on is followed by the address of the column where the next character belongs (see ``RowPainter``).
public struct FrameRenderer: Sendable {
    private let capabilities: TerminalCapabilities
    /// What is on the screen; `nil` when that is not known.
    private var shown: ScreenFrame?
    /// Pictures that may be on the screen, even when the rest is not known.
    private var drawn: [PlacedPicture] = []
    private var title: String?

    /// A renderer for a terminal about whose screen nothing is known.
    public init(capabilities: TerminalCapabilities) {
        self.capabilities = capabilities
    }

    /// Something else may have written to the screen: the next frame is painted from its first row to its last.
    public mutating func forget() {
        shown = nil
        title = nil
    }

    /// What to write so that the screen shows a frame; nothing when it already does.
    public mutating func bytes(for frame: ScreenFrame) -> [UInt8] {
        let before = shown?.size == frame.size ? shown : nil
        var changed = (0..<frame.size.rows).map { before == nil || frame.row($0) != before?.row($0) }

        let wanted = frame.pictures.filter { $0.fits(frame.size) }
        let gone = drawn.filter { old in !wanted.contains { $0.isSame(as: old) } }
        for picture in gone {
            for row in picture.rowRange.clamped(to: changed.indices) {
                changed[row] = true
            }
        }
        let toDraw = wanted.filter { picture in
            !drawn.contains { picture.isSame(as: $0) } || changed[picture.rowRange].contains(true)
        }
        let toRemove = gone + drawn.filter { old in toDraw.contains { $0.isSame(as: old) } }

        let cursor = frame.cursor?.clamped(to: frame.size)
        let newTitle = frame.title.map { Self.safeTitle($0) }.flatMap { $0 == title ? nil : $0 }
        let paints = changed.contains(true) || !toDraw.isEmpty || !toRemove.isEmpty
        let cursorBefore = before?.cursor?.clamped(to: frame.size)
        shown = frame
        drawn = wanted
        guard paints || cursor != cursorBefore || newTitle != nil else { return [] }

        var output = ControlBytes()
        if paints, before == nil || cursorBefore != nil {
            output.append("\u{1B}[?25l")
        }
        if before == nil {
            output.append("\u{1B}[0m")
        }
        for picture in toRemove where !picture.removal.isEmpty {
            output.move(to: picture.origin)
            output.bytes += picture.removal
        }
        paintRows(of: frame, where: changed, into: &output)
        for picture in toDraw {
            output.move(to: picture.origin)
            output.bytes += picture.drawing
        }
        if let newTitle {
            title = newTitle
            output.append("\u{1B}]2;\(newTitle)\u{1B}\\")
        }
        if let cursor {
            output.move(to: cursor)
            if paints || cursorBefore == nil {
                output.append("\u{1B}[?25h")
            }
        } else if cursorBefore != nil, !paints {
            output.append("\u{1B}[?25l")
        }
        return capabilities.synchronizedOutput && paints ? output.synchronized : output.bytes
    }

    /// Rows are painted with wrapping switched off where a terminal might see one as wider than the screen.
    private func paintRows(of frame: ScreenFrame, where changed: [Bool], into output: inout ControlBytes) {
        var painter = RowPainter(columns: frame.size.columns, capabilities: capabilities)
        for row in changed.indices where changed[row] {
            painter.paint(frame.row(row), at: row)
        }
        guard painter.isWidthDisputed else {
            output.bytes += painter.output.bytes
            return
        }
        output.append("\u{1B}[?7l")
        output.bytes += painter.output.bytes
        output.append("\u{1B}[?7h")
    }

    /// Window titles come from whatever is shown: nothing that ends the sequence, nothing endless.
    private static func safeTitle(_ title: String) -> String {
        title.sanitizedForTerminal(.singleLine).truncated(toWidth: maximumTitleWidth)
    }

    private static let maximumTitleWidth = 120
}

extension ScreenFrame {
    fileprivate func row(_ index: Int) -> StyledText {
        rows.indices.contains(index) ? rows[index] : StyledText()
    }
}

extension ScreenPosition {
    fileprivate func clamped(to size: TerminalSize) -> ScreenPosition {
        ScreenPosition(column: min(max(0, column), size.columns - 1), row: min(max(0, row), size.rows - 1))
    }
}

extension PlacedPicture {
    fileprivate var rowRange: Range<Int> { origin.row..<(origin.row + max(0, rows)) }

    /// What does not fit would scroll the screen, or be drawn over something else.
    fileprivate func fits(_ size: TerminalSize) -> Bool {
        columns > 0 && rows > 0 && origin.column >= 0 && origin.row >= 0
            && origin.column + columns <= size.columns && origin.row + rows <= size.rows
    }

    /// Whether it shows the same at the same place. The bytes say nothing about that: they may name a new number each time.
    fileprivate func isSame(as other: PlacedPicture) -> Bool {
        id == other.id && origin == other.origin && columns == other.columns && rows == other.rows
    }
}
