import FoundationEssentials
import Testing

@testable import LayerWorkspace

/// The command as it was built with these tests.
private enum Program {
    /// The tests' own program stands in the folder that the command is built into.
    static let path: String = {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: own).deletingLastPathComponent().appending(path: "layercheck").path(percentEncoded: false)
    }()

    static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}

@Suite("The command", .enabled(if: Program.isBuilt, "layercheck was not built beside the tests"))
struct CommandLineTests {
    private func layercheck(_ arguments: String...) async throws -> Command.Outcome {
        try await Command.run("env", [Program.path] + arguments)
    }

    @Test("Status 0 means that no rule is broken")
    func clean() async throws {
        try await Fixture.withCopy { folder in
            let outcome = try await layercheck("--root", folder, "--cache", Fixture.cacheFolder)
            #expect(outcome.code == 0)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error == "layercheck: no violations in 6 packages, 18 targets, 18 Swift files\n")
        }
    }

    @Test("Status 1 means that a rule is broken, in every format", arguments: ["text", "json", "sarif", "github"])
    func violations(format: String) async throws {
        let plant = try #require(Fixture.plants.first { $0.name == "transitive-import" })
        try await Fixture.withCopy(planting: plant) { folder in
            let outcome = try await layercheck(
                "--root",
                folder,
                "--cache",
                Fixture.cacheFolder,
                "--format",
                format
            )
            #expect(outcome.code == 1)
            #expect(outcome.output.contains("transitive-import"))
            #expect(outcome.output.contains("Apps/Desk/Sources/desk/Main.swift"))
        }
    }

    @Test(
        "Status 2 means that nothing was checked",
        arguments: [
            ["--root", "/nonexistent"], ["--format", "xml"], ["--base", "HEAD", "--format", "sarif"],
            ["--graph", "dot", "--rules"],
            ["--table", "NO-SUCH-FILE.md"],
        ]
    )
    func failures(arguments: [String]) async throws {
        let outcome = try await Command.run("env", [Program.path] + arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.error.contains("rror:"))
    }

    @Test("A figure that is not current can be replaced")
    func figure() async throws {
        let plant = try #require(Fixture.plants.first { $0.name == "stale-figure" })
        try await Fixture.withCopy(planting: plant) { folder in
            #expect(try await layercheck("--root", folder, "--cache", Fixture.cacheFolder).code == 1)
            let update = try await layercheck("--root", folder, "--cache", Fixture.cacheFolder, "--update-figure")
            #expect(update.code == 0)
            #expect(try await layercheck("--root", folder, "--cache", Fixture.cacheFolder).code == 0)
        }
    }
}
