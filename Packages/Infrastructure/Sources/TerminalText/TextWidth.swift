/// The number of terminal columns that text takes up.
///
/// Measured by grapheme cluster, with the properties of Unicode `unicodeVersion`: East Asian Wide and Fullwidth
/// characters and emoji take two columns, combining marks and controls none, everything else one (also what
/// UAX #11 calls ambiguous). A cluster joined by U+200D is as wide as its first emoji, a flag is two columns, U+FE0F
/// widens a character that has an emoji form. U+FE0E narrows nothing: UAX #11 leaves such a character wide, and room
/// that stays empty does less harm than a line that overflows.
public enum TextWidth {
    /// The version of Unicode that the table was generated from.
    public static let unicodeVersion = WidthTable.unicodeVersion

    /// The columns that one grapheme cluster takes up; 0 for a control character.
    public static func columns(of character: Character) -> Int {
        if let ascii = character.asciiValue {
            return isPrintable(ascii) ? 1 : 0
        }
        var meter = ClusterMeter()
        for scalar in character.unicodeScalars {
            meter.add(scalar)
        }
        return meter.total
    }

    /// The columns that a line of text takes up: the sum over its grapheme clusters.
    ///
    /// Control characters, among them tabs and line breaks, count as nothing; a text of several lines or with tabs has
    /// to be split or cleaned first.
    public static func columns(of text: String) -> Int {
        sum(over: text)
    }

    /// The columns that a part of a line takes up: the sum over its grapheme clusters.
    public static func columns(of text: Substring) -> Int {
        sum(over: text)
    }

    static func isPrintableASCII(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { unsafe isPrintable($0.span) }
            ?? text.utf8.allSatisfy(isPrintable)
    }

    /// Looks at every byte, whatever came before, and keeps no more than a byte: so many are looked at at once.
    private static func isPrintable(_ bytes: Span<UInt8>) -> Bool {
        var others: UInt8 = 0
        for index in bytes.indices { others |= isPrintable(bytes[index]) ? 0 : 1 }
        return others == 0
    }

    // Generic inside, concrete outside: other modules could not specialise a generic entry, which costs tenfold on ASCII.
    private static func sum(over text: some StringProtocol) -> Int {
        if isPrintableASCII(text) {
            return text.utf8.count
        }
        var total = 0
        for character in text {
            total += columns(of: character)
        }
        return total
    }

    static func isPrintable(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F
    }
}

extension String {
    /// The number of terminal columns this text takes up, as `TextWidth` measures it.
    public var displayWidth: Int { TextWidth.columns(of: self) }
}

extension Substring {
    /// The number of terminal columns this text takes up, as `TextWidth` measures it.
    public var displayWidth: Int { TextWidth.columns(of: self) }
}

extension Character {
    /// The number of terminal columns this grapheme cluster takes up, as `TextWidth` measures it.
    public var displayWidth: Int { TextWidth.columns(of: self) }
}

/// Adds up the width of one grapheme cluster, scalar by scalar.
private struct ClusterMeter {
    private var columns = 0
    private var base: WidthClass?
    private var acceptsSpacingMark = true
    private var followsVirama = false
    private var hasPendingConjunct = false
    private var skipsNext = false
    private var hasOpenFlag = false

    var total: Int { hasPendingConjunct ? columns + 1 : columns }

    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x200D:
            // Behind a virama it only chooses the shape of the conjunct; elsewhere it joins the next emoji to this one.
            skipsNext = !followsVirama
        case _ where skipsNext:
            skipsNext = false
        case 0xFE0F:
            widenToEmoji()
        case 0x1F1E6...0x1F1FF:
            if !hasOpenFlag {
                columns += 2
            }
            hasOpenFlag.toggle()
        case 0x1F3FB...0x1F3FF where base == .narrowEmoji || base == .wideEmoji:
            widenToEmoji()
        default:
            add(WidthClass(of: scalar))
        }
    }

    private mutating func widenToEmoji() {
        if base == .narrowEmoji {
            columns += 1
            base = .wideEmoji
        }
    }

    private mutating func add(_ widthClass: WidthClass) {
        switch widthClass {
        case .zero:
            followsVirama = false
        case .virama:
            followsVirama = true
        case .spacingMark:
            if acceptsSpacingMark {
                columns += 1
                acceptsSpacingMark = false
            }
            followsVirama = false
            hasPendingConjunct = false
        case .consonant where followsVirama:
            hasPendingConjunct = true
            startBase(widthClass)
        case .narrow, .consonant, .narrowEmoji:
            closeConjunct()
            columns += 1
            startBase(widthClass)
        case .wide, .wideEmoji:
            closeConjunct()
            columns += 2
            startBase(widthClass)
        }
    }

    private mutating func closeConjunct() {
        columns = total
        hasPendingConjunct = false
    }

    private mutating func startBase(_ widthClass: WidthClass) {
        base = widthClass
        acceptsSpacingMark = true
        followsVirama = false
    }
}
