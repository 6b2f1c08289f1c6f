/// How text is compared when people search: without case, diacritics or punctuation.
public enum SearchText {
    /// The words of `text`, lower-cased, without diacritics, joined by single spaces.
    ///
    /// `Élie (Fifi)` becomes `elie fifi`; an apostrophe joins (`O'Malley` becomes `omalley`).
    public static func fold(_ text: String) -> String {
        ASCIIFolding.fold(text) ?? foldScalars(of: text)
    }

    private static func foldScalars(of text: String) -> String {
        // Bytes, since a string takes tenfold to grow by a scalar.
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        var pendingSpace = false
        func append(_ letters: some Collection<UInt8>) {
            if pendingSpace, !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
            pendingSpace = false
            folded += letters
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x61...0x7A, 0x30...0x39: append(CollectionOfOne(UInt8(scalar.value)))
            case 0x41...0x5A: append(CollectionOfOne(UInt8(scalar.value + 0x20)))
            case 0x27: continue
            case 0..<0x80: pendingSpace = true
            default:
                if let letters = foldedLetters(of: scalar) {
                    if !letters.isEmpty { append(String(letters).utf8) }
                } else if !isJoiner(scalar) {
                    pendingSpace = true
                }
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    /// The folded words of `text`, in order.
    public static func words(of text: String) -> [String] {
        fold(text).unicodeScalars.split(separator: " ").map(String.init)
    }

    /// Whether the words of `phrase` stand next to each other, whole and in order, in `text`; both are already folded.
    /// An empty phrase stands nowhere. Compared byte by byte, so that an index of bytes finds the same.
    public static func contains(phrase: String, inFolded text: String) -> Bool {
        !phrase.isEmpty && occurs(Array(" \(phrase) ".utf8), in: Array(" \(text) ".utf8))
    }

    /// Whether one of `phrases` stands in one of `texts`, as ``contains(phrase:inFolded:)`` has it; neither is folded yet.
    static func anyPhrase(of phrases: [String], standsIn texts: [String]) -> Bool {
        guard !phrases.isEmpty else { return false }
        let folded = texts.map(fold)
        return phrases.contains { phrase in
            let phrase = fold(phrase)
            return folded.contains { contains(phrase: phrase, inFolded: $0) }
        }
    }

    /// Whether the bytes of `sought`, at least one, stand together somewhere in `text`.
    static func occurs(_ sought: [UInt8], in text: [UInt8]) -> Bool {
        guard text.count >= sought.count else { return false }
        for start in 0...(text.count - sought.count) where text[start] == sought[0] {
            if text[start..<(start + sought.count)] == sought[...] { return true }
        }
        return false
    }

    /// What a scalar beyond ASCII becomes, or `nil` if it is no letter or digit.
    private static func foldedLetters(of scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
        let properties = scalar.properties
        guard properties.isAlphabetic || properties.numericType != nil, !isMark(properties.generalCategory) else {
            return nil
        }
        let lower = properties.lowercaseMapping.unicodeScalars.filter { !isMark($0.properties.generalCategory) }
        return String.UnicodeScalarView(lower.flatMap { baseLetters[$0] ?? String.UnicodeScalarView([$0]) })
    }

    /// Apostrophes (the one of ASCII aside) and combining marks leave the word whole.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "’" || scalar == "ʼ" || isMark(scalar.properties.generalCategory)
    }

    private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
        category == .nonspacingMark || category == .enclosingMark
    }

    private static let baseLetters: [Unicode.Scalar: String.UnicodeScalarView] = {
        var table: [Unicode.Scalar: String.UnicodeScalarView] = [:]
        for group in FoldingTable.groups {
            for letter in group.letters.unicodeScalars { table[letter] = group.base.unicodeScalars }
        }
        return table
    }()
}
