import FoundationEssentials
import Testing

@testable import LayerRules
@testable import LayerWorkspace

@Suite("The repository that this package is part of")
struct ThisRepositoryTests {
    /// Apps/LayerCheck/Tests/LayerWorkspaceTests/ThisRepositoryTests.swift is five steps below it.
    private static let root = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .path(percentEncoded: false).withoutTrailingSlash

    private static let hasTable: Bool = {
        let document = FileManager.default.contents(atPath: "\(root)/ARCHITECTURE.md") ?? Data()
        return String(decoding: document, as: UTF8.self).contains("<!-- layercheck:table -->")
    }()

    @Test("It keeps to the table in its ARCHITECTURE.md", .enabled(if: hasTable, "ARCHITECTURE.md holds no table yet"))
    func keepsToItsTable() async throws {
        let toolchain = try await Toolchain.current()
        let cache = ManifestCache(folder: "\(Self.root)/.build/layercheck")
        let loader = RepositoryLoader(
            manifests: PackageManagerLoader(toolchain: toolchain.version, cache: cache),
            toolchain: toolchain
        )
        let checker = try Checker(await loader.load(root: Self.root, table: "ARCHITECTURE.md"))
        for finding in checker.findings() {
            Issue.record("\(Report(findings: [finding], packages: 0, targets: 0, files: 0).text())")
        }
    }
}

extension String {
    fileprivate var withoutTrailingSlash: String {
        count > 1 && hasSuffix("/") ? String(dropLast()) : self
    }
}
