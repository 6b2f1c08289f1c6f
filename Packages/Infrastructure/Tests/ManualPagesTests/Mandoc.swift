import Foundation

/// The reader of manual pages, to ask what it thinks of one.
struct Mandoc {
    private let path: String

    /// Nothing where it is not installed.
    init?() {
        let path = "/usr/bin/mandoc"
        guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
        self.path = path
    }

    /// What is wrong with a page: every warning and error.
    func complaints(about source: [UInt8]) throws -> String {
        try output(of: ["-Tlint", "-Wwarning"], source)
    }

    /// The page as a person sees it, without bold print.
    func text(of source: [UInt8]) throws -> String {
        let overstrike = /.\u{8}/
        return try output(of: ["-Tutf8", "-Owidth=100"], source).replacing(overstrike, with: "")
    }

    private func output(of arguments: [String], _ source: [UInt8]) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).1")
        try Data(source).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments + [file.path]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
