import FoundationEssentials

/// Takes values from the bytes that a ``FieldPacker`` made, in the order in which they were put.
///
/// Throws ``UnreadableRow`` where the bytes cannot be what was packed.
struct FieldUnpacker {
    private let bytes: [UInt8]
    private var index = 0
    private var lastLink: [UInt8] = []

    init(_ data: Data) {
        bytes = Array(data)
    }

    /// Whether everything was taken.
    var isAtEnd: Bool { index == bytes.count }

    /// Nothing that is counted is more than all bytes, or but one more.
    mutating func count() throws -> Int {
        let count = try variableLength()
        guard count <= UInt(bytes.count) + 1 else { throw Self.damage }
        return Int(count)
    }

    mutating func number() throws -> Int {
        VariableLength.number(zigzagged: try variableLength())
    }

    mutating func double() throws -> Double {
        let range = try take(8)
        return Double(bitPattern: bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    mutating func date() throws -> Date? {
        try count() == 0 ? nil : Date(timeIntervalSinceReferenceDate: try double())
    }

    mutating func text() throws -> String? {
        let count = try count()
        guard count > 0 else { return nil }
        let range = try take(count - 1)
        return try Self.text(bytes.span.extracting(range))
    }

    mutating func requiredText() throws -> String {
        guard let text = try text() else { throw Self.damage }
        return text
    }

    mutating func link() throws -> String? {
        let shared = try count() - 1
        guard shared >= 0 else { return nil }
        guard shared <= lastLink.count else { throw Self.damage }
        lastLink.removeLast(lastLink.count - shared)
        let rest = try take(count())
        lastLink += bytes[rest]
        return try Self.text(lastLink.span)
    }

    mutating func items<Item>(_ next: (inout FieldUnpacker) throws -> Item) throws -> [Item] {
        let count = try count()
        // Every item has a byte at least.
        guard count <= bytes.count - index else { throw Self.damage }
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try next(&self)) }
        return items
    }

    private mutating func variableLength() throws -> UInt {
        guard let number = VariableLength.next(in: bytes, at: &index) else { throw Self.damage }
        return number
    }

    /// Where the next bytes lie, which are taken then.
    private mutating func take(_ count: Int) throws -> Range<Int> {
        guard count <= bytes.count - index else { throw Self.damage }
        defer { index += count }
        return index..<index + count
    }

    private static func text(_ bytes: Span<UInt8>) throws -> String {
        do {
            return String(copying: try UTF8Span(validating: bytes))
        } catch {
            throw damage
        }
    }

    private static let damage = UnreadableRow(reason: "what is packed of an animal cannot be read")
}
