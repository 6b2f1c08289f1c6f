/// Turns the bytes that a terminal sends into keys, text, mouse events and replies.
///
/// A value without a clock: what it makes of bytes does not depend on how they are split over reads, with two
/// exceptions. A character of several scalars (an emoji with joiners, a letter with combining marks) is one key when it
/// arrives in one piece, and several whose texts together are the same when it does not. And what may be complete or
/// not, such as a lone Esc, is held until more arrives or ``flush()`` says that nothing does; ``unfinished`` tells.
///
/// What it knows: UTF-8; CSI and SS3 keys with modifiers as xterm, rxvt and the Linux console send them; the kitty
/// keyboard protocol and xterm's modifyOtherKeys; Alt as an ESC before the key; bracketed paste; the mouse in SGR and X10
/// form; focus. Sources: xterm's ctlseqs, urxvt(7), console_codes(4), and
/// <https://sw.kovidgoyal.net/kitty/keyboard-protocol/>.
///
/// No bytes make it fail. Bytes that are no UTF-8 become U+FFFD, an unknown sequence is passed over as a whole, and of a
/// malformed one only what belongs to it. What it holds is bounded.
public struct InputDecoder: Sendable {
    private enum State {
        case ground
        case escape
        case doubleEscape
        case singleShift
        case controlSequence
        /// Behind `ESC [ [`: F1 to F5 of the Linux console.
        case consoleFunction
        /// Behind `ESC [ M`: three bytes of a mouse event in X10 form.
        case legacyMouse
        /// Behind an introducer that could also be a key with Alt; the next byte decides.
        case stringIntroducer(ControlString.Kind)
        case string(ControlString.Kind)
        /// An ESC within a string, which the beginning of its end may be.
        case stringEscape(ControlString.Kind)
        case paste
    }

    private static let sequenceLimit = 128
    private static let stringLimit = 4096
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    private var state = State.ground
    /// The bytes of the sequence or the paste so far, without introducer.
    private var held: [UInt8] = []
    /// More came than is held, so that it means nothing.
    private var isOverfull = false
    /// What is being put together follows an ESC that is not its own.
    private var hasPrefix = false
    private var scalars = ScalarAssembler()
    /// How many bytes of ``pasteEnd`` were just seen.
    private var pasteEndMatched = 0
    private let pasteLimit: Int

    /// Makes a decoder that knows nothing yet.
    ///
    /// - Parameter pasteLimit: how many bytes of a paste are kept; the rest of a longer one is left away.
    public init(pasteLimit: Int = 1 << 20) {
        self.pasteLimit = max(0, pasteLimit)
    }

    /// What is held back; `nil` when nothing is.
    public var unfinished: UnfinishedInput? {
        switch state {
        case .ground: scalars.isAssembling ? .key : nil
        case .escape, .doubleEscape, .stringIntroducer: .key
        case .singleShift, .controlSequence: held.isEmpty ? .key : .sequence
        case .consoleFunction, .legacyMouse, .string, .stringEscape: .sequence
        case .paste: .paste
        }
    }

    /// Whether something is held back.
    public var isWaiting: Bool { unfinished != nil }

    /// Takes bytes in and tells what they complete.
    public mutating func decode(_ bytes: some Sequence<UInt8>) -> [DecodedInput] {
        var run = DecodedRun()
        for byte in bytes { take(byte, &run) }
        run.endText()
        return run.items
    }

    /// Says that nothing more belongs to what is held, and tells what that is: Esc for a lone ESC, what came of a paste
    /// without an end, nothing for a sequence that was cut off.
    public mutating func flush() -> [DecodedInput] {
        var run = DecodedRun()
        switch state {
        case .ground: if scalars.isAssembling { endMalformed(&run) }
        case .escape, .stringEscape: run.append(.escape)
        case .doubleEscape:
            run.append(.escape)
            run.append(.escape)
        case .singleShift: endUnlessBegun("O", &run)
        case .controlSequence: endUnlessBegun("[", &run)
        case .stringIntroducer(let kind): run.append(.character(kind.introducer), .alt)
        case .consoleFunction, .legacyMouse, .string: break
        case .paste: endPaste(&run)
        }
        begin(.ground)
        run.endText()
        return run.items
    }
}

