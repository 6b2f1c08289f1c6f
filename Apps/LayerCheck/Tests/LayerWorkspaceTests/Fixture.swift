import FoundationEssentials
import Testing

@testable import ImportScanning
@testable import LayerRules
@testable import LayerWorkspace

/// The small monorepo that violations are planted in.
enum Fixture {
    /// A violation: a patch, headed by a sentence and the findings it must cause.
    struct Plant: Sendable, CustomTestStringConvertible {
        var name: String
        var path: String
        /// Each as "path:line:column rule".
        var expected: [String]

        var testDescription: String { name }
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        .path(percentEncoded: false)

    /// One evaluation of each manifest serves all tests of a run.
    static let cacheFolder = TemporaryFolder.make()
    private static let cache = ManifestCache(folder: cacheFolder)

    static let plants: [Plant] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Plants")) ?? []
        return names.filter { $0.hasSuffix(".patch") }.sorted().map { name in
            let path = "\(folder)/Plants/\(name)"
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("expect ") }
            return Plant(
                name: String(name.dropLast(".patch".count)),
                path: path,
                expected: lines.map { String($0.dropFirst("expect ".count)) }
            )
        }
    }()

    /// Hands a copy of the monorepo, perhaps with a plant in it, to `body`.
    static func withCopy<Result>(
        planting plant: Plant? = nil,
        _ body: (String) async throws -> Result
    ) async throws -> Result {
        try await TemporaryFolder.with { folder in
            let copy = "\(folder)/monorepo"
            try FileManager.default.copyItem(atPath: "\(Self.folder)/Monorepo", toPath: copy)
            if let plant {
                _ = try await Command.output(of: "git", ["-C", copy, "apply", plant.path])
            }
            return try await body(copy)
        }
    }

    static func loader() async throws -> RepositoryLoader {
        let toolchain = try await Toolchain.current()
        let manifests = PackageManagerLoader(toolchain: toolchain.version, cache: cache)
        return RepositoryLoader(manifests: manifests, toolchain: toolchain)
    }

    /// The findings in the monorepo at `folder`, each as "path:line:column rule".
    static func findings(in folder: String) async throws -> [String] {
        let repository = try await loader().load(root: folder, table: "ARCHITECTURE.md")
        return try Checker(repository).findings().map(describe)
    }

    static func describe(_ finding: Finding) -> String {
        "\(finding.path):\(finding.position.line):\(finding.position.column) \(finding.rule.rawValue)"
    }
}

extension Fixture {
    /// The repository at `folder`.
    static func loaded(_ folder: String) async throws(CheckFailure) -> Repository {
        let toolchain = try await Toolchain.current()
        let manifests = PackageManagerLoader(toolchain: toolchain.version, cache: cache)
        return try await RepositoryLoader(manifests: manifests, toolchain: toolchain)
            .load(root: folder, table: "ARCHITECTURE.md")
    }
}
