/// A place in a settings file's bytes, and the reading of keys, blanks and line ends from there.
struct SettingsScanner {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    var peek: UInt8? { peek(0) }

    func peek(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    mutating func advance(_ count: Int = 1) {
        position += count
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    /// The line, from 1.
    var line: Int {
        1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") }
    }

    /// An error at this place. Columns count Unicode scalars, as editors do for most text.
    func problem(_ problem: SettingsFileError.Problem) -> SettingsFileError {
        let lineStart = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column = 1 + bytes[lineStart..<position].count { $0 & 0b1100_0000 != 0b1000_0000 }
        return .invalidFile(line: line, column: column, problem)
    }

    mutating func requireUTF8() throws(SettingsFileError) {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var valid = 0
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): valid += UTF8.width(scalar)
            case .emptyInput: return
            case .error:
                position = valid
                throw problem(.malformed("The text is not UTF-8 here: save the file as UTF-8."))
            }
        }
    }

    mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Skips spaces and tabs.
    mutating func skipBlanks() {
        while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { position += 1 }
    }

    /// Skips blanks, a comment, and the line end or the end of the file.
    mutating func expectEndOfLine(after what: String) throws(SettingsFileError) {
        skipBlanks()
        try skipComment()
        if isAtEnd || take(UInt8(ascii: "\n")) { return }
        if peek == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") {
            position += 2
            return
        }
        throw problem(
            .malformed("There is something after \(what) that does not belong here: begin a comment with \"#\".")
        )
    }

    /// Skips a comment up to the line end, if one begins here.
    mutating func skipComment() throws(SettingsFileError) {
        guard peek == UInt8(ascii: "#") else { return }
        while let byte = peek, byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { return }
            if Self.isForbiddenControl(byte) {
                throw problem(.malformed("A comment cannot hold a control character: remove it."))
            }
            position += 1
        }
    }

    /// Reads a bare, quoted or dotted key.
    mutating func scanKey() throws(SettingsFileError) -> [String] {
        var parts: [String] = []
        repeat {
            skipBlanks()
            parts.append(try scanKeyPart())
            let end = position
            skipBlanks()
            if peek != UInt8(ascii: ".") { position = end }
        } while take(UInt8(ascii: "."))
        return parts
    }

    private mutating func scanKeyPart() throws(SettingsFileError) -> String {
        switch peek {
        case UInt8(ascii: "\""): return try scanBasicString()
        case UInt8(ascii: "'"): return try scanLiteralString()
        default:
            let start = position
            while let byte = peek, SettingText.isBareKeyByte(byte) { position += 1 }
            guard position > start else {
                throw problem(
                    .malformed(
                        "A key is expected here: letters, digits, \"-\" and \"_\", or anything between quotes."
                    )
                )
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
    }

    /// Control characters that TOML allows nowhere: all but the tab.
    static func isForbiddenControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && byte != UInt8(ascii: "\t")) || byte == 0x7F
    }
}
