extension JSONRecordReader {
    mutating func objectStep(_ place: ObjectPlace, _ chunk: Span<UInt8>) -> JSONRecordEvent? {
        switch place {
        case .nameOrEnd, .nameAfterComma: return memberName(chunk, isAfterComma: place == .nameAfterComma)
        case .insideName: insideName(chunk)
        case .colon:
            guard let byte = skipWhitespace(chunk) else { return nil }
            guard byte == ASCII.colon else { return fault(.expectedColon, chunk) }
            cursor += 1
            state = .object(.value)
        case .value: return memberValue(chunk)
        case .scanningMember: if scan(chunk) { state = .object(.commaOrEnd) }
        case .scanningSingle:
            guard scan(chunk) else { return nil }
            state = .object(.commaOrEnd)
            return endOfRecord(label: object.container.map { containers[$0].key }, chunk)
        case .commaOrEnd:
            guard let byte = skipWhitespace(chunk) else { return nil }
            switch byte {
            case ASCII.comma:
                cursor += 1
                state = .object(.nameAfterComma)
            case ASCII.closeBrace: return endOfObject(chunk)
            default: return fault(.expectedCommaOrBrace, chunk)
            }
        case .skipping: return skipToNextMember(chunk)
        case .skippingValue: if scan(chunk) { state = .object(.skipping) }
        }
        return nil
    }

    private mutating func memberName(_ chunk: Span<UInt8>, isAfterComma: Bool) -> JSONRecordEvent? {
        guard let byte = skipWhitespace(chunk) else { return nil }
        switch byte {
        case ASCII.quote:
            name.removeAll(keepingCapacity: true)
            object.nameOverflows = false
            object.container = nil
            cursor += scanner.begin(byte, in: .object)
            state = .object(.insideName)
            return nil
        case ASCII.closeBrace where !isAfterComma: return endOfObject(chunk)
        case ASCII.closeBrace: return fault(.trailingComma, chunk)
        default: return fault(.expectedKey, chunk)
        }
    }

    private mutating func insideName(_ chunk: Span<UInt8>) {
        let start = cursor
        let isComplete = scan(chunk)
        let content = start..<(isComplete ? cursor - 1 : cursor)
        // What is longer than every container's key need not be kept to know that it is none of them.
        if object.nameOverflows || name.count + content.count > maximumNameBytes {
            object.nameOverflows = true
        } else {
            name.append(content, of: chunk)
        }
        guard isComplete else { return }
        state = .object(.colon)
        guard !object.nameOverflows else { return }
        object.container = containerIndex()
        if summary.wantsKeys { summary.note(key: decodedName()) }
    }

    private func containerIndex() -> Int? {
        if name.contains(ASCII.backslash) {
            let decoded = decodedName()
            return containers.firstIndex { $0.key == decoded }
        }
        return containers.firstIndex { $0.bytes == name }
    }

    private func decodedName() -> String {
        let literal = [ASCII.quote] + name + [ASCII.quote]
        return (try? JSONParser.parse(literal))?.stringValue ?? String(decoding: name, as: UTF8.self)
    }

    private mutating func memberValue(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard let byte = skipWhitespace(chunk) else { return nil }
        switch byte {
        case ASCII.comma, ASCII.colon, ASCII.closeBrace, ASCII.closeBracket:
            return fault(.expectedValue, chunk)
        case ASCII.openBracket:
            guard let container = object.container, containers[container].isList else { break }
            noteContainer(container)
            object.holdsList = true
            capture.drop()
            cursor += 1
            state = .array(.elementOrEnd, container: container)
            return nil
        case ASCII.openBrace:
            guard let container = object.container, !containers[container].isList else { break }
            noteContainer(container)
            beginCapturedValue(byte, in: .object, chunk)
            state = .object(.scanningSingle)
            return nil
        default: break
        }
        cursor += scanner.begin(byte, in: .object)
        state = .object(.scanningMember)
        return nil
    }

    private mutating func noteContainer(_ container: Int) {
        object.holdsContainer = true
        summary.note(container: containers[container].key)
    }

    private mutating func endOfObject(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        cursor += 1
        state = .betweenValues
        guard !object.holdsContainer, !object.isBroken else {
            giveUpObject()
            return nil
        }
        let event = endOfRecord(label: nil, chunk)
        if framing == .automatic, !isLineOriented {
            isLineOriented = capture.position.column == 1 && position(chunk).line == capture.position.line
            // From here on, line by line.
            if isLineOriented { windowEnd = cursor }
        }
        return event
    }

    /// Ends an object that is no record.
    private mutating func giveUpObject() {
        capture.drop()
        if !object.holdsContainer { recordIndex += 1 }
    }

    /// Reports something between members that breaks the object, the first time only, and looks for the next member.
    private mutating func fault(_ reason: JSONSyntaxError.Reason, _ chunk: Span<UInt8>) -> JSONRecordEvent? {
        state = .object(.skipping)
        if !object.holdsContainer { capture.drop() }
        guard !object.isBroken else { return nil }
        object.isBroken = true
        return .malformed(position(chunk), .syntax(reason))
    }

    private mutating func skipToNextMember(_ chunk: Span<UInt8>) -> JSONRecordEvent? {
        let byte = chunk[cursor]
        switch byte {
        case ASCII.comma:
            cursor += 1
            state = .object(.nameOrEnd)
        case ASCII.closeBrace: return endOfObject(chunk)
        case ASCII.openBrace where isAtLineStart(chunk):
            // Nothing inside an object begins like this: it is the next line of NDJSON.
            state = .betweenValues
            giveUpObject()
        case ASCII.quote, ASCII.openBrace, ASCII.openBracket:
            cursor += scanner.begin(byte, in: .object)
            state = .object(.skippingValue)
        default: cursor += 1
        }
        return nil
    }
}
