extension MouseEvent {
    /// From the numbers of an SGR report, with columns and rows counted from 1: `nil` for what is not told (sideways
    /// scrolling, extra buttons, moving without a button).
    init?(button code: Int, column: Int, row: Int, isRelease: Bool) {
        guard column > 0, row > 0, code >= 0, code < 128 else { return nil }
        var modifiers: KeyModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }

        let kind: Kind
        if code & 64 != 0 {
            guard !isRelease, code & 2 == 0 else { return nil }
            kind = code & 1 == 0 ? .scrollUp : .scrollDown
        } else {
            let buttons: [Button] = [.left, .middle, .right]
            guard buttons.indices.contains(code & 3) else { return nil }
            let button = buttons[code & 3]
            kind = isRelease ? .release(button) : code & 32 != 0 ? .drag(button) : .press(button)
        }
        self.init(kind, column: column - 1, row: row - 1, modifiers: modifiers)
    }

    /// From the three bytes of an X10 report, each 32 more than its number. It does not tell which button was released.
    init?(legacy bytes: [UInt8]) {
        guard bytes.count == 3 else { return nil }
        let numbers = bytes.map { Int($0) - 32 }
        let isRelease = numbers[0] & 0x43 == 3
        let code = isRelease ? numbers[0] & ~3 : numbers[0]
        self.init(button: code, column: numbers[1], row: numbers[2], isRelease: isRelease)
    }
}
