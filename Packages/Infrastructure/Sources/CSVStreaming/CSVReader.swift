/// Reads rows from a stream of CSV (RFC 4180) with memory for one row, and carries on after broken ones.
///
/// The first line that is not empty names the columns. Fields may be quoted, with quotes doubled inside and line breaks
/// allowed; lines end with CRLF, LF or CR; empty lines are skipped; a UTF-8 byte-order mark is skipped. Fields are handed
/// over as written, white space included.
///
/// ```swift
/// var reader = CSVReader()
/// for chunk in chunks { try reader.consume(chunk) { event in … } }
/// try reader.finish { event in … }
/// ```
public struct CSVReader: Sendable {
    /// How much a row may take.
    public struct Limits: Sendable {
        /// The largest row accepted, in bytes of its text without quotes. The reader's memory stays in proportion to it.
        public var maximumRecordBytes: Int

        /// Makes limits; by default 1 MiB.
        public init(maximumRecordBytes: Int = 1 << 20) {
            self.maximumRecordBytes = maximumRecordBytes
        }
    }

    /// The names of the columns; nil before the header was read, and when it is unusable.
    public private(set) var header: CSVHeader?
    /// What separates the fields; nil while that is still to be found out.
    public private(set) var delimiter: CSVDelimiter?

    private enum State {
        case byteOrderMark(matchedBytes: Int)
        case header
        case betweenRows
        case row
        /// Behind a fault, in the rest of its line.
        case restOfLine
        case stopped
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let limits: Limits
    private var state = State.byteOrderMark(matchedBytes: 0)
    private var headerLine = HeaderLine()
    private var scanner: RowScanner
    private var lines = LineCounter()
    private var rowStart = CSVPosition(byteOffset: 0, line: 1, column: 1, rowIndex: 0)
    private var rowIndex = 0
    private var cursor = 0
    private var chunkOffset = 0

    /// Makes a reader for one input.
    ///
    /// - Parameter delimiter: what separates the fields; nil to find out from the header, where the delimiter that occurs
    ///   most often outside quotes wins.
    public init(delimiter: CSVDelimiter? = nil, limits: Limits = Limits()) {
        self.delimiter = delimiter
        self.limits = limits
        scanner = RowScanner(delimiter: delimiter ?? .comma, limit: limits.maximumRecordBytes)
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: Span<UInt8>,
        into receive: (CSVEvent) throws(Failure) -> Void
    ) throws(Failure) {
        cursor = 0
        while let event = nextEvent(in: chunk) { try receive(event) }
        chunkOffset += chunk.count
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: [UInt8],
        into receive: (CSVEvent) throws(Failure) -> Void
    ) throws(Failure) {
        try consume(chunk.span, into: receive)
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: ArraySlice<UInt8>,
        into receive: (CSVEvent) throws(Failure) -> Void
    ) throws(Failure) {
        try consume(chunk.span, into: receive)
    }

    /// Tells the reader that the input is complete, and hands over its last row if that does not end with a line break.
    /// An input without any text yields no event and leaves ``header`` nil.
    public mutating func finish<Failure: Error>(into receive: (CSVEvent) throws(Failure) -> Void) throws(Failure) {
        cursor = 0
        guard let event = lastEvent() else { return }
        try receive(event)
    }
}

// MARK: - Steps

extension CSVReader {
    private mutating func nextEvent(in chunk: Span<UInt8>) -> CSVEvent? {
        while cursor < chunk.count {
            if let event = step(chunk) { return event }
        }
        return nil
    }

    private mutating func step(_ chunk: Span<UInt8>) -> CSVEvent? {
        let byte = chunk[cursor]
        switch state {
        case .byteOrderMark(let matchedBytes):
            matchByteOrderMark(byte, matchedBytes: matchedBytes)
        case .header:
            return collectHeader(byte)
        case .betweenRows:
            if byte.isLineBreak {
                // An empty line, or the LF of a CRLF.
                lines.note(byte, at: chunkOffset + cursor)
                cursor += 1
            } else {
                rowStart = position()
                scanner.begin()
                state = .row
            }
        case .row:
            return scanRow(chunk)
        case .restOfLine:
            while cursor < chunk.count, !chunk[cursor].isLineBreak { cursor += 1 }
            if cursor < chunk.count { state = .betweenRows }
        case .stopped:
            cursor = chunk.count
        }
        return nil
    }

