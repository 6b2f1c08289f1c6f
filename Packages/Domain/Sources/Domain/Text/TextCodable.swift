/// A value that is encoded as its text, and checked when it is decoded.
protocol TextCodable: Codable {
    init?(decoding text: String)
    var encoded: String { get }
}

extension TextCodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self(decoding: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a \(Self.self).")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(encoded)
    }
}

extension OpenValue: TextCodable {
    init?(decoding text: String) { self.init(text) }
    var encoded: String { text }
}

extension SourceName: TextCodable {
    init?(decoding text: String) { self.init(text) }
    var encoded: String { text }
}

extension Coordinate: TextCodable {
    /// Reads `39.95,-75.16`.
    init?(decoding text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
        self.init(latitude: latitude, longitude: longitude)
    }

    var encoded: String { "\(latitude),\(longitude)" }
}
