import FoundationEssentials
import ImportScanning
package import LayerRules

/// Reads a repository from disk.
package struct RepositoryLoader: Sendable {
    private let manifests: any ManifestLoading
    private let toolchain: Toolchain

    package init(manifests: any ManifestLoading, toolchain: Toolchain) {
        self.manifests = manifests
        self.toolchain = toolchain
    }

    /// Reads every package below `root` and the table in `table`, a path from there.
    ///
    /// - Parameter isTableOptional: Whether a missing document counts as one without rows, as for a revision
    ///   that is older than it.
    package func load(
        root: String,
        table: String,
        isTableOptional: Bool = false
    ) async throws(CheckFailure) -> Repository {
        let tree = try FileTree(root: root)
        let document: ArchitectureDocument
        if tree.isFile(table) {
            document = try Self.document(in: tree.text(of: table), path: table, isTableOptional: isTableOptional)
        } else if isTableOptional {
            document = ArchitectureDocument(path: table)
        } else {
            throw .table(
                path: table,
                line: 1,
                problem: "there is no such file in \(root)",
                remedy: "write the table of layers into it, or name another file with --table"
            )
        }
        let loaded = try await loadManifests(in: tree, ignoring: document.ignored)
        return try scan(loaded, in: tree, document: document)
    }

    private static func document(
        in text: String,
        path: String,
        isTableOptional: Bool
    ) throws(CheckFailure) -> ArchitectureDocument {
        do {
            return try DocumentParser.parse(text, path: path)
        } catch {
            guard isTableOptional else {
                throw error
            }
            return ArchitectureDocument(path: path)
        }
    }
}

// MARK: - Manifests

extension RepositoryLoader {
    private struct Loaded: Sendable {
        var path: String
        var text: String
        var manifest: Manifest
    }

    /// Evaluates packages before those inside them, since an outer manifest may say that an inner folder is data.
    private func loadManifests(in tree: FileTree, ignoring: [Glob]) async throws(CheckFailure) -> [Loaded] {
        var pending = tree.packageFolders().filter { folder in
            !ignoring.contains { Self.matches($0, folder) }
        }
        var loaded: [Loaded] = []
        while !pending.isEmpty {
            let wave = pending.filter { folder in
                !pending.contains { $0 != folder && $0 != "." && RepositoryPath.contains($0, folder) }
            }
            loaded += try await loadAll(wave, in: tree)
            let data = loaded.flatMap { package in
                let files = TargetFiles(package: package.path, manifest: package.manifest, tree: tree)
                return package.manifest.targets.flatMap(files.data)
            }
            pending = pending.filter { folder in
                !wave.contains(folder) && !data.contains { RepositoryPath.contains($0, folder) }
            }
            loaded = loaded.filter { package in !data.contains { RepositoryPath.contains($0, package.path) } }
        }
        return loaded
    }

    /// Whether the pattern matches the folder or one around it.
    private static func matches(_ glob: Glob, _ folder: String) -> Bool {
        let parts = folder.split(separator: "/")
        return parts.indices.contains { glob.matches(parts[...$0].joined(separator: "/")) }
    }

    /// Evaluating a manifest compiles and runs it, so as many run at once as there are processors.
    private func loadAll(_ folders: [String], in tree: FileTree) async throws(CheckFailure) -> [Loaded] {
        let limit = max(2, ProcessInfo.processInfo.activeProcessorCount)
        let results = await withTaskGroup(of: Result<Loaded, CheckFailure>.self) { group in
            var results: [Result<Loaded, CheckFailure>] = []
            for (index, folder) in folders.enumerated() {
                if index >= limit, let result = await group.next() {
                    results.append(result)
                }
                group.addTask { await load(folder, in: tree) }
            }
            for await result in group {
                results.append(result)
            }
            return results
        }
        var loaded: [Loaded] = []
        for result in results {
            loaded.append(try result.get())
        }
        return loaded
    }

    private func load(_ folder: String, in tree: FileTree) async -> Result<Loaded, CheckFailure> {
        do throws(CheckFailure) {
            let text = try tree.text(of: RepositoryPath.join(folder, "Package.swift"))
            let manifest = try await manifests.manifest(inFolder: tree.absolute(folder), text: text)
            return .success(Loaded(path: folder, text: text, manifest: manifest))
        } catch {
            return .failure(error)
        }
    }
}

// MARK: - Sources

extension RepositoryLoader {
    private func scan(
        _ loaded: [Loaded],
        in tree: FileTree,
        document: ArchitectureDocument
    ) throws(CheckFailure) -> Repository {
        let facts = facts(for: document, modules: loaded.flatMap { $0.manifest.targets.map(\.moduleName) })
        // The umbrella mirrors tests of other packages: what it shares with them is read once.
        var scans: [String: SourceScan] = [:]
        var packages: [LocalPackage] = []
        for entry in loaded {
            var facts = facts
            facts.minimumCompiler = entry.manifest.toolsVersion
            var package = LocalPackage(path: entry.path, manifest: entry.manifest, manifestText: entry.text)
            let files = TargetFiles(package: entry.path, manifest: entry.manifest, tree: tree)
            for target in entry.manifest.targets {
                guard let folder = files.folder(of: target) else {
                    continue
                }
                package.targetFolders[target.name] = folder
                var sources: [SourceFile] = []
                for file in files.swiftFiles(of: target, in: folder) {
                    if scans[file] == nil {
                        scans[file] = ImportScanner.scan(try tree.bytes(of: file), facts: facts)
                    }
                    sources.append(SourceFile(path: file, scan: scans[file] ?? SourceScan()))
                }
                package.sources[target.name] = sources
            }
            packages.append(package)
        }
        return Repository(document: document, packages: packages, toolchainModules: toolchain.modules)
    }

    /// What is certain about every build: only when the code is for this platform alone, its modules are known.
    private func facts(for document: ArchitectureDocument, modules: [String]) -> ConditionFacts {
        var facts = ConditionFacts(platforms: document.platforms)
        if document.platforms == [toolchain.platform] {
            let listed = document.rows.flatMap(\.thirdParty).flatMap(\.modules)
            facts.presentModules = toolchain.modules.union(document.systemModules)
            facts.possibleModules = facts.presentModules.union(modules).union(listed)
        }
        return facts
    }
}
