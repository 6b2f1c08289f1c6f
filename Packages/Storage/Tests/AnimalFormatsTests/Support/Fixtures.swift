import Foundation

/// The recorded bodies that lie beside the repository, where they are at hand.
enum Fixtures {
    static let hint: String =
        "The recorded fixtures are not here: set PETSAVE_FIXTURES to the folder that holds petfinder/."

    /// The folder of Petfinder's bodies: of `PETSAVE_FIXTURES`, else of a `shared` folder beside a folder above.
    static let folder: String? = {
        if let folder = ProcessInfo.processInfo.environment["PETSAVE_FIXTURES"] { return "\(folder)/petfinder" }
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/fixtures/petfinder").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    static func path(_ name: String) -> String { "\(folder ?? "")/\(name)" }

    /// A recorded body of another feed, such as `asm/json_adoptable_animals.json`.
    static func path(ofFeed name: String) -> String { "\(folder ?? "")/../\(name)" }

    /// The top-level object, read by somebody else's parser.
    static func object(_ name: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: path(name)))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    static let names: [String] = {
        let all = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }()
}
