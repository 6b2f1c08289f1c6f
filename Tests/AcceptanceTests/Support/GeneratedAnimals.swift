import JSONStreaming

/// Invented animals in Petfinder's form, one a line, the same in every run.
struct GeneratedAnimals: Sendable {
    /// Their ids are 1 up to this.
    let count: Int
    /// One record a line.
    let lines: [[UInt8]]

    init(count: Int, seed: UInt64 = 1) {
        var random = SeededGenerator(seed: seed)
        self.count = count
        lines = (1...count).map { Array(Self.record(id: $0, using: &random).serialized(.compact)) }
    }

    /// All of them as NDJSON.
    var bytes: [UInt8] {
        Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }

    static func record(id: Int, using random: inout SeededGenerator) -> JSONValue {
        let words = (0..<Int.random(in: 3...12, using: &random)).map { _ in pick(names, &random) }
        return [
            "id": .integer(Int64(id)),
            "type": .string(pick(["Dog", "Cat", "Rabbit"], &random)),
            "name": .string("\(pick(names, &random)) \(id)"),
            "age": .string(pick(["Baby", "Young", "Adult", "Senior"], &random)),
            "description": .string(words.joined(separator: " ")),
            "status": "adoptable",
            "published_at": "2026-05-01T00:00:00+0000",
            "contact": ["address": ["postcode": .string(pick(postalCodes, &random)), "country": "US"]],
        ]
    }

    private static func pick(_ texts: [String], _ random: inout SeededGenerator) -> String {
        texts[Int.random(in: texts.indices, using: &random)]
    }

    private static let names = ["Rex", "Luna", "Élie", "小雪", "Mo", "Bella", "Ørsted", "Zoë", "Fido", "Kit"]
    private static let postalCodes = ["19104", "78704", "10001", "90210", "96813", "99501"]
}
