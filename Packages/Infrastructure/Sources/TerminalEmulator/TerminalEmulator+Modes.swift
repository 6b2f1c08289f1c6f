import TerminalText

extension TerminalEmulator {
    /// What switches styles, modes and protocols.
    mutating func change(_ sequence: ControlSequence) -> Bool {
        switch sequence.function {
        case "m": return selectStyle(sequence)
        case "?h": return sequence.values.reduce(true) { setMode($1, true) && $0 }
        case "?l": return sequence.values.reduce(true) { setMode($1, false) && $0 }
        case ">u":
            keyboard[isAlternate, default: []].append(sequence.value())
        case "<u":
            keyboard[isAlternate] = keyboard[isAlternate]?.dropLast(sequence.count())
        case "=u":
            changeKeyboard(flags: sequence.value(), how: sequence.count(1))
        case "!p":
            style = .plain
            region = 0..<rows
            modes.formUnion([7, 25])
        case " q", ">m":
            // The shape of the cursor and xterm's modifyOtherKeys show nothing here.
            break
        case "t" where sequence.value() == 22:
            titles.append(title)
        case "t" where sequence.value() == 23:
            title = titles.popLast() ?? title
        default: return false
        }
        return true
    }

    /// What a private mode does here; any other is known by its number only, so that a test can ask for it.
    private mutating func setMode(_ mode: Int, _ isSet: Bool) -> Bool {
        switch mode {
        case 47, 1047, 1049:
            guard isSet != isAlternate else { break }
            if mode == 1049, isSet { saveCursor() }
            isAlternate = isSet
            if isSet {
                alternate = ScreenGrid(columns: columns, rows: rows)
            } else if mode == 1049 {
                restoreCursor()
            }
            position.isPastEnd = false
        case 1048:
            if isSet { saveCursor() } else { restoreCursor() }
        case 7:
            position.isPastEnd = false
        case 2027:
            guard behavior.widths != .codePoints else { return false }
        case 1, 12, 25, 1000, 1002, 1003, 1004, 1006, 1007, 2004, 2026, 2031:
            break
        default:
            return false
        }
        if isSet {
            modes.insert(mode)
        } else {
            modes.remove(mode)
        }
        return true
    }

    /// `CSI = flags ; how u`: 1 replaces, 2 adds, 3 takes away.
    private mutating func changeKeyboard(flags: Int, how: Int) {
        var stack = keyboard[isAlternate] ?? []
        let current = stack.popLast() ?? 0
        switch how {
        case 2: stack.append(current | flags)
        case 3: stack.append(current & ~flags)
        default: stack.append(flags)
        }
        keyboard[isAlternate] = stack
    }

    /// SGR.
    private mutating func selectStyle(_ sequence: ControlSequence) -> Bool {
        var parameters = sequence.parameters.isEmpty ? [[0]] : sequence.parameters
        var isKnown = true
        while let parameter = parameters.first {
            parameters.removeFirst()
            let code = parameter.first.flatMap { $0 } ?? 0
            switch code {
            case 0: style = TextStyle(link: style.link)
            case 1: style.isBold = true
            case 2: style.isDim = true
            case 3: style.isItalic = true
            case 4: style.isUnderlined = parameter.count < 2 || parameter[1] != 0
            case 7: style.isInverse = true
            case 22: (style.isBold, style.isDim) = (false, false)
            case 23: style.isItalic = false
            case 24: style.isUnderlined = false
            case 27: style.isInverse = false
            case 30...37, 90...97: style.foreground = Self.color(code)
            case 40...47, 100...107: style.background = Self.color(code - 10)
            case 39: style.foreground = nil
            case 49: style.background = nil
            case 38, 48:
                guard let color = Self.extendedColor(parameter, following: &parameters) else { return false }
                if code == 38 { style.foreground = color } else { style.background = color }
            default: isKnown = false
            }
        }
        return isKnown
    }

    private static func color(_ code: Int) -> TextColor? {
        ANSIColor(rawValue: UInt8(code < 90 ? code - 30 : code - 82)).map { .ansi($0) }
    }

    /// `38 ; 5 ; n` and `38 ; 2 ; r ; g ; b`, with colons too.
    private static func extendedColor(_ parameter: [Int?], following: inout [[Int?]]) -> TextColor? {
        var parts: [Int]
        if parameter.count > 1 {
            parts = parameter.dropFirst().compactMap { $0 }
        } else {
            let kind = following.first?.first.flatMap { $0 } ?? 0
            let count = kind == 5 ? 2 : kind == 2 ? 4 : 0
            guard count > 0, following.count >= count else { return nil }
            parts = following.prefix(count).map { $0.first.flatMap { $0 } ?? 0 }
            following.removeFirst(count)
        }
        let values = parts.dropFirst().map { UInt8(clamping: $0) }
        switch (parts.first, values.count) {
        case (5, 1): return .palette(values[0])
        case (2, 3): return .rgb(values[0], values[1], values[2])
        default: return nil
        }
    }
}
