package import LayerRules

/// Evaluates manifests with `swift package dump-package`.
package struct PackageManagerLoader: ManifestLoading {
    private let cache: ManifestCache?
    private let toolchain: String

    /// - Parameters:
    ///   - toolchain: The toolchain's version: another one may evaluate the same manifest otherwise.
    ///   - cache: Where earlier answers are kept, if anywhere.
    package init(toolchain: String, cache: ManifestCache?) {
        self.toolchain = toolchain
        self.cache = cache
    }

    package func manifest(inFolder folder: String, text: String) async throws(CheckFailure) -> Manifest {
        if let known = cache?.manifest(for: text, toolchain: toolchain) {
            return known
        }
        let output: String
        do {
            // A scratch folder of its own, which stays unmade, keeps this out of the way of a build that is running.
            let scratch = "\(folder)/.build/layercheck-scratch"
            output = try await Command.output(
                of: "swift",
                ["package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
            )
        } catch {
            guard case .command(_, let output) = error else {
                throw error
            }
            throw .manifest(path: "\(folder)/Package.swift", output: output)
        }
        let manifest = try ManifestDump.decode(output, folder: folder)
        cache?.store(manifest, for: text, toolchain: toolchain)
        return manifest
    }
}
