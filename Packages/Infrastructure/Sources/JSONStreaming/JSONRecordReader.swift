/// Finds the records in a stream of JSON, with memory for one record, and carries on after broken ones.
///
/// The input is any number of top-level JSON values, one after another or one a line (NDJSON), in chunks of any size.
/// Records are
/// - the elements of an array under a list key of a top-level object (``Containers/lists``), labelled with the key,
/// - the object under a single key of a top-level object (``Containers/singles``), labelled with the key,
/// - the elements of a top-level array, without label,
/// - a top-level object that holds no container, without label.
///
/// The other members of an object that holds a container are dropped unread. Until a container turns up they are kept, up
/// to the limit of a record, since the object may turn out to be a record itself.
///
/// A record is malformed when its brackets balance but its content breaks a rule of ``JSONParser``; the next element is
/// read as if nothing had happened. A fault between members or elements is reported once, and reading goes on at the
/// next member, element or line.
///
/// ```swift
/// var reader = JSONRecordReader(containers: .init(lists: ["animals"]))
/// for chunk in chunks { try reader.consume(chunk) { event in … } }
/// try reader.finish { event in … }
/// ```
public struct JSONRecordReader: Sendable {
    /// Whether a record need not be read, by its label and the hash of its text; never asked without a salt.
    ///
    /// As long as it says so, the ends of records in lists are looked for before the records are read, and those that are
    /// known are handed over unread. A record that lies in several chunks is read all the same.
    public var isKnown: (@Sendable (_ label: String?, _ digest: UInt64) -> Bool)?
    /// What has been seen so far.
    public internal(set) var summary = JSONRecordSummary()

    let containers: [Container]
    let framing: Framing

    var state = State.byteOrderMark(matchedBytes: 0)
    var object = ObjectProgress()
    var scanner = ValueScanner()
    var capture: RecordCapture
    /// The bytes of the member's name being read, without its quotes.
    var name: [UInt8] = []
    /// The longest name kept: enough for every container's key, even if each character is escaped.
    let maximumNameBytes: Int

    /// The next byte of the current chunk.
    var cursor = 0
    /// The end of the part of the chunk being read: of the line where lines matter, else of the chunk.
    var windowEnd = 0
    /// Whether an object seen so far suggests one value a line.
    var isLineOriented = false
    private var lastChunkEndedLine = false

    private var chunkOffset = 0
    private var lines = LineTracker()
    private var topLevelStart = JSONPosition(byteOffset: 0, line: 1, column: 1, recordIndex: 0)
    var recordIndex = 0
    var decoder: JSONTextDecoder
    /// Whether the last record that was asked about was known, so that the next may well be, too.
    var lastWasKnown = true

    /// Makes a reader for one input.
    ///
    /// With a salt, each record that is an object knows the hash of its text (``JSONObject/textDigest``): the same for the
    /// same bytes and the same salt, in every run.
    public init(
        containers: Containers = Containers(),
        limits: Limits = Limits(),
        framing: Framing = .automatic,
        digestSalt: String? = nil
    ) {
        let containers =
            containers.lists.map { Container(key: $0, isList: true) }
            + containers.singles.map { Container(key: $0, isList: false) }
        self.containers = containers
        self.framing = framing
        capture = RecordCapture(limit: limits.maximumRecordBytes)
        maximumNameBytes = max(1024, 6 * (containers.map(\.bytes.count).max() ?? 0))
        decoder = JSONTextDecoder(
            maximumDepth: limits.maximumDepth,
            digestSeed: digestSalt.map { XXHash64.hash(Array($0.utf8).span, seed: 0) }
        )
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: Span<UInt8>,
        into receive: (JSONRecordEvent) throws(Failure) -> Void
    ) throws(Failure) {
        cursor = 0
        windowEnd = 0
        while let event = nextEvent(in: chunk) {
            count(event)
            try receive(event)
        }
        guard chunk.count > 0 else { return }
        capture.endChunk(chunk)
        lines.advance(to: chunk.count, of: chunk, chunkOffset: chunkOffset)
        lastChunkEndedLine = chunk[chunk.count - 1] == ASCII.lineFeed
        chunkOffset += chunk.count
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: [UInt8],
        into receive: (JSONRecordEvent) throws(Failure) -> Void
    ) throws(Failure) {
        try consume(chunk.span, into: receive)
    }

