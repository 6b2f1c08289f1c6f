/// Reading TOML's numbers.
enum SettingNumber {
    enum Fault: Error {
        case notAValue
        case outOfRange
        case date

        func problem(for word: String) -> SettingsFileError.Problem {
            switch self {
            case .notAValue:
                .malformed("\(word) is not a value: put quotes around text.")
            case .outOfRange:
                .malformed("\(word) is too large: whole numbers go from \(Int64.min) to \(Int64.max).")
            case .date:
                .unsupported("Dates and times are not read here: put quotes around \(word).")
            }
        }
    }

    static func parse(_ word: String) throws(Fault) -> SettingValue {
        if looksLikeDate(word) { throw .date }
        let radixes: [String: Int] = ["0x": 16, "0o": 8, "0b": 2]
        if let radix = radixes[String(word.prefix(2))] {
            return try integer(String(word.dropFirst(2)), radix: radix, isSigned: false)
        }
        if word.contains(where: { ".eE".contains($0) }) {
            return try float(word)
        }
        return try integer(word, radix: 10, isSigned: true)
    }

    private static func looksLikeDate(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        let digits = bytes.prefix(while: isDigit).count
        guard digits < bytes.count else { return false }
        return (digits == 4 && bytes[digits] == UInt8(ascii: "-"))
            || (digits == 2 && bytes[digits] == UInt8(ascii: ":"))
    }

    private static func integer(_ word: String, radix: Int, isSigned: Bool) throws(Fault) -> SettingValue {
        let (sign, digits) = isSigned ? splitSign(word) : ("", Substring(word))
        guard let plain = withoutSeparators(digits, isDigit: { Unicode.Scalar($0).isDigit(radix: radix) }),
            radix != 10 || plain.count == 1 || !plain.hasPrefix("0")
        else { throw .notAValue }
        guard let value = Int64(sign + plain, radix: radix) else { throw .outOfRange }
        return .integer(value)
    }

    /// `[+-]? digits [. digits] [(e|E) [+-]? digits]`, with at least one of the two optional parts.
    private static func float(_ word: String) throws(Fault) -> SettingValue {
        let (sign, unsigned) = splitSign(word)
        let halves = unsigned.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let parts = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = withoutSeparators(parts[0], isDigit: isDigit),
            whole.count == 1 || !whole.hasPrefix("0")
        else { throw .notAValue }
        var text = sign + whole
        if parts.count == 2 {
            guard let fraction = withoutSeparators(parts[1], isDigit: isDigit) else { throw .notAValue }
            text += "." + fraction
        }
        if halves.count == 2 {
            let (exponentSign, digits) = splitSign(halves[1])
            guard let exponent = withoutSeparators(digits, isDigit: isDigit) else { throw .notAValue }
            text += "e" + exponentSign + exponent
        }
        guard let value = Double(text) else { throw .notAValue }
        return .double(value)
    }

    private static func splitSign(_ word: some StringProtocol) -> (sign: String, rest: Substring) {
        guard let first = word.first, first == "-" || first == "+" else { return ("", Substring(word)) }
        return (String(first), Substring(word.dropFirst()))
    }

    /// The digits without underscores; nil unless each underscore stands between two digits and there is a digit.
    private static func withoutSeparators(_ word: Substring, isDigit: (UInt8) -> Bool) -> String? {
        let groups = word.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) }) else { return nil }
        return word.filter { $0 != "_" }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

extension Unicode.Scalar {
    fileprivate func isDigit(radix: Int) -> Bool {
        isASCII && (Character(self).hexDigitValue.map { $0 < radix } ?? false)
    }
}
