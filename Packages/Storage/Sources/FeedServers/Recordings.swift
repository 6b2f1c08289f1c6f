import FoundationEssentials
import JSONStreaming

/// The recorded bodies that lie beside the repository, where they are at hand.
enum Recordings {
    /// The folder `PETSAVE_FIXTURES`, else `shared/fixtures` beside a folder above.
    private static let folder: String? = {
        if let folder = ProcessInfo.processInfo.environment["PETSAVE_FIXTURES"] { return folder }
        var parts = #filePath.split(separator: "/").dropLast()
        while !parts.isEmpty {
            let candidate = "/" + parts.joined(separator: "/") + "/shared/fixtures"
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            parts = parts.dropLast()
        }
        return nil
    }()

    /// The objects of the list under `key` of a recorded body, or of the list that the body is; those of `standIn` where
    /// the recordings are not at hand.
    static func objects(_ name: String, key: String?, standIn: String) -> [JSONObject] {
        let recorded = folder.flatMap { FileManager.default.contents(atPath: "\($0)/\(name)") }
            .flatMap { try? JSONParser.parse(Array($0)) }
        let list = recorded.flatMap { key == nil ? $0.arrayValue : $0[key ?? ""]?.arrayValue }
        return (list ?? (try? JSONParser.parse(standIn))?.arrayValue ?? []).compactMap(\.objectValue)
    }
}
