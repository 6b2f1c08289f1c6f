/// The text of the value being read. As long as it lies within one chunk it is not copied at all.
struct RecordCapture: Sendable {
    /// Where the value starts.
    private(set) var position = JSONPosition(byteOffset: 0, line: 1, column: 1, recordIndex: 0)
    /// Whether the value is larger than the limit; then none of it is kept.
    private(set) var overflows = false

    let limit: Int
    private var buffer: [UInt8] = []
    /// Where the part that is not in the buffer begins in the current chunk; nil while nothing is captured.
    private var start: Int?

    init(limit: Int) {
        self.limit = limit
    }

    /// Starts anew at the index of the current chunk, dropping what was captured before.
    mutating func begin(at index: Int, position: JSONPosition) {
        buffer.removeAll(keepingCapacity: true)
        overflows = false
        start = index
        self.position = position
    }

    /// Stops capturing and forgets what was captured.
    mutating func drop() {
        buffer.removeAll(keepingCapacity: true)
        overflows = false
        start = nil
    }

    /// Saves the captured part of a chunk that goes away.
    mutating func endChunk(_ chunk: Span<UInt8>) {
        guard let start else { return }
        append(start..<chunk.count, of: chunk)
        self.start = 0
    }

    /// Ends the value before the index of the current chunk and decodes it; the error's offset is relative to it.
    mutating func finish(
        at end: Int,
        of chunk: Span<UInt8>,
        with decoder: inout JSONTextDecoder
    ) throws(LocatedProblem) -> JSONValue {
        let start = start ?? end
        self.start = nil
        if buffer.isEmpty, !overflows, end - start <= limit {
            return try decode(chunk.extracting(start..<end), with: &decoder)
        }
        append(start..<end, of: chunk)
        if overflows {
            throw LocatedProblem(position: position, problem: .recordTooLarge(limit: limit))
        }
        return try decode(buffer.span, with: &decoder)
    }

    private func decode(
        _ bytes: Span<UInt8>,
        with decoder: inout JSONTextDecoder
    ) throws(LocatedProblem) -> JSONValue {
        do {
            return try decoder.decode(bytes)
        } catch {
            throw LocatedProblem(
                position: position.advanced(by: error.offset, in: bytes),
                problem: .syntax(error.reason)
            )
        }
    }

    private mutating func append(_ range: Range<Int>, of chunk: Span<UInt8>) {
        guard !overflows else { return }
        if buffer.count + range.count > limit {
            overflows = true
            buffer.removeAll(keepingCapacity: true)
        } else {
            buffer.append(range, of: chunk)
        }
    }
}

/// A problem with a captured value, at its place in the whole input.
struct LocatedProblem: Error {
    let position: JSONPosition
    let problem: JSONRecordProblem
}
