import TerminalText

/// Writes single rows, in such a way that no terminal's opinion about the width of a character moves another character.
///
/// Three kinds of grapheme clusters are told apart (`WidthAgreement`). Those that all terminals agree on are just written.
/// After a run of those that a terminal may take for wider, the column is addressed anew. One that may be anything, such
/// as an emoji sequence, a flag or a mark, is written onto spaces, so that nothing old shows through where a terminal
/// takes fewer columns, and the column is addressed behind each of them.
struct RowPainter {
    let columns: Int
    let capabilities: TerminalCapabilities
    private(set) var output = ControlBytes()
    /// Whether something was painted that a terminal may see as wider than it was counted.
    private(set) var isWidthDisputed = false

    private var column = 0
    private var drift = Drift.none

    /// What is not known about the column the terminal has its cursor in.
    private enum Drift {
        case none
        /// It may be further to the right, and more of the same may follow.
        case run
        case any
    }

    init(columns: Int, capabilities: TerminalCapabilities) {
        self.columns = columns
        self.capabilities = capabilities
    }

    /// Writes a row from the first column to the last, cut off where it is too wide, and erases what remains.
    mutating func paint(_ row: StyledText, at index: Int) {
        output.move(to: ScreenPosition(column: 0, row: index))
        column = 0
        drift = .none
        let row = row.singleLine
        for span in row.spans where column < columns {
            let link = capabilities.hyperlinks ? span.style.link : nil
            if let link {
                output.append("\u{1B}]8;;\(link.address)\u{1B}\\")
            }
            styled(span.style) { $0.write(span.text) }
            if link != nil {
                output.append("\u{1B}]8;;\u{1B}\\")
            }
        }
        eraseRest(style: row.ground)
    }

    private mutating func styled(_ style: TextStyle, _ write: (inout RowPainter) -> Void) {
        let opening = style.opening(for: capabilities.colors)
        if let opening {
            output.append(opening)
        }
        write(&self)
        if opening != nil {
            output.append("\u{1B}[0m")
        }
    }

    private mutating func write(_ text: String) {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            settle()
            let part = text.utf8.prefix(columns - column)
            output.bytes += part
            column += part.count
            return
        }
        for character in text {
            let width = character.displayWidth
            // What has no width would end up on the character before, which may be one of another piece.
            guard width > 0 else { continue }
            guard column + width <= columns else {
                // The half of a wide character that would fit stays empty, and so does everything behind it.
                settle()
                output.append(spaces: columns - column)
                column = columns
                return
            }
            write(character, width: width)
        }
    }

    private mutating func write(_ character: Character, width: Int) {
        switch character.widthAgreement {
        case .exact:
            settle()
            output.append(String(character))
            column += width
        case .least:
            if drift == .any {
                settle()
            }
            output.append(String(character))
            column += width
            drift = .run
            isWidthDisputed = true
        case .none:
            settle()
            prepare(for: character, width: width)
            output.append(String(character))
            column += width
            drift = .any
            isWidthDisputed = true
        }
    }

    /// Spaces below a character of disputed width. A mark may join the last of them, or stand behind it and be overwritten.
    private mutating func prepare(for character: Character, width: Int) {
        if character.beginsWithMark {
            output.append(spaces: width)
        } else if width > 1 {
            output.append(spaces: width)
            output.move(toColumn: column)
        }
    }

    /// Sends the terminal's cursor to where the next character belongs.
    private mutating func settle() {
        guard drift != .none else { return }
        drift = .none
        if column < columns {
            output.move(toColumn: column)
        }
    }

    /// Leaves nothing of what was there before. Not every terminal erases in a colour, and none in inverse.
    private mutating func eraseRest(style: TextStyle) {
        guard column < columns else { return }
        settle()
        if style.opening(for: capabilities.colors) == nil {
            output.append("\u{1B}[K")
        } else {
            styled(style) { $0.output.append(spaces: $0.columns - $0.column) }
        }
    }
}

extension StyledText {
    /// The ground that all pieces have in common, which then is that of the row.
    fileprivate var ground: TextStyle {
        guard let first = spans.first?.style else { return .plain }
        let isShared = spans.allSatisfy {
            $0.style.background == first.background && $0.style.isInverse == first.isInverse
        }
        guard isShared else { return .plain }
        return TextStyle(
            foreground: first.isInverse ? first.foreground : nil,
            background: first.background,
            isInverse: first.isInverse
        )
    }
}
