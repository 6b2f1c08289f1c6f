extension SettingsScanner {
    /// Reads a value, which must begin right here.
    mutating func scanValue() throws(SettingsFileError) -> SettingValue {
        switch peek {
        case UInt8(ascii: "\""): return .string(try scanBasicString())
        case UInt8(ascii: "'"): return .string(try scanLiteralString())
        case UInt8(ascii: "["): return .array(try scanArray())
        case UInt8(ascii: "{"):
            throw problem(
                .unsupported("Inline tables are not read here: write a [table] with the settings below it.")
            )
        case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"):
            throw problem(.malformed("A value is missing here."))
        default: return try scanWord()
        }
    }

    private mutating func scanArray() throws(SettingsFileError) -> [SettingValue] {
        let opening = self
        advance()
        var values: [SettingValue] = []
        while true {
            try skipToArrayItem(opening)
            if take(UInt8(ascii: "]")) { return values }
            if peek == UInt8(ascii: "[") {
                throw problem(.unsupported("Arrays within arrays are not read here: use a flat array."))
            }
            if peek == UInt8(ascii: ",") {
                throw problem(.malformed("A value is missing before this comma."))
            }
            values.append(try scanValue())
            try skipToArrayItem(opening)
            if take(UInt8(ascii: "]")) { return values }
            guard take(UInt8(ascii: ",")) else {
                throw problem(.malformed("A comma or a \"]\" is missing after the value."))
            }
        }
    }

    /// Skips blanks, comments and line ends within an array.
    private mutating func skipToArrayItem(_ opening: SettingsScanner) throws(SettingsFileError) {
        while true {
            skipBlanks()
            switch peek {
            case nil: throw opening.problem(.malformed("This array has no \"]\" at its end."))
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"):
                try expectEndOfLine(after: "the value")
            default: return
            }
        }
    }

    private mutating func scanWord() throws(SettingsFileError) -> SettingValue {
        let place = self
        let start = position
        while let byte = peek, !Self.endsWord(byte) { advance() }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "inf", "+inf": return .double(.infinity)
        case "-inf": return .double(-.infinity)
        case "nan", "+nan", "-nan": return .double(.nan)
        default:
            do throws(SettingNumber.Fault) {
                return try SettingNumber.parse(word)
            } catch {
                throw place.problem(error.problem(for: word))
            }
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "#"),
            UInt8(ascii: ","), UInt8(ascii: "]"):
            true
        default: false
        }
    }
}
