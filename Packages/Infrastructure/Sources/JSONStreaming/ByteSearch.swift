/// The bytes with a meaning in JSON, by name.
enum ASCII {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let tab = UInt8(ascii: "\t")
    static let space = UInt8(ascii: " ")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let minus = UInt8(ascii: "-")
    static let zero = UInt8(ascii: "0")
    static let nine = UInt8(ascii: "9")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
}

extension UInt8 {
    /// Whether JSON allows the byte between tokens.
    var isJSONWhitespace: Bool {
        // Nearly every byte that is asked about is larger.
        self <= ASCII.space
            && (self == ASCII.space || self == ASCII.lineFeed || self == ASCII.carriageReturn || self == ASCII.tab)
    }

    var isASCIIDigit: Bool { self &- ASCII.zero < 10 }
}

/// Eight bytes at a time ("SWAR"): the first byte of the input is the least significant of the word.
extension UInt64 {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The high bit of each byte equal to `byte`; bytes above the lowest hit may be marked falsely.
    @inline(__always)
    func lowestMatch(of byte: UInt8) -> UInt64 {
        let difference = self ^ (Self.ones &* UInt64(byte))
        return (difference &- Self.ones) & ~difference & Self.highBits
    }

    /// The high bit of each byte below 0x20; bytes above the lowest hit may be marked falsely.
    @inline(__always)
    var lowestControl: UInt64 {
        (self &- (Self.ones &* 0x20)) & ~self & Self.highBits
    }

    /// The high bit of each quote, each backslash and each byte below 0x20 or above 0x7F; bytes above the lowest hit may
    /// be marked falsely.
    @inline(__always)
    var lowestEndOfASCIIText: UInt64 {
        // A difference has its high bit of a borrow, or of a byte above 0x7F, which counts anyway.
        let quotes = (self ^ (Self.ones &* UInt64(ASCII.quote))) &- Self.ones
        let backslashes = (self ^ (Self.ones &* UInt64(ASCII.backslash))) &- Self.ones
        let controls = self &- (Self.ones &* 0x20)
        return (quotes | backslashes | controls | self) & Self.highBits
    }

    /// How many of the bytes equal `byte`, exactly.
    @inline(__always)
    func count(of byte: UInt8) -> Int {
        let difference = self ^ (Self.ones &* UInt64(byte))
        let carried = (difference & ~Self.highBits) &+ ~Self.highBits
        return (~(carried | difference) & Self.highBits).nonzeroBitCount
    }

    /// Where the lowest marked byte stands, 0 to 7.
    @inline(__always)
    var lowestMarkedByte: Int { trailingZeroBitCount &>> 3 }
}

extension Span<UInt8> {
    /// The eight bytes from the index, which must all exist.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        // The load checks its bounds; it is called unsafe only for types in which some bit patterns mean nothing.
        UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    /// The first quote or backslash from the index, or the span's end.
    func endOfStringRun(from start: Int) -> Int {
        var index = start
        while index &+ 8 <= count {
            let word = word(at: index)
            let hits = word.lowestMatch(of: ASCII.quote) | word.lowestMatch(of: ASCII.backslash)
            if hits != 0 { return index &+ hits.lowestMarkedByte }
            index &+= 8
        }
        while index < count, self[index] != ASCII.quote, self[index] != ASCII.backslash { index &+= 1 }
        return index
    }

    /// The first quote, backslash or control character from the index, or the span's end, and whether all before it is
    /// ASCII.
    func plainText(from start: Int) -> (end: Int, isASCII: Bool) {
        var index = start
        while index &+ 8 <= count {
            let hits = word(at: index).lowestEndOfASCIIText
            if hits != 0 {
                index &+= hits.lowestMarkedByte
                return self[index] < 0x80 ? (index, true) : (endOfPlainText(from: index), false)
            }
            index &+= 8
        }
        let end = endOfPlainText(from: index)
        while index < end {
            if self[index] >= 0x80 { return (end, false) }
            index &+= 1
        }
        return (end, true)
    }

    private func endOfPlainText(from start: Int) -> Int {
        var index = start
        while index &+ 8 <= count {
            let word = word(at: index)
            let hits =
                word.lowestMatch(of: ASCII.quote) | word.lowestMatch(of: ASCII.backslash) | word.lowestControl
            if hits != 0 { return index &+ hits.lowestMarkedByte }
            index &+= 8
        }
        while index < count, self[index] != ASCII.quote, self[index] != ASCII.backslash, self[index] >= 0x20 {
            index &+= 1
        }
        return index
    }

    /// Whether the other bytes are what lies from the index on, where there must be as many.
    @inline(__always)
    func holds(_ other: Span<UInt8>, at start: Int) -> Bool {
        var index = 0
        if other.count >= 8 {
            while index &+ 8 < other.count {
                if word(at: start &+ index) != other.word(at: index) { return false }
                index &+= 8
            }
            // The last eight may hold some that have been compared.
            index = other.count &- 8
            return word(at: start &+ index) == other.word(at: index)
        }
        while index < other.count {
            if self[start &+ index] != other[index] { return false }
            index &+= 1
        }
        return true
    }

    /// Whether the four bytes from the index on are those of the number, the first one being its lowest.
    @inline(__always)
    func holds(_ letters: UInt32, at index: Int) -> Bool {
        // As with a word, the load checks its bounds.
        index &+ 4 <= count
            && UInt32(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self)) == letters
    }

    /// The first such byte from the index, or nil.
    func firstIndex(of byte: UInt8, from start: Int) -> Int? {
        var index = start
        while index &+ 8 <= count {
            let hits = word(at: index).lowestMatch(of: byte)
            if hits != 0 { return index &+ hits.lowestMarkedByte }
            index &+= 8
        }
        while index < count {
            if self[index] == byte { return index }
            index &+= 1
        }
        return nil
    }

    /// How often the byte occurs in the range.
    func count(of byte: UInt8, in range: Range<Int>) -> Int {
        var index = range.lowerBound
        var total = 0
        while index &+ 8 <= range.upperBound {
            total &+= word(at: index).count(of: byte)
            index &+= 8
        }
        while index < range.upperBound {
            if self[index] == byte { total &+= 1 }
            index &+= 1
        }
        return total
    }

    /// The last such byte of the range, or nil.
    func lastIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        var index = range.upperBound
        while index > range.lowerBound {
            index &-= 1
            if self[index] == byte { return index }
        }
        return nil
    }
}

extension [UInt8] {
    /// Appends a part of the span in one move.
    mutating func append(_ range: Range<Int>, of span: Span<UInt8>) {
        // The pointer does not leave the closure, and `extracting` checks the range.
        unsafe span.extracting(range).withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
