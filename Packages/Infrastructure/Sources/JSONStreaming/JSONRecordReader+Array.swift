extension JSONRecordReader {
    mutating func arrayStep(_ place: ArrayPlace, _ container: Int?, _ chunk: Span<UInt8>) -> JSONRecordEvent? {
        if place == .scanning {
            guard scan(chunk) else { return nil }
            state = .array(.commaOrEnd, container: container)
            return endOfRecord(label: container.map { containers[$0].key }, chunk)
        }
        guard let byte = skipWhitespace(chunk) else { return nil }
        switch byte {
        case ASCII.closeBracket:
            let event = place == .elementAfterComma ? problem(.trailingComma, chunk) : nil
            cursor += 1
            state = container == nil ? .betweenValues : .object(.commaOrEnd)
            return event
        case ASCII.comma:
            // Between elements it is expected; elsewhere an element is missing.
            let event = place == .commaOrEnd ? nil : problem(.expectedValue, chunk)
            cursor += 1
            state = .array(.elementAfterComma, container: container)
            return event
        case ASCII.closeBrace:
            let event = problem(.expectedCommaOrBracket, chunk)
            if container == nil {
                cursor += 1
            } else {
                // The array was not closed, but the object around it is.
                state = .object(.commaOrEnd)
            }
            return event
        case _ where place == .commaOrEnd:
            // The comma is missing; what follows may well be a good record.
            state = .array(.elementWithoutComma, container: container)
            return problem(.expectedCommaOrBracket, chunk)
        default:
            let label = container.map { containers[$0].key }
            if let event = knownRecord(byte, label: label, chunk) ?? wholeRecord(byte, label: label, chunk) {
                state = .array(.commaOrEnd, container: container)
                return event
            }
            beginCapturedValue(byte, in: .array, chunk)
            state = .array(.scanning, container: container)
            return nil
        }
    }

    /// The element at the cursor, if it is an object without faults that ends within the chunk, as nearly all are: so its
    /// end need not be found before it is read. Nil for all others, with nothing changed.
    private mutating func wholeRecord(_ first: UInt8, label: String?, _ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard first == ASCII.openBrace else { return nil }
        let rest = chunk.extracting(cursor...)
        guard let value = try? decoder.decodeBeginning(of: rest.extracting(first: capture.limit)) else { return nil }
        let position = position(chunk)
        cursor += decoder.index
        if !decoder.sawLineFeed { skipLine() }
        recordIndex += 1
        if let isKnown, let digest = value.objectValue?.textDigest { lastWasKnown = isKnown(label, digest) }
        return .record(label: label, value: value, position: position)
    }

    /// The element at the cursor, if it is an object that ends within the chunk and need not be read. Nil for all others,
    /// with nothing changed.
    private mutating func knownRecord(_ first: UInt8, label: String?, _ chunk: Span<UInt8>) -> JSONRecordEvent? {
        guard lastWasKnown, let isKnown, let seed = decoder.digestSeed, first == ASCII.openBrace else { return nil }
        let rest = chunk.extracting(cursor...).extracting(first: capture.limit)
        let begun = scanner.begin(first, in: .array)
        guard let end = scanner.scan(rest, from: begun) else { return nil }
        let digest = XXHash64.hash(rest.extracting(first: end), seed: seed)
        lastWasKnown = isKnown(label, digest)
        guard lastWasKnown else { return nil }
        let position = position(chunk)
        cursor += end
        if !scanner.sawLineFeed { skipLine() }
        recordIndex += 1
        var text: [UInt8] = []
        text.append(0..<end, of: rest)
        return .known(text: text, digest: digest, position: position)
    }

    private mutating func problem(_ reason: JSONSyntaxError.Reason, _ chunk: Span<UInt8>) -> JSONRecordEvent {
        .malformed(position(chunk), .syntax(reason))
    }
}
