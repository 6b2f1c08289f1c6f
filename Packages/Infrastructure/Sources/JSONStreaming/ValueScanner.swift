/// Finds where a value ends, over any number of chunks, without judging its content.
///
/// A value that is broken inside must still be stepped over, so that the next one can be read. A closing bracket of the
/// wrong kind therefore closes what it matches further out, or, when it matches only what encloses the value, ends the
/// value before itself.
struct ValueScanner: Sendable {
    /// What the value is in.
    enum Enclosure: Sendable {
        case array, object, nothing
    }

    private enum Kind {
        case nested, string, scalar
    }

    private enum Closing {
        case stillOpen, complete, closesEnclosure
    }

    /// Levels whose kind of bracket is remembered; deeper ones are only counted, no record may nest that deep.
    private static let trackedDepth = 1024

    private var kind = Kind.scalar
    private var enclosure = Enclosure.nothing
    private var isInString = false
    private var isEscaped = false
    /// Whether a line ended in the value, outside its strings, which hold no line feeds where they are sound.
    private(set) var sawLineFeed = false
    private var depth = 0
    /// How many of the tracked levels are arrays.
    private var arrayCount = 0
    /// A bit a level, set for an array.
    private var levels = InlineArray<16, UInt64>(repeating: 0)

    /// Whether the value at hand is a number or a literal, which only what follows it ends.
    var isScalar: Bool { kind == .scalar }

    /// Starts with the value's first byte, and answers how many bytes of it are done.
    mutating func begin(_ first: UInt8, in enclosure: Enclosure) -> Int {
        self.enclosure = enclosure
        isEscaped = false
        sawLineFeed = false
        depth = 0
        arrayCount = 0
        isInString = first == ASCII.quote
        if isInString {
            kind = .string
        } else if first | 0x20 == ASCII.openBrace {
            kind = .nested
            open(isArray: first == ASCII.openBracket)
        } else {
            kind = .scalar
            return 0
        }
        return 1
    }

    /// The index behind the value; nil when it goes on after the chunk.
    mutating func scan(_ chunk: Span<UInt8>, from start: Int) -> Int? {
        if kind == .scalar { return scanScalar(chunk, from: start) }
        var index = start
        while index < chunk.count {
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else {
                    index = chunk.endOfStringRun(from: index)
                    guard index < chunk.count else { return nil }
                    if chunk[index] == ASCII.backslash {
                        isEscaped = true
                    } else {
                        isInString = false
                        if kind == .string { return index &+ 1 }
                    }
                }
            } else {
                let byte = chunk[index]
                if byte == ASCII.quote {
                    isInString = true
                } else if byte | 0x20 == ASCII.openBrace {
                    open(isArray: byte == ASCII.openBracket)
                } else if byte | 0x20 == ASCII.closeBrace {
                    switch close(isArray: byte == ASCII.closeBracket) {
                    case .stillOpen: break
                    case .complete: return index &+ 1
                    case .closesEnclosure: return index
                    }
                } else if byte == ASCII.lineFeed {
                    sawLineFeed = true
                }
            }
            index &+= 1
        }
        return nil
    }

    private func scanScalar(_ chunk: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index < chunk.count {
            let byte = chunk[index]
            let isBracket = byte | 0x20 == ASCII.openBrace || byte | 0x20 == ASCII.closeBrace
            if isBracket || byte == ASCII.comma || byte == ASCII.quote { return index }
            if enclosure == .nothing, byte.isJSONWhitespace { return index }
            index &+= 1
        }
        return nil
    }

    private mutating func open(isArray: Bool) {
        if depth < Self.trackedDepth {
            let bit: UInt64 = 1 &<< UInt64(depth & 63)
            if isArray {
                levels[depth >> 6] |= bit
                arrayCount += 1
            } else {
                levels[depth >> 6] &= ~bit
            }
        }
        depth += 1
    }

    private mutating func close(isArray: Bool) -> Closing {
        guard depth <= Self.trackedDepth else {
            depth -= 1
            return .stillOpen
        }
        let matchCount = isArray ? arrayCount : depth - arrayCount
        guard matchCount > 0 else {
            return enclosure == (isArray ? .array : .object) ? .closesEnclosure : .stillOpen
        }
        // Usually one round; each further one is paid for by the bracket that opened the level.
        while true {
            depth -= 1
            let closesArray = levels[depth >> 6] &>> UInt64(depth & 63) & 1 == 1
            if closesArray { arrayCount -= 1 }
            if closesArray == isArray { return depth == 0 ? .complete : .stillOpen }
        }
    }
}
