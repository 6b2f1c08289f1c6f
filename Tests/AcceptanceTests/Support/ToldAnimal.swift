import JSONStreaming

/// A line of `alert check --format ndjson`: an animal, by which alert and in which batch it was told.
struct ToldAnimal: Hashable, Sendable {
    let alert: String
    let animal: String
    let batch: String

    /// What makes a telling the same as another: the alert and the animal.
    var match: String { "\(alert) \(animal)" }

    /// The whole lines of an output; what a killed program left unfinished at its end is no line.
    static func all(in output: String) throws -> [ToldAnimal] {
        guard let end = output.lastIndex(of: "\n") else { return [] }
        return try output[..<end].split(separator: "\n").map { line in
            let value = try JSONParser.parse(String(line))
            return ToldAnimal(
                alert: value["alert"]?.stringValue ?? "",
                animal: value["id"]?.stringValue ?? "",
                batch: value["batch_id"]?.stringValue ?? ""
            )
        }
    }
}
