import FoundationEssentials
import Glibc

/// The program under test: the one that was built together with these tests.
enum PetSaveProgram {
    /// Where it is, or why it cannot be found.
    static let location: Result<String, ProgramMissing> = {
        let folder = URL(filePath: testProgram).deletingLastPathComponent()
        let candidate = folder.appending(path: "petsave").path
        return FileManager.default.isExecutableFile(atPath: candidate)
            ? .success(candidate) : .failure(ProgramMissing(looked: candidate))
    }()

    static func path() throws(ProgramMissing) -> String { try location.get() }

    /// The running test program, which the build puts into the same folder.
    private static var testProgram: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

/// There is no program to test.
struct ProgramMissing: Error, CustomStringConvertible {
    let looked: String

    var description: String {
        "The program is not beside the tests: there is no \(looked). Build it with `swift build --product petsave`."
    }
}
