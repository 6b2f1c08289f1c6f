import AtomFeed
import Foundation
import Testing

/// Holds feeds against the schema of RFC 4287, by libxml2's xmllint.
enum AtomSchema {
    static let hint: Comment = "xmllint is not here: install the Debian package libxml2-utils."

    static let program = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static var isHere: Bool { program != nil }

    /// What xmllint has against the document; `nil` if nothing.
    static func complaint(about document: [UInt8]) throws -> String? {
        let schema = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/atom.rng").path
        let file = FileManager.default.temporaryDirectory.appending(path: "atom-\(UUID().uuidString).xml")
        try Data(document).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: try #require(program))
        process.arguments = ["--noout", "--nonet", "--relaxng", schema, file.path]
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let complaint = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? nil : complaint
    }
}
