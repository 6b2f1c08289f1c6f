/// Turns byte offsets into lines and columns by counting each line feed once, in bulk and only when a place is asked for.
struct LineTracker: Sendable {
    private var line = 1
    private var lineStart = 0
    private var countedOffset = 0

    /// Makes columns of the first line count from the offset, behind a byte-order mark.
    mutating func startFirstLine(at offset: Int) {
        lineStart = offset
    }

    /// Counts up to the index of the chunk; indices must not decrease.
    mutating func advance(to index: Int, of chunk: Span<UInt8>, chunkOffset: Int) {
        let start = countedOffset - chunkOffset
        let lineFeeds = chunk.count(of: ASCII.lineFeed, in: start..<index)
        if lineFeeds > 0, let last = chunk.lastIndex(of: ASCII.lineFeed, in: start..<index) {
            line += lineFeeds
            lineStart = chunkOffset + last + 1
        }
        countedOffset = chunkOffset + index
    }

    /// Goes on to the offset, up to which no line ends: what is known need not be counted.
    mutating func skip(to offset: Int) {
        countedOffset = offset
    }

    /// The place reached.
    func position(recordIndex: Int) -> JSONPosition {
        JSONPosition(
            byteOffset: countedOffset,
            line: line,
            column: countedOffset - lineStart + 1,
            recordIndex: recordIndex
        )
    }
}

extension JSONPosition {
    /// The place `offset` bytes further, where `bytes` starts at this place.
    func advanced(by offset: Int, in bytes: Span<UInt8>) -> JSONPosition {
        let lineFeeds = bytes.count(of: ASCII.lineFeed, in: 0..<offset)
        let column =
            bytes.lastIndex(of: ASCII.lineFeed, in: 0..<offset).map { offset - $0 } ?? column + offset
        return JSONPosition(
            byteOffset: byteOffset + offset,
            line: line + lineFeeds,
            column: column,
            recordIndex: recordIndex
        )
    }
}
