/// JSON that is written member by member, in the order given.
///
/// A million animals are two gigabytes of JSON, so that no value is built for what is only written.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    mutating func object(_ key: StaticString? = nil, _ members: (inout JSONText) -> Void) {
        enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), key, members)
    }

    mutating func array(_ key: StaticString, _ elements: (inout JSONText) -> Void) {
        enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), key, elements)
    }

    mutating func member(_ key: StaticString, _ value: String?) {
        begin(key)
        guard let value else { return null() }
        quote(value)
    }

    mutating func member(_ key: StaticString, _ value: Bool?) {
        begin(key)
        guard let value else { return null() }
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    mutating func member(_ key: StaticString, _ value: Int) {
        begin(key)
        bytes.append(contentsOf: String(value).utf8)
    }

    /// A number of ten-thousandths.
    mutating func member(_ key: StaticString, tenThousandths value: Int?) {
        begin(key)
        guard let value else { return null() }
        bytes.append(contentsOf: DecimalText.ofTenThousandths(value).utf8)
    }

    mutating func element(_ value: String) {
        begin(nil)
        quote(value)
    }

    /// A member whose value `append` writes.
    mutating func member(_ key: StaticString, _ append: (inout JSONText) -> Void) {
        begin(key)
        needsComma = false
        append(&self)
    }

    private mutating func null() { bytes.append(contentsOf: "null".utf8) }

    private mutating func enclosed(
        _ opening: UInt8,
        _ closing: UInt8,
        _ key: StaticString?,
        _ content: (inout JSONText) -> Void
    ) {
        begin(key)
        bytes.append(opening)
        needsComma = false
        content(&self)
        bytes.append(closing)
        needsComma = true
    }

    private mutating func begin(_ key: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        guard let key else { return }
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                // The tables hold words, and words hold none of these.
                bytes.append(UInt8(ascii: " "))
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

/// Numbers with four digits behind the point, exactly.
enum DecimalText {
    static func ofTenThousandths(_ value: Int) -> String {
        let digits = String(abs(value) % 10_000)
        let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
        return "\(value < 0 ? "-" : "")\(abs(value) / 10_000).\(zeros)\(digits)"
    }
}