extension InputDecoder {
    private mutating func begin(_ next: State, hasPrefix: Bool = false) {
        state = next
        self.hasPrefix = hasPrefix
        isOverfull = false
        scalars.reset()
        // A large paste's memory is given back, a sequence's is used again.
        held.removeAll(keepingCapacity: held.capacity <= Self.stringLimit * 2)
    }

    private mutating func hold(_ byte: UInt8, limit: Int) {
        if held.count < limit { held.append(byte) } else { isOverfull = true }
    }

    private mutating func take(_ byte: UInt8, _ run: inout DecodedRun) {
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

    private mutating func takeText(_ byte: UInt8, _ run: inout DecodedRun) {
        switch scalars.add(byte) {
        case .incomplete: return
        case .malformed: endMalformed(&run)
        case .malformedBefore:
            endMalformed(&run)
            take(byte, &run)
        case .scalar(let scalar): takeScalar(scalar, &run)
        }
    }

    private mutating func takeScalar(_ scalar: Unicode.Scalar, _ run: inout DecodedRun) {
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

    private mutating func endMalformed(_ run: inout DecodedRun) {
        scalars.reset()
        takeScalar("\u{FFFD}", &run)
    }

    // MARK: - Behind ESC

    private mutating func takeEscaped(_ byte: UInt8, _ run: inout DecodedRun) {
        if byte == 0x1B { return begin(.doubleEscape) }
        if byte == UInt8(ascii: "[") { return begin(.controlSequence) }
        if byte == UInt8(ascii: "O") { return begin(.singleShift) }
        if let kind = ControlString.Kind(introducer: byte) { return begin(.stringIntroducer(kind)) }
        begin(.ground, hasPrefix: true)
        take(byte, &run)
    }

    /// Two ESC: rxvt sends keys with Alt so; otherwise the first was Esc.
    private mutating func takeTwiceEscaped(_ byte: UInt8, _ run: inout DecodedRun) {
        if byte == UInt8(ascii: "[") { return begin(.controlSequence, hasPrefix: true) }
        if byte == UInt8(ascii: "O") { return begin(.singleShift, hasPrefix: true) }
        run.append(.escape)
        begin(.escape)
        take(byte, &run)
    }

    private mutating func takeSingleShift(_ byte: UInt8, _ run: inout DecodedRun) {
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
    private func hasRoomForShiftParameter(_ byte: UInt8) -> Bool {
        held.count < 8 && byte != 0x3A
    }

    private mutating func takeControlSequence(_ byte: UInt8, _ run: inout DecodedRun) {
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
    private func endUnlessBegun(_ introducer: Character, _ run: inout DecodedRun) {
        guard held.isEmpty else { return }
        if hasPrefix { run.append(.escape) }
        run.append(.character(introducer), .alt)
    }

    private mutating func endControlSequence(final: UInt8, _ run: inout DecodedRun) {
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

    private mutating func takeLegacyMouse(_ byte: UInt8, _ run: inout DecodedRun) {
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

    private mutating func takeString(_ kind: ControlString.Kind, _ byte: UInt8, _ run: inout DecodedRun) {
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

    private mutating func endString(_ kind: ControlString.Kind, _ run: inout DecodedRun) {
        if !isOverfull, let reply = ControlString(kind, held).reply { run.append(.reply(reply)) }
        begin(.ground)
    }

    // MARK: - Paste

    private mutating func takePaste(_ byte: UInt8, _ run: inout DecodedRun) {
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
    private mutating func keepMatchedPasteEnd() {
        for byte in Self.pasteEnd.prefix(pasteEndMatched) { hold(byte, limit: pasteLimit) }
        pasteEndMatched = 0
    }

    private mutating func endPaste(_ run: inout DecodedRun) {
        keepMatchedPasteEnd()
        if isOverfull {
            // Not in the middle of a scalar.
            while let last = held.last, last & 0xC0 == 0x80 { held.removeLast() }
            if let last = held.last, last >= 0xC0 { held.removeLast() }
        }
        guard !held.isEmpty else { return }
        run.append(.event(.paste(String(decoding: held, as: UTF8.self))))
    }
}
