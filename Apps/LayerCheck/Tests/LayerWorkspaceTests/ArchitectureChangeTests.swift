import FoundationEssentials
import Testing

@testable import LayerRules
@testable import LayerWorkspace

@Suite("What a change does to the architecture")
struct ArchitectureChangeTests {
    private func git(_ folder: String, _ arguments: String...) async throws {
        let identity = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org"]
        _ = try await Command.output(of: "git", ["-C", folder] + identity + arguments)
    }

    private func change(in folder: String, since base: String) async throws -> [String] {
        let loader = try await Fixture.loader()
        let table = "ARCHITECTURE.md"
        let before = try await Revision.withFiles(of: base, in: folder) { files async throws(CheckFailure) in
            try await loader.load(root: files, table: table, isTableOptional: true)
        }
        return ArchitectureChange(from: before, to: try await loader.load(root: folder, table: table)).lines
    }

    @Test("Each edge, permission and forbidden module that comes or goes is one line")
    func lines() async throws {
        try await Fixture.withCopy { folder in
            try await git(folder, "init", "--quiet")
            try await git(folder, "add", "--all")
            try await git(folder, "commit", "--quiet", "--message", "Base")
            #expect(try await change(in: folder, since: "HEAD") == [])

            for name in ["third-party-owner", "sibling-dependency", "forbidden-module"] {
                let plant = try #require(Fixture.plants.first { $0.name == name })
                try await git(folder, "apply", plant.path)
            }
            #expect(
                try await change(in: folder, since: "HEAD") == [
                    "+ edge Desk/desk → swift-service-context/ServiceContextModule",
                    "+ edge Features/Borrowing → Features/Returning",
                    "+ module Core/Core → Foundation",
                    "+ requirement Desk → swift-service-context 1.2.0 ..< 2.0.0",
                    "+ table Apps/*/*: may use swift-service-context",
                ]
            )
            try await git(folder, "commit", "--quiet", "--all", "--message", "Change")
            let back = try await Revision.withFiles(of: "HEAD~1", in: folder) { files async throws(CheckFailure) in
                try await Fixture.loaded(files)
            }
            let now = try await Fixture.loaded(folder)
            #expect(ArchitectureChange(from: now, to: back).lines.allSatisfy { $0.hasPrefix("- ") })
        }
    }

    @Test("A revision without the document counts as one without rows")
    func olderThanTheTable() async throws {
        try await Fixture.withCopy { folder in
            try await git(folder, "init", "--quiet")
            try await git(folder, "add", "Packages/Core")
            try await git(folder, "commit", "--quiet", "--message", "Base")
            let lines = try await change(in: folder, since: "HEAD")
            #expect(lines.contains("+ package Packages/Features"))
            #expect(lines.contains("+ table Packages/Features/Ports: may depend on Core"))
            #expect(!lines.contains("+ package Packages/Core"))
        }
    }

    @Test("A revision that does not exist is a failure that says so")
    func unknownRevision() async throws {
        try await Fixture.withCopy { folder in
            try await git(folder, "init", "--quiet")
            let failure = await #expect(throws: CheckFailure.self) {
                try await Revision.withFiles(of: "nowhere", in: folder) { _ in }
            }
            #expect(failure?.message.contains("nowhere") == true)
        }
    }
}
