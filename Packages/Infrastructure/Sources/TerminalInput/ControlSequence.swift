/// A control sequence (ECMA-48 5.4): parameters with their sub-parameters, and what it ends in.
struct ControlSequence {
    enum Meaning {
        case key(KeyPress)
        case other(DecodedInput)
        case pasteBegin
    }

    /// `<`, `=`, `>` or `?`, which makes a sequence a private one.
    let marker: UInt8?
    /// By position, then by colon; those left empty are `nil`.
    let parameters: [[Int?]]
    let intermediates: [UInt8]
    let final: UInt8

    /// `nil` when the bytes between introducer and final byte are malformed.
    init?(_ body: [UInt8], final: UInt8) {
        var rest = body[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            marker = first
            rest = rest.dropFirst()
        } else {
            marker = nil
        }
        let digits = rest.prefix { (0x30...0x3B).contains($0) }
        intermediates = Array(rest.dropFirst(digits.count))
        guard intermediates.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
        parameters = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
        }
        self.final = final
    }

    /// The first value of a parameter; `nil` when it is not there or empty.
    subscript(position: Int) -> Int? {
        parameters.indices.contains(position) ? parameters[position][0] : nil
    }

    /// The first values of all parameters, those left empty as 0.
    var values: [Int] { parameters.map { $0[0] ?? 0 } }

    var meaning: Meaning? {
        switch (marker, intermediates) {
        case (nil, []): plainMeaning
        case (UInt8(ascii: "<"), []): mouse.map { .other(.event(.mouse($0))) }
        case (UInt8(ascii: "?"), let intermediates): reply(intermediates).map { .other(.reply($0)) }
        default: nil
        }
    }

    private var plainMeaning: Meaning? {
        switch final {
        case UInt8(ascii: "I") where parameters.allSatisfy { $0 == [nil] }: return .other(.event(.focus(true)))
        case UInt8(ascii: "O") where parameters.allSatisfy { $0 == [nil] }: return .other(.event(.focus(false)))
        case UInt8(ascii: "~") where self[0] == 200: return .pasteBegin
        case UInt8(ascii: "t"):
            guard self[0] == 6, let height = self[1], let width = self[2], height > 0, width > 0 else { return nil }
            return .other(.reply(.cellSize(width: width, height: height)))
        default: return KeyPress(self).map(Meaning.key)
        }
    }

    private func reply(_ intermediates: [UInt8]) -> DeviceReply? {
        switch (intermediates, final) {
        case ([], UInt8(ascii: "c")): return .deviceAttributes(values)
        case ([], UInt8(ascii: "u")): return self[0].map(DeviceReply.keyboardFlags)
        case ([UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard let mode = self[0], let state = DeviceReply.ModeState(rawValue: self[1] ?? 0) else { return nil }
            return .mode(mode, state)
        default: return nil
        }
    }

    /// `CSI < button ; column ; row` and `M` for pressed or `m` for released.
    private var mouse: MouseEvent? {
        guard parameters.count == 3, let button = self[0], let column = self[1], let row = self[2],
            final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
        else { return nil }
        return MouseEvent(button: button, column: column, row: row, isRelease: final == UInt8(ascii: "m"))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 9 else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
