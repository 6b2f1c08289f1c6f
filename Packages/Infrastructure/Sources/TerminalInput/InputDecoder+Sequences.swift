/// What follows an introducer: sequences, strings and pastes.
extension InputDecoder {
    mutating func takeSingleShift(_ byte: UInt8, _ run: inout DecodedRun) {
        if (0x30...0x3B).contains(byte), hasRoomForShiftParameter(byte) { return held.append(byte) }
        if let press = KeyPress(singleShift: byte, parameters: held) {
            run.append(press.key, hasPrefix ? press.modifiers.union(.alt) : press.modifiers)
            return begin(.ground)
        }
        endUnlessBegun("O", &run)
        begin(.ground)
        take(byte, &run)
    }

    /// Only a modifier may stand before the final letter: digits that continue one. (A bare digit could also be Alt-O
    /// and the next key, but SS3 with a modifier is what terminals send.)
    func hasRoomForShiftParameter(_ byte: UInt8) -> Bool {
        held.count < 8 && byte != 0x3A
    }

    mutating func takeControlSequence(_ byte: UInt8, _ run: inout DecodedRun) {
        switch byte {
        case UInt8(ascii: "[") where held.isEmpty && !isOverfull: begin(.consoleFunction)
        case UInt8(ascii: "M") where held.isEmpty && !isOverfull: begin(.legacyMouse)
        case 0x40...0x7E: endControlSequence(final: byte, &run)
        // rxvt ends a key with Shift in what is an intermediate byte elsewhere.
        case UInt8(ascii: "$") where !held.isEmpty && held.allSatisfy { (0x30...0x39).contains($0) }:
            endControlSequence(final: byte, &run)
        case 0x20...0x3F: hold(byte, limit: Self.sequenceLimit)
        default:
            endUnlessBegun("[", &run)
            begin(.ground)
            take(byte, &run)
        }
    }

    /// What looked like an introducer was a key with Alt if nothing followed that belongs to a sequence.
    func endUnlessBegun(_ introducer: Character, _ run: inout DecodedRun) {
        guard held.isEmpty else { return }
        if hasPrefix { run.append(.escape) }
        run.append(.character(introducer), .alt)
    }

    mutating func endControlSequence(final: UInt8, _ run: inout DecodedRun) {
        let sequence = isOverfull ? nil : ControlSequence(held, final: final)
        let prefixed = hasPrefix
        begin(.ground)
        switch sequence?.meaning {
        case .key(let press)?:
            run.append(press.key, prefixed ? press.modifiers.union(.alt) : press.modifiers)
        case .other(let item)?: run.append(item)
        case .pasteBegin?:
            pasteEndMatched = 0
            begin(.paste)
        case nil: break
        }
    }

    mutating func takeLegacyMouse(_ byte: UInt8, _ run: inout DecodedRun) {
        guard byte >= 0x20 else {
            begin(.ground)
            return take(byte, &run)
        }
        held.append(byte)
        guard held.count == 3 else { return }
        if let event = MouseEvent(legacy: held) { run.append(.event(.mouse(event))) }
        begin(.ground)
    }

    // MARK: - Strings

    mutating func takeString(_ kind: ControlString.Kind, _ byte: UInt8, _ run: inout DecodedRun) {
        switch byte {
        case 0x07: endString(kind, &run)
        case 0x1B: state = .stringEscape(kind)
        case 0x00..<0x20, 0x7F:
            // No reply holds a control: the string was cut off, and this is a key.
            begin(.ground)
            take(byte, &run)
        default: hold(byte, limit: Self.stringLimit)
        }
    }

    mutating func endString(_ kind: ControlString.Kind, _ run: inout DecodedRun) {
        if !isOverfull, let reply = ControlString(kind, held).reply { run.append(.reply(reply)) }
        begin(.ground)
    }

    // MARK: - Paste

    mutating func takePaste(_ byte: UInt8, _ run: inout DecodedRun) {
        if byte == Self.pasteEnd[pasteEndMatched] {
            pasteEndMatched += 1
            guard pasteEndMatched == Self.pasteEnd.count else { return }
            pasteEndMatched = 0
            endPaste(&run)
            return begin(.ground)
        }
        keepMatchedPasteEnd()
        if byte == 0x1B { pasteEndMatched = 1 } else { hold(byte, limit: pasteLimit) }
    }

    /// What looked like the end of the paste belongs to it.
    mutating func keepMatchedPasteEnd() {
        for byte in Self.pasteEnd.prefix(pasteEndMatched) { hold(byte, limit: pasteLimit) }
        pasteEndMatched = 0
    }

    mutating func endPaste(_ run: inout DecodedRun) {
        keepMatchedPasteEnd()
        if isOverfull {
            held.removePartOfScalar()
        }
        guard !held.isEmpty else { return }
        run.append(.event(.paste(String(decoding: held, as: UTF8.self))))
    }
}

extension [UInt8] {
    /// Removes the first bytes of a scalar whose others are not there.
    fileprivate mutating func removePartOfScalar() {
        guard let first = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
        let length = self[first] < 0xC0 ? 1 : self[first] < 0xE0 ? 2 : self[first] < 0xF0 ? 3 : 4
        if count - first < length { removeSubrange(first...) }
    }
}
