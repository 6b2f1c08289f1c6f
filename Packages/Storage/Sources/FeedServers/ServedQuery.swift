/// The parameters of a query or a form, in their order, `+` and percent signs resolved.
public struct ServedQuery: Hashable, Sendable {
    public let names: [String]
    private let values: [String]

    init(_ text: some StringProtocol) {
        var (names, values): ([String], [String]) = ([], [])
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            names.append(Self.decoded(parts[0], isForm: true))
            values.append(parts.count > 1 ? Self.decoded(parts[1], isForm: true) : "")
        }
        self.names = names
        self.values = values
    }

    /// The last value of that name, as servers take it.
    public subscript(name: String) -> String? {
        names.lastIndex(of: name).map { values[$0] }
    }

    /// The number of that name; `standard` without one, `nil` for what is no number.
    func number(_ name: String, standard: Int) -> Int? {
        self[name].map { Int($0) } ?? standard
    }

    static func decoded(_ text: some StringProtocol, isForm: Bool) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(isForm && byte == UInt8(ascii: "+") ? 0x20 : byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
