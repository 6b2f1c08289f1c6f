import CSVStreaming

/// The formats that animals are generated in.
package enum AnimalFileFormat: String, CaseIterable, Sendable {
    /// One object with a list, as a page of Petfinder's API v2 has it.
    case petfinder
    /// A line for each of Petfinder's records.
    case ndjson
    /// A table with a header; shelters have no rows of their own.
    case csv
}

/// Makes the text of files, a portion of animals after the other.
package struct AnimalFile {
    private let generator: AnimalGenerator
    private let format: AnimalFileFormat

    /// Animals that are made into text at once.
    private static let portion = 500

    package init(_ generator: AnimalGenerator, format: AnimalFileFormat) {
        self.generator = generator
        self.format = format
    }

    /// Gives `body` the text of all animals, from beginning to end.
    package func animals(_ body: ([UInt8]) throws(GenerationError) -> Void) throws(GenerationError) {
        switch format {
        case .petfinder:
            try list("animals", count: generator.animalCount, body) { generator.animal($0).appendPetfinder(to: &$1) }
        case .ndjson:
            try lines(count: generator.animalCount, body) { generator.animal($0).appendPetfinder(to: &$1) }
        case .csv:
            try table(body)
        }
    }

    /// Gives `body` the text of all shelters: nothing for a table.
    package func shelters(_ body: ([UInt8]) throws(GenerationError) -> Void) throws(GenerationError) {
        switch format {
        case .petfinder:
            try list("organizations", count: generator.shelterCount, body) {
                generator.shelter($0).appendPetfinder(to: &$1)
            }
        case .ndjson:
            try lines(count: generator.shelterCount, body) { index, json in
                json.object { json in
                    json.member("organization") { generator.shelter(index).appendPetfinder(to: &$0) }
                }
            }
        case .csv:
            return
        }
    }

    private func list(
        _ key: String,
        count: Int,
        _ body: ([UInt8]) throws(GenerationError) -> Void,
        _ append: (Int, inout JSONText) -> Void
    ) throws(GenerationError) {
        try body(Array("{\"\(key)\":[".utf8))
        try portions(of: count) { (indices) throws(GenerationError) in
            var json = JSONText()
            for index in indices { append(index, &json) }
            try body((indices.lowerBound == 0 ? [] : [UInt8(ascii: ",")]) + json.bytes)
        }
        try body(Array("]}\n".utf8))
    }

    private func lines(
        count: Int,
        _ body: ([UInt8]) throws(GenerationError) -> Void,
        _ append: (Int, inout JSONText) -> Void
    ) throws(GenerationError) {
        try portions(of: count) { (indices) throws(GenerationError) in
            var bytes: [UInt8] = []
            var json = JSONText()
            for index in indices {
                json.removeAll()
                append(index, &json)
                bytes.append(contentsOf: json.bytes)
                bytes.append(UInt8(ascii: "\n"))
            }
            try body(bytes)
        }
    }

    private func table(_ body: ([UInt8]) throws(GenerationError) -> Void) throws(GenerationError) {
        let writer = CSVWriter()
        try portions(of: generator.animalCount) { (indices) throws(GenerationError) in
            var bytes: [UInt8] = []
            if indices.lowerBound == 0 { writer.append(AnimalTable.header, to: &bytes) }
            for index in indices { writer.append(AnimalTable.row(of: generator.animal(index)), to: &bytes) }
            try body(bytes)
        }
    }

    private func portions(
        of count: Int,
        _ body: (Range<Int>) throws(GenerationError) -> Void
    ) throws(GenerationError) {
        for start in stride(from: 0, to: count, by: Self.portion) {
            try body(start..<min(start + Self.portion, count))
        }
    }
}