    private mutating func matchByteOrderMark(_ byte: UInt8, matchedBytes: Int) {
        guard byte == Self.byteOrderMark[matchedBytes] else {
            // No mark after all: what was taken for its beginning belongs to the header.
            for byte in Self.byteOrderMark[..<matchedBytes] { _ = headerLine.append(byte) }
            state = .header
            return
        }
        cursor += 1
        state = .byteOrderMark(matchedBytes: matchedBytes + 1)
        guard matchedBytes + 1 == Self.byteOrderMark.count else { return }
        lines.startFirstLine(at: Self.byteOrderMark.count)
        rowStart = CSVPosition(byteOffset: Self.byteOrderMark.count, line: 1, column: 1, rowIndex: 0)
        state = .header
    }

    private mutating func collectHeader(_ byte: UInt8) -> CSVEvent? {
        if headerLine.bytes.isEmpty {
            rowStart = position()
        }
        if byte.isLineBreak { lines.note(byte, at: chunkOffset + cursor) }
        cursor += 1
        let isComplete = headerLine.append(byte)
        if isComplete { return endOfHeader() }
        guard headerLine.bytes.count <= limits.maximumRecordBytes else {
            return stop(at: rowStart, .recordTooLarge(limit: limits.maximumRecordBytes))
        }
        return nil
    }

    /// Splits the collected header; nil when all is well.
    private mutating func endOfHeader() -> CSVEvent? {
        let delimiter = delimiter ?? headerLine.likelyDelimiter
        self.delimiter = delimiter
        var scanner = RowScanner(delimiter: delimiter, limit: limits.maximumRecordBytes)
        var index = 0
        // Counts again from the header's start, for the place of a fault.
        var headerLines = LineCounter(startingAt: rowStart)
        let bytes = headerLine.bytes
        if case .fault(let problem) = scanner.scan(
            bytes.span,
            from: &index,
            offset: rowStart.byteOffset,
            lines: &headerLines
        ) {
            return stop(at: headerLines.position(at: rowStart.byteOffset + index, rowIndex: 0), problem)
        }
        do {
            header = CSVHeader(names: try scanner.finish())
        } catch {
            return stop(at: rowStart, error)
        }
        self.scanner = scanner
        state = .betweenRows
        return nil
    }

    private mutating func stop(at position: CSVPosition, _ problem: CSVProblem) -> CSVEvent {
        state = .stopped
        return .unusableHeader(position, problem)
    }

    private mutating func scanRow(_ chunk: Span<UInt8>) -> CSVEvent? {
        switch scanner.scan(chunk, from: &cursor, offset: chunkOffset, lines: &lines) {
        case .moreToCome: return nil
        case .endOfRow: return endOfRow()
        case .fault(let problem):
            let place = position()
            state = .restOfLine
            rowIndex += 1
            return .malformed(place, problem)
        }
    }

    private mutating func endOfRow() -> CSVEvent? {
        guard let header else { return nil }
        state = .betweenRows
        defer { rowIndex += 1 }
        do {
            let fields = try scanner.finish()
            guard fields.count == header.names.count else {
                return .malformed(rowStart, .fieldCount(expected: header.names.count, found: fields.count))
            }
            return .row(CSVRow(header: header, fields: fields, position: rowStart))
        } catch {
            return .malformed(rowStart, error)
        }
    }

    private mutating func lastEvent() -> CSVEvent? {
        defer { state = .stopped }
        switch state {
        case .header where headerLine.bytes.isEmpty: return nil
        case .header where headerLine.isQuoted: return truncation()
        case .header: return endOfHeader()
        case .byteOrderMark(let matchedBytes): return matchedBytes == 0 ? nil : stop(at: rowStart, .invalidUTF8)
        case .row: return scanner.isQuoted ? truncation() : endOfRow()
        case .betweenRows, .restOfLine, .stopped: return nil
        }
    }

    private func truncation() -> CSVEvent {
        .truncated(position(), .unterminatedQuote(rowStart: rowStart))
    }

    /// The cursor's place.
    private func position() -> CSVPosition {
        lines.position(at: chunkOffset + cursor, rowIndex: rowIndex)
    }
}
