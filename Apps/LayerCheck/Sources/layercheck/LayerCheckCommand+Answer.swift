import ArgumentParser
import FoundationEssentials
import LayerRules
import LayerWorkspace

extension LayerCheckCommand {
    /// Does what the options ask for, and ends with status 1 when there are findings.
    func answer() async throws(CheckFailure) {
        let root = try repositoryFolder()
        let toolchain = try await Toolchain.current()
        let folder = cache ?? "\(root)/.build/layercheck"
        let manifests = PackageManagerLoader(
            toolchain: toolchain.version,
            cache: noCache ? nil : ManifestCache(folder: folder)
        )
        let loader = RepositoryLoader(manifests: manifests, toolchain: toolchain)
        if let base {
            try await printChange(since: base, root: root, loader: loader)
            return
        }
        let checker = try Checker(await loader.load(root: root, table: table))
        if let graph {
            print(graph == .mermaid ? checker.graph().mermaid() : checker.graph().dot(), terminator: "")
        } else if updateFigure {
            try writeFigure(of: checker, root: root)
        } else {
            printReport(of: checker)
        }
    }

    /// The folder that --root names, or the nearest one upwards that holds the table.
    private func repositoryFolder() throws(CheckFailure) -> String {
        let current = FileManager.default.currentDirectoryPath
        if let root {
            let path = root.hasPrefix("/") ? root : "\(current)/\(root)"
            return URL(filePath: path).standardized.path(percentEncoded: false).withoutTrailingSlash
        }
        var folder = current
        while !FileManager.default.fileExists(atPath: "\(folder)/\(table)") {
            guard folder.contains("/") else {
                throw .table(
                    path: table,
                    line: 1,
                    problem: "neither \(current) nor any folder around it holds this file",
                    remedy: "run layercheck inside the repository, or name its folder with --root"
                )
            }
            folder = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        }
        return folder
    }

    private func printReport(of checker: Checker) {
        let size = checker.size
        let report = Report(
            findings: checker.findings(),
            packages: size.packages,
            targets: size.targets,
            files: size.files
        )
        switch format {
        case .text: print(report.text(), terminator: "")
        case .json: print(report.json(), terminator: "")
        case .sarif: print(report.sarif(), terminator: "")
        case .github: print(report.gitHub(), terminator: "")
        }
        Console.writeError(report.summary)
        if !report.findings.isEmpty {
            LayerCheckCommand.exit(withError: ExitCode(1))
        }
    }

    private func printChange(since base: String, root: String, loader: RepositoryLoader) async throws(CheckFailure) {
        let table = table
        let before = try await Revision.withFiles(of: base, in: root) { folder async throws(CheckFailure) in
            try await loader.load(root: folder, table: table, isTableOptional: true)
        }
        let change = ArchitectureChange(from: before, to: try await loader.load(root: root, table: table))
        if format == .json {
            print(change.json(), terminator: "")
        } else {
            for line in change.lines {
                print(line)
            }
        }
    }

    private func writeFigure(of checker: Checker, root: String) throws(CheckFailure) {
        let path = "\(root)/\(table)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw .file(path: path, reason: "the file cannot be read")
        }
        let text = String(decoding: data, as: UTF8.self)
        let figure = checker.document.figure
        guard let updated = Figure.replacing(figure, in: text, with: checker.graph().mermaid()) else {
            throw .table(
                path: table,
                line: 1,
                problem: "the document holds no figure of the graph",
                remedy: "write `<!-- layercheck:graph -->` and an empty ```mermaid fence where it belongs"
            )
        }
        do {
            try Data(updated.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .file(path: path, reason: "the file cannot be written: \(error)")
        }
    }
}

extension String {
    fileprivate var withoutTrailingSlash: String {
        count > 1 && hasSuffix("/") ? String(dropLast()) : self
    }
}
