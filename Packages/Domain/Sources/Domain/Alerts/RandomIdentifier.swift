/// An identifier that was drawn at random, so that no two are ever the same: 128 bits as 32 lower-case hex digits.
public struct RandomIdentifier<Subject>: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The digits.
    public let text: String

    /// Draws one.
    public init(using random: inout some RandomNumberGenerator) {
        text = Self.digits(random.next()) + Self.digits(random.next())
    }

    /// Reads one back; `nil` for anything but 32 lower-case hex digits.
    public init?(_ text: String) {
        let isDigit = { (byte: UInt8) in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
        }
        guard text.utf8.count == 32, text.utf8.allSatisfy(isDigit) else { return nil }
        self.text = text
    }

    public var description: String { text }

    public static func < (left: Self, right: Self) -> Bool { left.text < right.text }

    private static func digits(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Who an alert is, whatever it is called.
public typealias AlertID = RandomIdentifier<Alert>

/// Which batch of matches: the same each time that it is written out.
public typealias AlertBatchID = RandomIdentifier<AlertBatch>
