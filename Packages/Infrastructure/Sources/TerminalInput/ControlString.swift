/// A string that a terminal sends: a reply to a query. Others are passed over.
struct ControlString {
    /// What it was introduced with behind ESC.
    enum Kind: Sendable {
        case operatingSystemCommand
        case deviceControl
        case applicationProgram

        init?(introducer: UInt8) {
            switch introducer {
            case UInt8(ascii: "]"): self = .operatingSystemCommand
            case UInt8(ascii: "P"): self = .deviceControl
            case UInt8(ascii: "_"): self = .applicationProgram
            default: return nil
            }
        }

        var introducer: Character {
            switch self {
            case .operatingSystemCommand: "]"
            case .deviceControl: "P"
            case .applicationProgram: "_"
            }
        }

        /// Whether a reply of this kind can begin so; if not, it was a key with Alt, and this is the next.
        func mayBegin(with byte: UInt8) -> Bool {
            switch self {
            case .operatingSystemCommand: (0x30...0x39).contains(byte)
            case .deviceControl: (0x30...0x39).contains(byte) || Array("!$+>|=".utf8).contains(byte)
            case .applicationProgram: byte == UInt8(ascii: "G")
            }
        }
    }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ bytes: [UInt8]) {
        self.kind = kind
        text = String(decoding: bytes, as: UTF8.self)
    }

    var reply: DeviceReply? {
        switch kind {
        case .operatingSystemCommand:
            guard text.hasPrefix("11;") else { return nil }
            return ReportedColor(specification: String(text.dropFirst(3))).map(DeviceReply.background)
        case .deviceControl:
            return text.hasPrefix(">|") ? .name(String(text.dropFirst(2))) : nil
        case .applicationProgram:
            return graphicsReply
        }
    }

    /// `G` keys `;` message, such as `Gi=31;OK`.
    private var graphicsReply: DeviceReply? {
        let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        let image = parts[0].split(separator: ",").first { $0.hasPrefix("i=") }.flatMap { Int($0.dropFirst(2)) }
        return .graphics(image: image, isOK: parts[1] == "OK")
    }
}
