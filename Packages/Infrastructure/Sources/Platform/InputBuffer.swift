/// Bytes that were read ahead while looking for a line's end.
struct InputBuffer {
    private var bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8] = []) {
        self.bytes = bytes[...]
    }

    /// Takes up to `count` bytes, reading more only when none are left over.
    mutating func take(
        upTo count: Int,
        refill: () throws(StreamError) -> [UInt8]
    ) throws(StreamError) -> [UInt8] {
        if bytes.isEmpty { bytes = try refill()[...] }
        defer { bytes = bytes.dropFirst(count) }
        return Array(bytes.prefix(count))
    }

    /// Takes a line, reading more until its end or the end of input comes.
    mutating func takeLine(refill: () throws(StreamError) -> [UInt8]) throws(StreamError) -> String? {
        var searched = bytes.startIndex
        while true {
            if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes = bytes[(end + 1)...] }
                return Self.text(bytes[..<end])
            }
            let more = try refill()
            if more.isEmpty {
                defer { bytes = [] }
                return bytes.isEmpty ? nil : Self.text(bytes)
            }
            let scanned = bytes.count
            bytes = (Array(bytes) + more)[...]
            searched = scanned
        }
    }

    private static func text(_ line: ArraySlice<UInt8>) -> String {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        return String(decoding: line, as: UTF8.self)
    }
}
