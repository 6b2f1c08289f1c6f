import FoundationEssentials

/// Writes values as JSON with sorted keys, so that equal reports are equal texts.
enum JSONText {
    static func encode(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else {
            preconditionFailure("reports hold nothing that JSON cannot express")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
