/// Where each byte goes, and what stands by itself: text, controls, and keys with Alt.
extension InputDecoder {
    mutating func begin(_ next: State, hasPrefix: Bool = false) {
        state = next
        self.hasPrefix = hasPrefix
        isOverfull = false
        scalars.reset()
        // A large paste's memory is given back, a sequence's is used again.
        held.removeAll(keepingCapacity: held.capacity <= Self.stringLimit * 2)
    }

    mutating func hold(_ byte: UInt8, limit: Int) {
        if held.count < limit { held.append(byte) } else { isOverfull = true }
    }

    mutating func take(_ byte: UInt8, _ run: inout DecodedRun) {
        switch state {
        case .ground: takeText(byte, &run)
        case .escape: takeEscaped(byte, &run)
        case .doubleEscape: takeTwiceEscaped(byte, &run)
        case .singleShift: takeSingleShift(byte, &run)
        case .controlSequence: takeControlSequence(byte, &run)
        case .consoleFunction:
            begin(.ground)
            if let key = FunctionKeys.console[byte] { run.append(key) } else if byte < 0x20 { take(byte, &run) }
        case .legacyMouse: takeLegacyMouse(byte, &run)
        case .stringIntroducer(let kind):
            if kind.mayBegin(with: byte) {
                begin(.string(kind))
            } else {
                run.append(.character(kind.introducer), .alt)
                begin(.ground)
            }
            take(byte, &run)
        case .string(let kind): takeString(kind, byte, &run)
        case .stringEscape(let kind):
            if byte == UInt8(ascii: "\\") {
                endString(kind, &run)
            } else {
                begin(.escape)
                take(byte, &run)
            }
        case .paste: takePaste(byte, &run)
        }
    }

    // MARK: - Text

    mutating func takeText(_ byte: UInt8, _ run: inout DecodedRun) {
        switch scalars.add(byte) {
        case .incomplete: return
        case .malformed: endMalformed(&run)
        case .malformedBefore:
            endMalformed(&run)
            take(byte, &run)
        case .scalar(let scalar): takeScalar(scalar, &run)
        }
    }

    mutating func takeScalar(_ scalar: Unicode.Scalar, _ run: inout DecodedRun) {
        let modifiers: KeyModifiers = hasPrefix ? .alt : []
        switch scalar.value {
        case 0x1B: return begin(.escape)
        case 0x00...0x1F, 0x7F:
            let press = KeyPress(control: UInt8(scalar.value))
            run.append(press.key, press.modifiers.union(modifiers))
        case 0x80...0x9F: break
        default:
            if hasPrefix { run.append(.character(Character(scalar)), modifiers) } else { run.append(scalar) }
        }
        hasPrefix = false
    }

    mutating func endMalformed(_ run: inout DecodedRun) {
        scalars.reset()
        takeScalar("\u{FFFD}", &run)
    }

    // MARK: - Behind ESC

    mutating func takeEscaped(_ byte: UInt8, _ run: inout DecodedRun) {
        if byte == 0x1B { return begin(.doubleEscape) }
        if byte == UInt8(ascii: "[") { return begin(.controlSequence) }
        if byte == UInt8(ascii: "O") { return begin(.singleShift) }
        if let kind = ControlString.Kind(introducer: byte) { return begin(.stringIntroducer(kind)) }
        begin(.ground, hasPrefix: true)
        take(byte, &run)
    }

    /// Two ESC: rxvt sends keys with Alt so; otherwise the first was Esc.
    mutating func takeTwiceEscaped(_ byte: UInt8, _ run: inout DecodedRun) {
        if byte == UInt8(ascii: "[") { return begin(.controlSequence, hasPrefix: true) }
        if byte == UInt8(ascii: "O") { return begin(.singleShift, hasPrefix: true) }
        run.append(.escape)
        begin(.escape)
        take(byte, &run)
    }
}
