import AnimalFormats
import JSONStreaming

/// What a server says is wrong, in a line that may be shown.
struct ServerWords {
    /// More is no explanation.
    private static let longestBody = 64 * 1024
    private static let longestText = 300

    let text: String?

    /// Reads the explanations of JSON:API and of problem details (RFC 7807), those of OAuth, Socrata and Shelterluv, and
    /// a plain line; of a web page nothing.
    init(in body: [UInt8], discretion: Discretion) {
        guard body.count <= Self.longestBody, let words = Self.words(in: body) else {
            text = nil
            return
        }
        // A secret is hidden before the line is cut, which might leave a part of it.
        text = CleanText.line(discretion(words)).map { String($0.prefix(Self.longestText)) }
            .map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }

    private static func words(in body: [UInt8]) -> String? {
        guard let value = try? JSONParser.parse(body) else {
            let line = String(decoding: body.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            return line.contains("<") ? nil : CleanText.line(line)
        }
        guard let object = value.objectValue else { return value.stringValue.flatMap(CleanText.line) }
        let wire = WireObject(object)
        let first = wire.children("errors").first
        let sentences = first.map { [$0.words("title"), $0.words("detail")] } ?? explanation(in: wire)
        let said = sentences.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: ": ")
    }

    private static func explanation(in wire: WireObject) -> [String?] {
        let parameter = wire.children("invalid-params").first
        let named = parameter.map {
            [$0.code("path"), $0.words("message")].compactMap(\.self).joined(separator: " – ")
        }
        let main =
            wire.words("detail") ?? wire.words("error_description") ?? wire.words("error_message")
            ?? wire.words("message") ?? wire.words("title") ?? wire.words("error")
        return [main.map { $0.hasSuffix(".") && named != nil ? String($0.dropLast()) : $0 }, named]
    }
}
