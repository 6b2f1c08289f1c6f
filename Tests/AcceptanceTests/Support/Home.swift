import FoundationEssentials
import Glibc

/// A person's own folder, in which the program keeps everything; it vanishes with the value.
final class Home: Sendable {
    let path: String

    init() throws {
        path = TemporaryRoot.path + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// A home that begins as another one is.
    init(copyOf other: Home) throws {
        path = TemporaryRoot.path + "/" + UUID().uuidString
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The moment that the program takes for now.
    static let now = "2026-07-01T12:00:00Z"

    /// Nothing of the environment that the tests themselves run in.
    var environment: [String: String] {
        [
            "PETSAVE_HOME": path, "HOME": path, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            "PATH": "/usr/local/bin:/usr/bin:/bin", "PETSAVE_NOW": Self.now,
        ]
    }

    /// Starts the program, inside the folder if asked to. A variable of an empty text is left out.
    func start(
        _ arguments: [String],
        variables: [String: String] = [:],
        inside: Bool = false,
        on terminal: Terminal? = nil,
        filledOutput: Bool = false
    ) throws -> ChildProcess {
        let program = try PetSaveProgram.path()
        return try ChildProcess(
            inside ? "/bin/sh" : program,
            arguments: inside ? ["-c", #"cd "$0" && exec "$@""#, path, program] + arguments : arguments,
            environment: environment.merging(variables) { _, new in new }.filter { !$0.value.isEmpty },
            on: terminal,
            filledOutput: filledOutput
        )
    }

    /// Runs the program to its end.
    func run(
        _ arguments: [String],
        input: [UInt8] = [],
        variables: [String: String] = [:],
        inside: Bool = false,
        on terminal: Terminal? = nil
    ) throws -> Run {
        let child = try start(arguments, variables: variables, inside: inside, on: terminal)
        let written = try child.converse(input)
        return Run(
            output: String(decoding: written.output, as: UTF8.self),
            error: String(decoding: written.error, as: UTF8.self),
            ending: try child.wait()
        )
    }

    func run(_ arguments: String..., input: String = "") throws -> Run {
        try run(arguments, input: Array(input.utf8))
    }

    /// The names of what is in the folder.
    func contents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// The paths of the files in a folder of the folder, however deep.
    func files(in name: String) throws -> [String] {
        let folder = path + "/" + name
        return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { file in
            var isFolder = false
            return FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder) && !isFolder
        }
    }

    /// Writes a file into the folder, and answers where it is.
    func file(_ name: String, _ contents: [UInt8]) throws -> String {
        let file = path + "/" + name
        try Data(contents).write(to: URL(filePath: file))
        return file
    }

    /// The text of a file of the folder.
    func contents(of name: String) throws -> String {
        try String(decoding: Data(contentsOf: URL(filePath: path + "/" + name)), as: UTF8.self)
    }

    func file(_ name: String, _ contents: String) throws -> String {
        try file(name, Array(contents.utf8))
    }
}

/// The folder of all homes of this run, removed at its end even where a home lives as long as the run.
private enum TemporaryRoot {
    static let path: String = {
        atexit { try? FileManager.default.removeItem(atPath: TemporaryRoot.name) }
        return name
    }()

    private static let name = FileManager.default.temporaryDirectory.path + "/petsave-acceptance-\(getpid())"
}
