import FoundationEssentials

/// Puts values one after the other into bytes, from which ``FieldUnpacker`` takes them in the same order.
///
/// Numbers are of ``VariableLength``, those that may be negative zigzagged. A text is the count of its UTF-8 bytes plus one,
/// then the bytes; 0 stands for none.
struct FieldPacker {
    private var bytes: [UInt8] = []
    private var lastLink = ""

    init() {
        // More than most animals need.
        bytes.reserveCapacity(2048)
    }

    var data: Data { Data(bytes) }

    mutating func put(count: Int) {
        VariableLength.append(UInt(bitPattern: count), to: &bytes)
    }

    mutating func put(_ number: Int) {
        VariableLength.append(VariableLength.zigzagged(number), to: &bytes)
    }

    mutating func put(_ number: Double) {
        for shift in stride(from: 0, to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
        }
    }

    mutating func put(_ date: Date?) {
        put(count: date == nil ? 0 : 1)
        if let date { put(date.timeIntervalSinceReferenceDate) }
    }

    mutating func put(_ text: String?) {
        guard let text else { return put(count: 0) }
        put(count: text.utf8.count + 1)
        append(text.utf8.span)
    }

    /// Puts a text that mostly begins as the one before it that was put so: as one more than the count of bytes that
    /// both begin with, then what follows (front coding: Witten, Moffat and Bell, "Managing Gigabytes", section 4.1).
    mutating func put(link: String?) {
        guard let link else { return put(count: 0) }
        let utf8 = link.utf8.span
        let shared = Self.sharedCount(utf8, lastLink.utf8.span)
        put(count: shared + 1)
        put(count: utf8.count - shared)
        append(utf8.extracting(shared...))
        lastLink = link
    }

    mutating func put<Item>(_ items: [Item], _ put: (inout FieldPacker, Item) -> Void) {
        self.put(count: items.count)
        for item in items { put(&self, item) }
    }

    private mutating func append(_ text: Span<UInt8>) {
        // The bytes are copied while they are lent.
        unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }

    /// How many bytes both begin with, eight of them compared at once: links take more bytes than all else.
    private static func sharedCount(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
        let count = min(left.count, right.count)
        var index = 0
        while index + 8 <= count {
            // Eight bytes from here on lie in both, and any bytes make an integer.
            let leftBytes = unsafe left.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            let rightBytes = unsafe right.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
            let difference = UInt64(littleEndian: leftBytes ^ rightBytes)
            guard difference == 0 else { return index + difference.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < count, left[index] == right[index] { index += 1 }
        return index
    }
}