    /// Reads the next bytes of the input and hands over what they complete.
    ///
    /// An error thrown by the closure ends reading: the reader must not be used any further.
    public mutating func consume<Failure: Error>(
        _ chunk: ArraySlice<UInt8>,
        into receive: (JSONRecordEvent) throws(Failure) -> Void
    ) throws(Failure) {
        try consume(chunk.span, into: receive)
    }

    /// Tells the reader that the input is complete, and hands over what that decides. An input that is empty or all
    /// whitespace yields no event; see ``JSONRecordSummary/topLevelValueCount``.
    public mutating func finish<Failure: Error>(
        into receive: (JSONRecordEvent) throws(Failure) -> Void
    ) throws(Failure) {
        guard let event = lastEvent() else { return }
        count(event)
        try receive(event)
    }

    private mutating func count(_ event: JSONRecordEvent) {
        switch event {
        case .record, .known: summary.recordCount += 1
        case .malformed: summary.malformedCount += 1
        case .topLevelScalar, .truncated, .notJSON: break
        }
    }
}

// MARK: - Steps

extension JSONRecordReader {
    private mutating func nextEvent(in chunk: Span<UInt8>) -> JSONRecordEvent? {
        while cursor < chunk.count {
            if cursor >= windowEnd {
                let readsLines = isLineOriented || framing == .lines
                let lineFeed = readsLines ? chunk.firstIndex(of: ASCII.lineFeed, from: cursor) : nil
                windowEnd = lineFeed.map { $0 + 1 } ?? chunk.count
                if readsLines, let event = lineStart(chunk) { return event }
            }
            let window = chunk.extracting(0..<windowEnd)
            while cursor < windowEnd {
                if let event = step(window) { return event }
            }
        }
        return nil
    }

    private mutating func step(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        switch state {
        case .byteOrderMark(let matchedBytes): return byteOrderMark(chunk, matchedBytes: matchedBytes)
        case .betweenValues: return topLevelValue(chunk)
        case .scalar: return scalar(chunk)
        case .object(let place): return objectStep(place, chunk)
        case .array(let place, let container): return arrayStep(place, container, chunk)
        case .restOfLine:
            if let end = chunk.firstIndex(of: ASCII.lineFeed, from: cursor) {
                cursor = end + 1
                state = .betweenValues
            } else {
                cursor = chunk.count
            }
        case .stopped: cursor = chunk.count
        }
        return nil
    }

    /// Where a line begins inside an unfinished value, gives that value up if the line must be a value of its own.
    private mutating func lineStart(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard isAtLineStart(chunk) else { return nil }
        switch state {
        case .byteOrderMark, .betweenValues, .restOfLine, .stopped: return nil
        case .scalar, .object, .array: break
        }
        if framing == .automatic {
            guard case .object = state, !object.holdsList, chunk[cursor] == ASCII.openBrace else { return nil }
        }
        state = .betweenValues
        capture.drop()
        if !object.holdsContainer { recordIndex += 1 }
        return object.isBroken ? nil : .malformed(topLevelStart, .lineEndsInsideValue)
    }

    func isAtLineStart(_ chunk: Span<UInt8>) -> Bool {
        cursor > 0 ? chunk[cursor - 1] == ASCII.lineFeed : lastChunkEndedLine
    }

    private mutating func byteOrderMark(_ chunk: Span<UInt8>, matchedBytes: Int) -> JSONRecordEvent? {
        let mark: InlineArray<3, UInt8> = [0xEF, 0xBB, 0xBF]
        if chunk[cursor] == mark[matchedBytes] {
            cursor += 1
            state = matchedBytes == 2 ? .betweenValues : .byteOrderMark(matchedBytes: matchedBytes + 1)
            if matchedBytes == 2 { lines.startFirstLine(at: 3) }
            return nil
        }
        state = .betweenValues
        return matchedBytes == 0 ? nil : noValue(chunk)
    }

    private mutating func topLevelValue(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard let byte = skipWhitespace(chunk) else { return nil }
        switch byte {
        case ASCII.openBrace:
            beginTopLevelValue(chunk)
            capture.begin(at: cursor, position: topLevelStart)
            cursor += 1
            state = .object(.nameOrEnd)
        case ASCII.openBracket:
            beginTopLevelValue(chunk)
            cursor += 1
            state = .array(.elementOrEnd, container: nil)
        case ASCII.quote, ASCII.minus, ASCII.zero...ASCII.nine, UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
            beginTopLevelValue(chunk)
            beginCapturedValue(byte, in: .nothing, chunk)
            state = .scalar
        default:
            return noValue(chunk)
        }
        return nil
    }

