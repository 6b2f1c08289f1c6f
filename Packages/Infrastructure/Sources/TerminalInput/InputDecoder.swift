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
    enum State {
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

    static let sequenceLimit = 128
    static let stringLimit = 4096
    static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    var state = State.ground
    /// The bytes of the sequence or the paste so far, without introducer.
    var held: [UInt8] = []
    /// More came than is held, so that it means nothing.
    var isOverfull = false
    /// What is being put together follows an ESC that is not its own.
    var hasPrefix = false
    var scalars = ScalarAssembler()
    /// How many bytes of ``pasteEnd`` were just seen.
    var pasteEndMatched = 0
    let pasteLimit: Int

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
