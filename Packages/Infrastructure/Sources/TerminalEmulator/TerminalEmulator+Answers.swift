import TerminalText

extension TerminalEmulator {
    /// What asks the terminal something; known whether it is answered or not.
    mutating func answer(_ sequence: ControlSequence) -> Bool {
        switch sequence.function {
        case "c":
            let attributes = ([62] + behavior.attributes).map { String($0) }.joined(separator: ";")
            answer(.deviceAttributes, "\u{1B}[?\(attributes)c")
        case ">c":
            answer(.secondaryDeviceAttributes, "\u{1B}[>1;10;0c")
        case "n" where sequence.value() == 5:
            answer(.status, "\u{1B}[0n")
        case "n" where sequence.value() == 6:
            answer(.status, "\u{1B}[\(position.row + 1);\(position.column + 1)R")
        case "?$p":
            answer(.modes, "\u{1B}[?\(sequence.value());\(report(on: sequence.value()))$y")
        case "?u":
            answer(.keyboard, "\u{1B}[?\(keyboardFlags)u")
        case ">q":
            answer(.version, "\u{1B}P>|\(behavior.name)\u{1B}\\")
        case "t" where sequence.value() == 14:
            answer(.sizes, "\u{1B}[4;\(rows * behavior.cellHeight);\(columns * behavior.cellWidth)t")
        case "t" where sequence.value() == 16:
            answer(.sizes, "\u{1B}[6;\(behavior.cellHeight);\(behavior.cellWidth)t")
        case "t" where sequence.value() == 18:
            answer(.sizes, "\u{1B}[8;\(rows);\(columns)t")
        default: return false
        }
        return true
    }

    private mutating func answer(_ query: TerminalBehavior.Query, _ text: String) {
        if behavior.answers.contains(query) {
            reply(text)
        }
    }

    /// 1 set, 2 not set, 0 not known.
    private func report(on mode: Int) -> Int {
        let isKnown = behavior.knownModes.contains(mode) || mode == 2027 && behavior.widths != .codePoints
        return isKnown ? modes.contains(mode) ? 1 : 2 : 0
    }

    mutating func takeString(_ introducer: Character, body: [UInt8], endsInBell: Bool) {
        let text = { (bytes: ArraySlice<UInt8>) in String(decoding: bytes, as: UTF8.self) }
        switch (introducer, body.first) {
        case ("]", _):
            takeCommand(body, end: endsInBell ? "\u{7}" : "\u{1B}\\")
        case ("_", UInt8(ascii: "G")):
            let end = body.firstIndex(of: UInt8(ascii: ";")) ?? body.endIndex
            takeGraphics(control: text(body[1..<end]), payloadBytes: max(0, body.count - end - 1))
        case ("P", _):
            guard let end = body.firstIndex(where: { (0x40..<0x7F).contains($0) }) else { return note("DCS") }
            switch text(body[...end]).drop(while: { $0.isNumber || $0 == ";" }) {
            case "q": record(.sixel, control: text(body[..<end]), payloadBytes: body.count - end - 1)
            case "+q", "$q": break
            default: note("DCS \(text(body.prefix(20)))")
            }
        default:
            note("ESC \(introducer) \(text(body.prefix(20)))")
        }
    }

    /// OSC: a number, a semicolon and what it is about.
    private mutating func takeCommand(_ body: [UInt8], end: String) {
        let parts = body.split(separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
        let command = String(decoding: parts[0], as: UTF8.self)
        let rest = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
        switch command {
        case "0", "2": title = rest
        case "1", "133": break
        case "8": takeLink(rest)
        case "10" where rest == "?": answerColor(command, behavior.background.map { 255 - $0 }, end: end)
        case "11" where rest == "?": answerColor(command, behavior.background, end: end)
        case "1337" where rest.hasPrefix("File="):
            let arguments = rest.dropFirst("File=".count)
            let colon = arguments.firstIndex(of: ":") ?? arguments.endIndex
            record(
                .iTerm2,
                control: String(arguments[..<colon]),
                payloadBytes: max(0, arguments[colon...].utf8.count - 1)
            )
        default: note("OSC \(command);\(rest.prefix(20))")
        }
    }

    private mutating func answerColor(_ command: String, _ color: [UInt8], end: String) {
        let parts = color.map { part in
            let digits = String(part, radix: 16)
            return String(repeating: digits.count == 1 ? "0\(digits)" : digits, count: 2)
        }
        answer(.colors, "\u{1B}]\(command);rgb:\(parts.joined(separator: "/"))\(end)")
    }

    /// `OSC 8 ; parameters ; address`; an empty address ends the link.
    private mutating func takeLink(_ rest: String) {
        guard let separator = rest.firstIndex(of: ";") else { return note("OSC 8;\(rest.prefix(20))") }
        let address = String(rest[rest.index(after: separator)...])
        style.link = Hyperlink(address)
        if style.link == nil, !address.isEmpty {
            note("OSC 8 to \(address.prefix(40))")
        }
    }

    private mutating func takeGraphics(control: String, payloadBytes: Int) {
        let keys = control.split(separator: ",").reduce(into: [Substring: Substring]()) { keys, pair in
            guard let equals = pair.firstIndex(of: "=") else { return }
            keys[pair[..<equals]] = pair[pair.index(after: equals)...]
        }
        if isInPictureData, let last = pictures.last {
            pictures[pictures.count - 1] = RecordedPicture(
                format: .kitty,
                control: last.control,
                payloadBytes: last.payloadBytes + payloadBytes,
                column: last.column,
                row: last.row
            )
            isInPictureData = keys["m"] == "1"
            return
        }
        switch keys["a"] {
        case "q": answer(.graphics, "\u{1B}_Gi=\(keys["i"] ?? "0");OK\u{1B}\\")
        case "d": pictureRemovals.append(control)
        default:
            record(.kitty, control: control, payloadBytes: payloadBytes)
            isInPictureData = keys["m"] == "1"
        }
    }

    private mutating func record(_ kind: RecordedPicture.Format, control: String, payloadBytes: Int) {
        pictures.append(
            RecordedPicture(
                format: kind,
                control: control,
                payloadBytes: payloadBytes,
                column: position.column,
                row: position.row
            )
        )
    }
}
