import FoundationEssentials
package import LayerRules

/// The folders and files of a repository, without what is hidden; links are not followed.
package struct FileTree: Sendable {
    /// The repository's folder, absolute.
    package let root: String
    private var filesByFolder: [String: [String]] = [:]
    private var foldersByFolder: [String: [String]] = [:]

    /// Reads the names of everything below `root`.
    package init(root: String) throws(CheckFailure) {
        self.root = root
        var pending = ["."]
        while let folder = pending.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: Self.absolute(folder, in: root))
            } catch {
                throw .file(path: Self.absolute(folder, in: root), reason: "the folder cannot be read: \(error)")
            }
            for name in names.sorted() where !name.hasPrefix(".") {
                let path = RepositoryPath.join(folder, name)
                let attributes = try? FileManager.default.attributesOfItem(atPath: Self.absolute(path, in: root))
                switch attributes?[.type] as? FileAttributeType {
                case .typeDirectory:
                    foldersByFolder[folder, default: []].append(path)
                    pending.append(path)
                case .typeRegular:
                    filesByFolder[folder, default: []].append(path)
                default:
                    break
                }
            }
        }
    }

    private static func absolute(_ path: String, in root: String) -> String {
        path == "." ? root : "\(root)/\(path)"
    }

    /// Where `path` is on this machine.
    package func absolute(_ path: String) -> String {
        Self.absolute(path, in: root)
    }

    package func isFolder(_ path: String) -> Bool {
        path == "." || foldersByFolder[path] != nil || filesByFolder[path] != nil
    }

    package func isFile(_ path: String) -> Bool {
        let folder = RepositoryPath.resolve("..", from: path) ?? "."
        return filesByFolder[folder]?.contains(path) ?? false
    }

    /// Every file below `folder`, in the order of their paths.
    package func files(below folder: String) -> [String] {
        var files: [String] = []
        var pending = [folder]
        while let next = pending.popLast() {
            files += filesByFolder[next] ?? []
            pending += foldersByFolder[next] ?? []
        }
        return files.sorted()
    }

    /// Every folder that holds a manifest, outermost first.
    package func packageFolders() -> [String] {
        filesByFolder.filter { folder, files in
            files.contains(RepositoryPath.join(folder, "Package.swift"))
        }.keys.sorted()
    }

    /// The content of a file.
    package func bytes(of path: String) throws(CheckFailure) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: absolute(path)) else {
            throw .file(path: path, reason: "the file cannot be read")
        }
        return [UInt8](data)
    }

    /// The content of a file of UTF-8 text.
    package func text(of path: String) throws(CheckFailure) -> String {
        String(decoding: try bytes(of: path), as: UTF8.self)
    }
}
