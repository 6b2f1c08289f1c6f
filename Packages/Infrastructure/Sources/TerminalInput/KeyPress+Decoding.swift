extension KeyPress {
    /// A control character as a key.
    init(control byte: UInt8) {
        switch byte {
        case 0x00: self.init(.character(" "), .control)
        case 0x08, 0x7F: self.init(.backspace)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.enter)
        case 0x1B: self.init(.escape)
        case 0x01...0x1A: self.init(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
        default: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
        }
    }

    /// `SS3 letter`; some terminals put a modifier, or `1;` and a modifier, before the letter.
    init?(singleShift letter: UInt8, parameters: [UInt8]) {
        if parameters.isEmpty {
            // rxvt: the arrows with Ctrl.
            if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter),
                let key = FunctionKeys.key(letter: letter - 0x20)
            {
                self.init(key, .control)
            } else if let key = FunctionKeys.key(letter: letter) ?? FunctionKeys.keypad(letter) {
                self.init(key)
            } else {
                return nil
            }
            return
        }
        guard let key = FunctionKeys.key(letter: letter), let sequence = ControlSequence(parameters, final: letter),
            let modifiers = KeyModifiers(code: sequence[1] ?? sequence[0])
        else { return nil }
        self.init(key, modifiers)
    }

    /// A control sequence that stands for a key; `nil` for any other, and for a key that is let go.
    init?(_ sequence: ControlSequence) {
        switch sequence.final {
        case UInt8(ascii: "u"): self.init(unicode: sequence)
        case UInt8(ascii: "~") where sequence[0] == 27 && sequence.parameters.count == 3:
            // modifyOtherKeys: `CSI 27 ; modifiers ; code ~`.
            guard let code = sequence[2], let modifiers = KeyModifiers(code: sequence[1]) else { return nil }
            self.init(code: code, shifted: nil, base: nil, modifiers: modifiers)
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
            guard let key = sequence[0].flatMap(FunctionKeys.key(tilde:)) else { return nil }
            self.init(key, sequence, adding: Self.rxvtModifiers(sequence.final))
        case UInt8(ascii: "Z"): self.init(.tab, sequence, adding: .shift)
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            // rxvt: the arrows with Shift.
            guard sequence[0] == nil, let key = FunctionKeys.key(letter: sequence.final - 0x20) else {
                return nil
            }
            self.init(key, .shift)
        default:
            guard (sequence[0] ?? 1) == 1, let key = FunctionKeys.key(letter: sequence.final) else { return nil }
            self.init(key, sequence, adding: [])
        }
    }

    /// A key that types nothing, with the modifiers and the kind of event in the second parameter.
    private init?(_ key: Key, _ sequence: ControlSequence, adding more: KeyModifiers) {
        guard !sequence.isRelease, let modifiers = KeyModifiers(code: sequence[1]) else { return nil }
        self.init(key, modifiers.union(more))
    }

    /// `CSI code : shifted : base ; modifiers : event ; text u` of the kitty keyboard protocol.
    private init?(unicode sequence: ControlSequence) {
        guard !sequence.isRelease, let code = sequence[0], let modifiers = KeyModifiers(code: sequence[1]) else {
            return nil
        }
        let alternates = sequence.parameters[0]
        self.init(
            code: code,
            shifted: alternates.count > 1 ? alternates[1] : nil,
            base: alternates.count > 2 ? alternates[2] : nil,
            modifiers: modifiers
        )
    }

    /// A key by the scalar it types without modifiers, or with shift where that is known.
    private init?(code: Int, shifted: Int?, base: Int?, modifiers: KeyModifiers) {
        switch code {
        case 8, 127: self.init(.backspace, modifiers)
        case 9: self.init(.tab, modifiers)
        case 10, 13: self.init(.enter, modifiers)
        case 27: self.init(.escape, modifiers)
        // The private use area that the protocol gives keys which type nothing.
        case 57344...63743:
            guard let key = FunctionKeys.key(kitty: code) else { return nil }
            self.init(key, modifiers)
        default:
            var modifiers = modifiers
            // A shortcut is meant by where it is on the keyboard when the layout types no Latin letters.
            let isShortcut = modifiers.contains(.control) && code > 0x7F
            guard var character = Character(typed: isShortcut ? base ?? code : code) else { return nil }
            if modifiers.contains(.shift) {
                if let typed = shifted.flatMap(Character.init(typed:)), !isShortcut {
                    character = typed
                    modifiers.remove(.shift)
                } else if let upper = character.upper {
                    character = upper
                    modifiers.remove(.shift)
                } else if character.isUppercase {
                    modifiers.remove(.shift)
                }
            }
            self.init(.character(character), modifiers)
        }
    }

    /// What rxvt tells by the final byte.
    private static func rxvtModifiers(_ final: UInt8) -> KeyModifiers {
        switch final {
        case UInt8(ascii: "^"): .control
        case UInt8(ascii: "$"): .shift
        case UInt8(ascii: "@"): [.control, .shift]
        default: []
        }
    }
}

extension ControlSequence {
    /// Whether it tells of a key that is let go: the second sub-parameter of the second parameter is 3.
    fileprivate var isRelease: Bool {
        parameters.count > 1 && parameters[1].count > 1 && parameters[1][1] == 3
    }
}

extension KeyModifiers {
    /// From xterm's and kitty's number, which is 1 more than the bits. `nil` with Super or Hyper, since such a key is
    /// not the one without; Meta is Alt, and the locks are left away.
    init?(code: Int?) {
        guard let code, code > 0 else {
            self = []
            return
        }
        let bits = code - 1
        guard bits & 0b11000 == 0 else { return nil }
        self = []
        if bits & 1 != 0 { insert(.shift) }
        if bits & 2 != 0 || bits & 32 != 0 { insert(.alt) }
        if bits & 4 != 0 { insert(.control) }
    }
}

extension Character {
    /// A scalar that somebody can type: `nil` for controls and for numbers that are none.
    fileprivate init?(typed code: Int) {
        guard code >= 0x20, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init),
            scalar.properties.generalCategory != .control
        else { return nil }
        self.init(scalar)
    }

    /// The capital of a small letter, where that is one character.
    fileprivate var upper: Character? {
        let upper = uppercased()
        guard isLowercase, upper.count == 1 else { return nil }
        return upper.first
    }
}
