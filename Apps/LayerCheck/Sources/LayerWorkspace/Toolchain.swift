import FoundationEssentials
package import LayerRules

/// The toolchain that the sources are built with, as it describes itself.
package struct Toolchain: Sendable, Equatable {
    /// For instance "Swift version 6.3.1 (swift-6.3.1-RELEASE)".
    package var version: String
    /// The platform it builds for, as `os(…)` spells it.
    package var platform: String
    /// The modules it brings.
    package var modules: Set<String>

    package init(version: String, platform: String, modules: Set<String>) {
        self.version = version
        self.platform = platform
        self.modules = modules
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeLibraryImportPaths: [String]
        }

        struct Target: Decodable {
            var platform: String?
            var unversionedTriple: String
        }

        var compilerVersion: String
        var target: Target
        var paths: Paths
    }

    /// Modules that are not files in the toolchain's library folders: made of C headers, or for manifests.
    private static let others: Set = [
        "Builtin", "CDispatch", "CompilerPluginSupport", "CoreFoundation", "Dispatch", "PackageDescription",
        "PackagePlugin", "SwiftShims", "os",
    ]

    /// Asks the compiler that the `PATH` names.
    package static func current() async throws(CheckFailure) -> Toolchain {
        let arguments = ["-print-target-info"]
        let output = try await Command.output(of: "swiftc", arguments)
        let info: TargetInfo
        do {
            info = try JSONDecoder().decode(TargetInfo.self, from: Data(output.utf8))
        } catch {
            throw .command("swiftc -print-target-info", output: "its answer is not understood: \(error)")
        }
        var modules = others
        for folder in info.paths.runtimeLibraryImportPaths {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                if name.hasSuffix(".swiftmodule") {
                    modules.insert(String(name.dropLast(".swiftmodule".count)))
                }
            }
        }
        return Toolchain(
            version: info.compilerVersion,
            platform: platformName(info.target.platform ?? info.target.unversionedTriple),
            modules: modules
        )
    }

    private static func platformName(_ text: String) -> String {
        let names = [
            ("linux", "Linux"), ("macos", "macOS"), ("ios", "iOS"), ("windows", "Windows"), ("freebsd", "FreeBSD"),
            ("android", "Android"), ("wasi", "WASI"),
        ]
        return names.first { text.contains($0.0) }?.1 ?? text
    }
}
