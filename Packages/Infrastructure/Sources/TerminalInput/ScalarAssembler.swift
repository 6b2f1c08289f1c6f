/// Puts scalars together from the bytes of UTF-8, one by one (table 3-7 of the Unicode Standard).
struct ScalarAssembler: Sendable {
    enum Outcome {
        case incomplete
        case scalar(Unicode.Scalar)
        /// The bytes so far, the given one among them, are no UTF-8.
        case malformed
        /// The bytes before the given one are no UTF-8; it begins anew.
        case malformedBefore
    }

    private var value: UInt32 = 0
    private var missing = 0
    /// What the next byte may be.
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether the first bytes of a scalar are there and others are missing.
    var isAssembling: Bool { missing > 0 }

    mutating func add(_ byte: UInt8) -> Outcome {
        if missing > 0 {
            guard allowed.contains(byte) else {
                missing = 0
                return .malformedBefore
            }
            value = value << 6 | UInt32(byte & 0x3F)
            allowed = 0x80...0xBF
            missing -= 1
            guard missing == 0 else { return .incomplete }
            return Unicode.Scalar(value).map(Outcome.scalar) ?? .malformed
        }
        allowed = 0x80...0xBF
        switch byte {
        case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: start(byte & 0x1F, missing: 1)
        case 0xE0...0xEF:
            start(byte & 0x0F, missing: 2)
            if byte == 0xE0 { allowed = 0xA0...0xBF }
            if byte == 0xED { allowed = 0x80...0x9F }
        case 0xF0...0xF4:
            start(byte & 0x07, missing: 3)
            if byte == 0xF0 { allowed = 0x90...0xBF }
            if byte == 0xF4 { allowed = 0x80...0x8F }
        default: return .malformed
        }
        return .incomplete
    }

    private mutating func start(_ bits: UInt8, missing count: Int) {
        value = UInt32(bits)
        missing = count
    }

    /// Forgets what is unfinished.
    mutating func reset() {
        missing = 0
    }
}
