extension UInt8 {
    var isLineFeed: Bool { self == UInt8(ascii: "\n") }
    var isCarriageReturn: Bool { self == UInt8(ascii: "\r") }
    var isNewline: Bool { isLineFeed || isCarriageReturn }
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0B || self == 0x0C }
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Letters, digits, the underscore and every byte of a character beyond ASCII: no such character is a delimiter.
    var isWordPart: Bool {
        isDigit || self == UInt8(ascii: "_") || self >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
