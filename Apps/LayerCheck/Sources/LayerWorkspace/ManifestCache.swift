import FoundationEssentials
import LayerRules

/// Keeps evaluated manifests in a folder, by their text and the toolchain.
///
/// A manifest that reads its surroundings is never kept, since its text alone does not decide what it says.
package struct ManifestCache: Sendable {
    private struct Entry: Codable {
        var toolchain: String
        var text: String
        var manifest: Manifest
    }

    private static let surroundings = ["Context.", "ProcessInfo", "getenv", "import Foundation", "import Glibc"]

    private let folder: String

    package init(folder: String) {
        self.folder = folder
    }

    func manifest(for text: String, toolchain: String) -> Manifest? {
        guard let data = FileManager.default.contents(atPath: file(for: text, toolchain)),
            let entry = try? JSONDecoder().decode(Entry.self, from: data),
            entry.text == text, entry.toolchain == toolchain
        else {
            return nil
        }
        return entry.manifest
    }

    /// A cache that cannot be written costs time, not correctness, so nobody is told.
    func store(_ manifest: Manifest, for text: String, toolchain: String) {
        guard !Self.surroundings.contains(where: { text.contains($0) }) else {
            return
        }
        let entry = Entry(toolchain: toolchain, text: text, manifest: manifest)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? JSONEncoder().encode(entry).write(to: URL(filePath: file(for: text, toolchain)), options: .atomic)
    }

    /// FNV-1a names the file; the text inside decides, so two texts that share a name only share a place.
    private func file(for text: String, _ toolchain: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in Array(toolchain.utf8) + Array(text.utf8) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        return "\(folder)/\(String(hash, radix: 16)).json"
    }
}
