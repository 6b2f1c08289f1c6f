import AnimalFormats
import Boundaries
import Domain
import Foundation
import Platform
import Testing

/// The recorded bodies that lie beside the repository, where they are at hand.
enum Fixtures {
    static let areHere = folder != nil

    static let hint: Comment =
        "The recorded fixtures are not here: set PETSAVE_FIXTURES to the folder that holds petfinder/."

    /// The animals of every recorded list.
    static func animals() async throws -> [Animal] {
        let folder = try #require(folder)
        let lists = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
            $0.hasPrefix("animals-") || $0.hasPrefix("dogs-")
        }
        let archive = FileArchive(
            importedAt: Date(timeIntervalSince1970: 1_780_000_000),
            standardInput: MemoryInput()
        )
        var animals: [Animal] = []
        for list in lists {
            let reader = try archive.open(ImportInput(path: "\(folder)/\(list)"))
            while let portion = try await reader.next(500) { animals += portion.animals }
        }
        return animals
    }

    /// The folder of Petfinder's bodies: of `PETSAVE_FIXTURES`, else of a `shared` folder beside a folder above.
    private static let folder: String? = {
        if let folder = ProcessInfo.processInfo.environment["PETSAVE_FIXTURES"] { return "\(folder)/petfinder" }
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/fixtures/petfinder").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
