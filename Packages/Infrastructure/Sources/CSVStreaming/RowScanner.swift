/// Splits one row into its fields, over any number of chunks.
struct RowScanner: Sendable {
    enum Outcome {
        case moreToCome
        /// The index is at the line break, or the row's last byte was scanned.
        case endOfRow
        /// The index is at the offending byte.
        case fault(CSVProblem)
    }

    private enum State {
        case fieldStart
        case unquoted
        case quoted
        /// Behind a quote in a quoted field: its end, or the first of a doubled quote.
        case behindQuote
    }

    private static let quote = UInt8(ascii: "\"")

    private let delimiter: UInt8
    private let limit: Int
    private var state = State.fieldStart
    /// The fields one after another, without quotes, and where each ends.
    private var text: [UInt8] = []
    private var ends: [Int] = []
    private var overflows = false

    init(delimiter: CSVDelimiter, limit: Int) {
        self.delimiter = delimiter.byte
        self.limit = limit
    }

    /// Whether the next byte is inside quotes.
    var isQuoted: Bool { state == .quoted }

    mutating func begin() {
        state = .fieldStart
        text.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        overflows = false
    }

    /// Goes on at the index. `offset` is that of the chunk in the input, for counting the line breaks in quotes.
    mutating func scan(
        _ chunk: Span<UInt8>,
        from index: inout Int,
        offset: Int,
        lines: inout LineCounter
    ) -> Outcome {
        while index < chunk.count {
            let byte = chunk[index]
            switch state {
            case .fieldStart where byte == Self.quote:
                state = .quoted
                index += 1
            case .fieldStart, .unquoted:
                state = .unquoted
                let start = index
                while index < chunk.count, !endsPlainRun(chunk[index]) { index &+= 1 }
                append(start..<index, of: chunk)
                guard index < chunk.count else { return .moreToCome }
                if chunk[index] == Self.quote { return .fault(.strayQuote) }
                if chunk[index] != delimiter { return .endOfRow }
                endField()
                index += 1
            case .quoted:
                let start = index
                while index < chunk.count, chunk[index] != Self.quote {
                    if chunk[index].isLineBreak { lines.note(chunk[index], at: offset + index) }
                    index &+= 1
                }
                append(start..<index, of: chunk)
                guard index < chunk.count else { return .moreToCome }
                state = .behindQuote
                index += 1
            case .behindQuote:
                if byte == Self.quote {
                    append(index..<index + 1, of: chunk)
                    state = .quoted
                } else if byte == delimiter {
                    endField()
                } else {
                    return byte.isLineBreak ? .endOfRow : .fault(.textAfterClosingQuote)
                }
                index += 1
            }
        }
        return .moreToCome
    }

    /// Ends the row's last field and answers all of them.
    mutating func finish() throws(CSVProblem) -> [String] {
        endField()
        guard !overflows else { throw .recordTooLarge(limit: limit) }
        var fields: [String] = []
        fields.reserveCapacity(ends.count)
        var start = 0
        for end in ends {
            // Each by itself: halves of a character in neighbouring fields would together look whole.
            do {
                fields.append(String(copying: try UTF8Span(validating: text.span.extracting(start..<end))))
            } catch {
                throw .invalidUTF8
            }
            start = end
        }
        return fields
    }

    private func endsPlainRun(_ byte: UInt8) -> Bool {
        byte == delimiter || byte == Self.quote || byte.isLineBreak
    }

    private mutating func endField() {
        state = .fieldStart
        if !overflows { ends.append(text.count) }
        dropIfTooLarge(adding: 0)
    }

    private mutating func append(_ range: Range<Int>, of chunk: Span<UInt8>) {
        dropIfTooLarge(adding: range.count)
        guard !overflows else { return }
        // The pointer does not leave the closure, and `extracting` checks the range.
        unsafe chunk.extracting(range).withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
    }

    private mutating func dropIfTooLarge(adding count: Int) {
        // Each field counts at least one byte, so that a row of delimiters alone is bounded too.
        guard text.count + ends.count + count > limit + 1 else { return }
        overflows = true
        text.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }
}
