/// What is wrong with bytes that should hold a secret, as the rest of a sentence about where they came from.
struct SecretFault: Error {
    let reason: String
}

extension Secret {
    /// How many bytes a place that holds a secret may hold.
    static let byteLimit = 64 * 1024

    /// The first line, without its end.
    ///
    /// A control character in it is refused: in a header it would be the end of the header, and what put it there was
    /// hardly a person who wrote down a key.
    init(firstLineOf bytes: [UInt8]) throws(SecretFault) {
        var line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        while line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard !line.isEmpty else { throw SecretFault(reason: "holds nothing in its first line") }
        guard let text = String(validating: line, as: UTF8.self) else {
            throw SecretFault(reason: "holds no text in its first line: it is not UTF-8")
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            throw SecretFault(reason: "holds control characters in its first line")
        }
        self.init(text)
    }
}
