/// Takes what a program writes apart into characters and sequences, a byte at a time, the way terminals do
/// (ECMA-48; after the state machine of the DEC terminals, with UTF-8 for the characters).
struct SequenceParser: Sendable {
    enum Token: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        /// C0.
        case control(UInt8)
        /// `ESC`, intermediates and a final byte.
        case escape(String)
        case controlSequence(ControlSequence)
        /// OSC, DCS, APC, PM or SOS by its second byte (`]`, `P`, `_`, `^`, `X`), what it holds, and whether BEL ended it.
        case string(introducer: Character, body: [UInt8], endsInBell: Bool)
        /// What can be read as nothing.
        case malformed(String)
    }

    private enum State: Sendable {
        case ground, escape, controlSequence, string, stringEscape
    }

    private var state = State.ground
    private var collected: [UInt8] = []
    private var introducer: Character = "]"
    private var character: [UInt8] = []
    private var missing = 0

    mutating func parse(_ byte: UInt8, into tokens: inout [Token]) {
        if missing > 0, byte & 0xC0 != 0x80 {
            missing = 0
            tokens.append(.malformed("cut-off UTF-8"))
        }
        switch state {
        case .ground: parseGround(byte, into: &tokens)
        case .escape: parseEscape(byte, into: &tokens)
        case .controlSequence: parseControlSequence(byte, into: &tokens)
        case .string: parseString(byte, into: &tokens)
        case .stringEscape:
            if byte == UInt8(ascii: "\\") {
                end(.string(introducer: introducer, body: collected, endsInBell: false), into: &tokens)
            } else {
                end(.malformed("ESC \(introducer) without an end"), into: &tokens)
                state = .escape
                parseEscape(byte, into: &tokens)
            }
        }
    }

    private mutating func end(_ token: Token, into tokens: inout [Token]) {
        tokens.append(token)
        collected = []
        state = .ground
    }

    private mutating func parseGround(_ byte: UInt8, into tokens: inout [Token]) {
        switch byte {
        case 0x1B:
            collected = []
            state = .escape
        case 0x00..<0x20, 0x7F:
            tokens.append(.control(byte))
        case 0x20..<0x7F:
            tokens.append(.scalar(Unicode.Scalar(byte)))
        default:
            parseUTF8(byte, into: &tokens)
        }
    }

    private mutating func parseUTF8(_ byte: UInt8, into tokens: inout [Token]) {
        if missing == 0 {
            character = [byte]
            switch byte {
            case 0xC2...0xDF: missing = 1
            case 0xE0...0xEF: missing = 2
            case 0xF0...0xF4: missing = 3
            default: tokens.append(.malformed("byte \(String(byte, radix: 16)) outside UTF-8"))
            }
            return
        }
        character.append(byte)
        missing -= 1
        guard missing == 0 else { return }
        let decoded = String(decoding: character, as: UTF8.self).unicodeScalars
        guard decoded.count == 1, let scalar = decoded.first, scalar != "\u{FFFD}" || character == [0xEF, 0xBF, 0xBD]
        else {
            tokens.append(.malformed("wrong UTF-8"))
            return
        }
        if (0x80..<0xA0).contains(scalar.value) {
            tokens.append(.malformed("C1 control \(String(scalar.value, radix: 16))"))
        } else {
            tokens.append(.scalar(scalar))
        }
    }

    private mutating func parseEscape(_ byte: UInt8, into tokens: inout [Token]) {
        switch byte {
        case 0x18, 0x1A:
            end(.malformed("ESC cancelled"), into: &tokens)
        case 0x1B:
            collected = []
            tokens.append(.malformed("ESC before ESC"))
        case UInt8(ascii: "[") where collected.isEmpty:
            state = .controlSequence
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            guard collected.isEmpty else {
                collected.append(byte)
                end(.escape(String(decoding: collected, as: UTF8.self)), into: &tokens)
                return
            }
            introducer = Character(Unicode.Scalar(byte))
            state = .string
        case 0x20..<0x30:
            collected.append(byte)
        case 0x30..<0x7F:
            collected.append(byte)
            end(.escape(String(decoding: collected, as: UTF8.self)), into: &tokens)
        default:
            end(.malformed("ESC before byte \(String(byte, radix: 16))"), into: &tokens)
        }
    }

    private mutating func parseControlSequence(_ byte: UInt8, into tokens: inout [Token]) {
        switch byte {
        case 0x18, 0x1A:
            end(.malformed("CSI cancelled"), into: &tokens)
        case 0x1B:
            end(.malformed("CSI without an end"), into: &tokens)
            state = .escape
        case 0x20..<0x40:
            collected.append(byte)
        case 0x40..<0x7F:
            end(.controlSequence(ControlSequence(body: collected, final: byte)), into: &tokens)
        default:
            end(.malformed("CSI with byte \(String(byte, radix: 16))"), into: &tokens)
        }
    }

    private mutating func parseString(_ byte: UInt8, into tokens: inout [Token]) {
        switch byte {
        case 0x07 where introducer == "]":
            end(.string(introducer: introducer, body: collected, endsInBell: true), into: &tokens)
        case 0x18, 0x1A:
            end(.malformed("ESC \(introducer) cancelled"), into: &tokens)
        case 0x1B:
            state = .stringEscape
        default:
            collected.append(byte)
        }
    }
}
