import FoundationEssentials

/// Puts values one after the other into bytes, from which ``FieldUnpacker`` takes them in the same order.
///
/// Numbers are variable-length integers of 7 bits a byte, the least significant first (LEB128: DWARF 5, section 7.6);
/// those that may be negative are zigzagged before (Protocol Buffers, "Encoding"). A text is the count of its UTF-8 bytes
/// plus one, then the bytes; 0 stands for none.
struct FieldPacker {
    private var bytes: [UInt8] = []
    private var lastLink: [UInt8] = []

    var data: Data { Data(bytes) }

    mutating func put(count: Int) {
        var rest = UInt(bitPattern: count)
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func put(_ number: Int) {
        put(count: number << 1 ^ number >> (Int.bitWidth - 1))
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
        bytes.append(contentsOf: text.utf8)
    }

    /// Puts a text that mostly begins as the one before it that was put so: as one more than the count of bytes that
    /// both begin with, then what follows (front coding: Witten, Moffat and Bell, "Managing Gigabytes", section 4.1).
    mutating func put(link: String?) {
        guard let utf8 = link.map({ Array($0.utf8) }) else { return put(count: 0) }
        let shared = utf8.indices.first { $0 == lastLink.count || utf8[$0] != lastLink[$0] } ?? utf8.count
        put(count: shared + 1)
        put(count: utf8.count - shared)
        bytes.append(contentsOf: utf8[shared...])
        lastLink = utf8
    }

    mutating func put<Item>(_ items: [Item], _ put: (inout FieldPacker, Item) -> Void) {
        self.put(count: items.count)
        for item in items { put(&self, item) }
    }
}
