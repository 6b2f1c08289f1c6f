/// Makes somebody else's text safe to write to a terminal.
///
/// What is removed:
/// - control sequences as a whole when they are complete (`ESC [ … m`, `ESC ] … BEL`), else their introducer;
/// - all other C0 and C1 control characters and DEL;
/// - characters that reorder the text around them: U+202A–202E, U+2066–2069, U+200E, U+200F, U+061C;
/// - other invisible format characters (soft hyphen, zero-width space, byte order mark, tag characters …);
/// - noncharacters, and marks beyond `maximumMarks` on one base;
/// - U+200C and U+200D where they join nothing, and variation selectors that select nothing.
///
/// Letters, signs, emoji and the joiners inside them stay as they are. Cleaning clean text changes nothing.
public enum SafeText {
    /// What becomes of line breaks and tabs.
    public enum Mode: Sendable, Hashable {
        /// Each line break and each tab becomes one space.
        case singleLine
        /// Each line break (CR LF, CR, NEL, VT, FF, U+2028, U+2029 too) becomes a line feed; tabs stay.
        case multiLine
    }

    /// The most marks that may follow one base character.
    ///
    /// Eight are enough for pointed Hebrew and for Tibetan stacks; more serve to smear a text over its neighbours' lines.
    public static let maximumMarks = 8

    /// The text without anything that could command the terminal, reorder its neighbours or hide in it.
    public static func sanitized(_ text: String, mode: Mode = .singleLine) -> String {
        if TextWidth.isPrintableASCII(text) {
            return text
        }
        let scalars = text.unicodeScalars
        var cleaner = Cleaner(mode: mode)
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let plain = text.utf8[index...].prefix(while: TextWidth.isPrintable)
            if !plain.isEmpty {
                cleaner.add(plain: Substring(plain))
                index = plain.endIndex
                continue
            }
            if let end = EscapeSequence.end(in: scalars, from: index) {
                index = end
                continue
            }
            let scalar = scalars[index]
            index = scalars.index(after: index)
            if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" {
                continue
            }
            cleaner.add(scalar)
        }
        return cleaner.output
    }
}

extension String {
    /// This text with everything removed that could command a terminal; see `SafeText`.
    public func sanitizedForTerminal(_ mode: SafeText.Mode = .singleLine) -> String {
        SafeText.sanitized(self, mode: mode)
    }
}

/// Takes in scalars outside control sequences and puts out those that are safe.
private struct Cleaner {
    let mode: SafeText.Mode
    private(set) var output = ""
    private var previous: Unicode.Scalar?
    private var pendingJoiner: Unicode.Scalar?
    private var markCount = 0

    init(mode: SafeText.Mode) {
        self.mode = mode
    }

    /// Takes in signs of ASCII that can be seen, and spaces, at least one: nothing joins them or is left out.
    mutating func add(plain text: Substring) {
        markCount = 0
        pendingJoiner = nil
        output += text
        previous = text.unicodeScalars.last
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x09:
            append(mode == .multiLine ? scalar : " ")
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029:
            append(mode == .multiLine ? "\n" : " ")
        case 0x00..<0xA0:
            break
        case 0x200C, 0x200D:
            addJoiner(scalar)
        case _ where Self.isHidden(scalar):
            break
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            if let previous, !previous.properties.isWhitespace, !Self.isJoiner(previous), pendingJoiner == nil {
                addMark(scalar)
            }
        default:
            switch WidthClass(of: scalar) {
            case .zero, .spacingMark, .virama: addMark(scalar)
            case .narrow, .wide, .consonant, .narrowEmoji, .wideEmoji: append(scalar)
            }
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        markCount = 0
        put(scalar)
    }

    private mutating func addMark(_ scalar: Unicode.Scalar) {
        guard markCount < SafeText.maximumMarks else { return }
        markCount += 1
        put(scalar)
    }

    /// Holds a joiner back until the character it is to join has come.
    private mutating func addJoiner(_ joiner: Unicode.Scalar) {
        guard let previous, Self.isJoinable(previous) else { return }
        if WidthClass(of: previous) == .virama {
            // Chooses the shape of the letter before it, also at the end of a word.
            put(joiner)
        } else {
            pendingJoiner = joiner
        }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if let joiner = pendingJoiner {
            pendingJoiner = nil
            if Self.isJoinable(scalar) {
                output.unicodeScalars.append(joiner)
            }
        }
        output.unicodeScalars.append(scalar)
        previous = scalar
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D
    }

    private static func isJoinable(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII && !isJoiner(scalar) && !scalar.properties.isWhitespace
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) || (0xFFF9...0xFFFB).contains(value) {
            return true
        }
        let properties = scalar.properties
        guard properties.isDefaultIgnorableCodePoint else { return false }
        return properties.generalCategory == .format || properties.generalCategory == .unassigned
    }
}