    private mutating func beginTopLevelValue(_ chunk: Span<UInt8>) {
        summary.topLevelValueCount += 1
        topLevelStart = position(chunk)
        object = ObjectProgress()
    }

    private mutating func scalar(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard scan(chunk) else { return nil }
        return endOfScalar(chunk)
    }

    private mutating func endOfScalar(_ chunk: Span<UInt8>) -> JSONRecordEvent {
        state = .betweenValues
        do {
            return .topLevelScalar(try capture.finish(at: cursor, of: chunk, with: &decoder), topLevelStart)
        } catch {
            let isNoLiteral = error.problem == .syntax(.expectedValue) || error.problem == .syntax(.unexpectedEnd)
            // Text such as "not found" starts like a literal.
            if isNoLiteral, summary.topLevelValueCount == 1, framing == .automatic {
                state = .stopped
                return .notJSON(topLevelStart, .otherContent(.other))
            }
            state = .restOfLine
            recordIndex += 1
            return .malformed(error.position, error.problem)
        }
    }

    /// Something that starts no value stands between values.
    private mutating func noValue(_ chunk: Span<UInt8>) -> JSONRecordEvent {
        let position = position(chunk)
        guard summary.topLevelValueCount == 0, framing == .automatic else {
            state = .restOfLine
            recordIndex += 1
            return .malformed(position, .syntax(.expectedValue))
        }
        state = .stopped
        let content: JSONRecordProblem.Content =
            switch chunk[cursor] {
            case UInt8(ascii: "<"): .markup
            case 0x1F: .gzip
            case 0xFE, 0xFF, 0x00: .utf16
            default: .other
            }
        return .notJSON(position, .otherContent(content))
    }

    private mutating func lastEvent() -> JSONRecordEvent? {
        let nothing: [UInt8] = []
        cursor = 0
        defer { state = .stopped }
        switch state {
        case .betweenValues, .restOfLine, .stopped, .byteOrderMark(matchedBytes: 0): return nil
        case .scalar where scanner.isScalar: return endOfScalar(nothing.span)
        case .array(.scanning, _), .object(.scanningSingle): return truncation(of: capture.position)
        case .byteOrderMark, .scalar, .array, .object: return truncation(of: topLevelStart)
        }
    }

    private func truncation(of start: JSONPosition) -> JSONRecordEvent {
        .truncated(lines.position(recordIndex: recordIndex), .inputEndsInsideValue(start: start))
    }
}

// MARK: - Shared by the steps

extension JSONRecordReader {
    /// The cursor's place.
    mutating func position(_ chunk: Span<UInt8>) -> JSONPosition {
        lines.advance(to: cursor, of: chunk, chunkOffset: chunkOffset)
        return lines.position(recordIndex: recordIndex)
    }

    /// Says that no line ended between the last place that was asked for and the cursor.
    mutating func skipLine() {
        lines.skip(to: chunkOffset + cursor)
    }

    /// Moves to the next byte that is no whitespace and answers it; nil at the chunk's end.
    mutating func skipWhitespace(_ chunk: Span<UInt8>) -> UInt8? {
        while cursor < chunk.count {
            let byte = chunk[cursor]
            if !byte.isJSONWhitespace { return byte }
            cursor &+= 1
        }
        return nil
    }

    /// Starts scanning a value and keeping its text.
    mutating func beginCapturedValue(_ first: UInt8, in enclosure: ValueScanner.Enclosure, _ chunk: Span<UInt8>) {
        capture.begin(at: cursor, position: position(chunk))
        cursor += scanner.begin(first, in: enclosure)
    }

    /// Moves behind the value being scanned; false when it goes on after the chunk.
    mutating func scan(_ chunk: Span<UInt8>) -> Bool {
        let end = scanner.scan(chunk, from: cursor)
        cursor = end ?? chunk.count
        return end != nil
    }

    /// Decodes the captured value, which ends at the cursor.
    mutating func endOfRecord(label: String?, _ chunk: Span<UInt8>) -> JSONRecordEvent {
        defer { recordIndex += 1 }
        do {
            let value = try capture.finish(at: cursor, of: chunk, with: &decoder)
            return .record(label: label, value: value, position: capture.position)
        } catch {
            return .malformed(error.position, error.problem)
        }
    }
}
