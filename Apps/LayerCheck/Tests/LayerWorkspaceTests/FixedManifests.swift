@testable import LayerRules
@testable import LayerWorkspace

/// Manifests known beforehand, by their folder's path from the root, so that large layouts cost no package manager.
struct FixedManifests: ManifestLoading {
    var root: String
    var manifests: [String: Manifest]

    func manifest(inFolder folder: String, text: String) async throws(CheckFailure) -> Manifest {
        let path = RepositoryPath.relative(from: root, to: folder)
        guard let manifest = manifests[path] else {
            throw .manifest(path: folder, output: "no manifest is known for \(path)")
        }
        return manifest
    }

    /// Reads the files below `root` with these manifests, on a Linux toolchain with the usual modules.
    func load() async throws -> Repository {
        let toolchain = Toolchain(
            version: "1",
            platform: "Linux",
            modules: ["Foundation", "Glibc", "PackagePlugin", "Swift", "Testing"]
        )
        return try await RepositoryLoader(manifests: self, toolchain: toolchain).load(
            root: root,
            table: "ARCHITECTURE.md"
        )
    }
}
