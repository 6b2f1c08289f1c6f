public import Boundaries
public import Domain
import Platform
import Secrets
import SettingsFile

/// Keeps sources in a file that a person may edit by hand, `sources.toml`, a table each; secrets never stand in it.
///
/// A secret that PetSave is to keep goes to a file of its own, in a folder that only the person can enter.
public struct FileSourceStore: SourceStore {
    public let location: String
    private let keptSecrets: KeptSecrets

    /// Files and folders are made when the first source is kept; a file that is not there holds none.
    ///
    /// - Parameter keptFolder: Where secrets are kept.
    public init(path: String, keptFolder: String) {
        location = path
        keptSecrets = KeptSecrets(folder: keptFolder)
    }

    public func sources() async throws(SourceStoreError) -> [SourceConfiguration] {
        try sources(in: read())
    }

    public func add(_ source: SourceConfiguration, secret: String?) async throws(SourceStoreError) -> Bool {
        try change { file throws(SourceStoreError) in
            guard try !names(in: file).contains(source.name) else { return false }
            do throws(SourceFault) {
                try SourceTable(name: source.name).write(source, to: &file)
            } catch {
                throw cannotWrite(error.reason)
            }
            if source.secret == .kept { try keep(secret, for: source.name) }
            return true
        } undo: {
            if source.secret == .kept { _ = try? keptSecrets.file(of: source.name).remove() }
        }
    }

    public func setEnabled(_ isEnabled: Bool, source: SourceName) async throws(SourceStoreError) -> Bool {
        try change { file throws(SourceStoreError) in
            guard try names(in: file).contains(source) else { return false }
            try edit {
                try file.set(SourceTable(name: source).path(SourceKey.enabled.rawValue), to: .boolean(isEnabled))
            }
            return true
        }
    }

    public func remove(_ source: SourceName) async throws(SourceStoreError) -> Bool {
        let kept = keptSecrets.file(of: source)
        let secret = try? kept.read()
        return try change { file throws(SourceStoreError) in
            guard try names(in: file).contains(source) else { return false }
            try edit { try file.removeTable(SourceTable(name: source).path) }
            do { try kept.remove() } catch { throw cannotWrite("\(error)") }
            return true
        } undo: {
            if let secret { try? kept.write(secret) }
        }
    }

    /// Keeps what `edit` makes of the file. Two processes that do so at once do not lose one another's change.
    ///
    /// - Parameters:
    ///   - edit: Answers `false` when there is nothing to change; what it did besides is undone when writing fails.
    private func change(
        _ edit: (inout SettingsFile) throws(SourceStoreError) -> Bool,
        undo: () -> Void = {}
    ) throws(SourceStoreError) -> Bool {
        let folder = location.lastIndex(of: "/").map { String(location[..<$0]) } ?? "."
        let result: Result<Bool, SourceStoreError>
        do {
            try Folder.create(folder)
            let lock = try FileLock(path: location + ".lock")
            result = Result { () throws(SourceStoreError) in try changeAlone(edit, undo: undo) }
            lock.release()
        } catch {
            throw cannotWrite("\(error)".asClause)
        }
        return try result.get()
    }

    /// ``change(_:undo:)`` while nobody else does.
    private func changeAlone(
        _ edit: (inout SettingsFile) throws(SourceStoreError) -> Bool,
        undo: () -> Void
    ) throws(SourceStoreError) -> Bool {
        var file = try read()
        // A file that cannot be read whole is a person's to mend first: a change could hide what they meant.
        _ = try sources(in: file)
        guard try edit(&file) else { return false }
        do {
            try AtomicFile.write(file.contents, to: location)
        } catch {
            undo()
            throw cannotWrite("\(error)".asClause)
        }
        return true
    }

    private func keep(_ secret: String?, for source: SourceName) throws(SourceStoreError) {
        guard let secret else { throw cannotWrite("there is no key to keep for \(source)") }
        do { try keptSecrets.file(of: source).write(Secret(secret)) } catch { throw cannotWrite("\(error)") }
    }

    private func edit(_ body: () throws -> Void) throws(SourceStoreError) {
        do { try body() } catch { throw cannotWrite("\(error)".asClause) }
    }

    private func sources(in file: SettingsFile) throws(SourceStoreError) -> [SourceConfiguration] {
        var sources: [SourceConfiguration] = []
        for name in try names(in: file).sorted(by: { $0.text < $1.text }) {
            do throws(SourceFault) {
                sources.append(try SourceTable(name: name).read(from: file))
            } catch {
                throw unreadable(error.reason)
            }
        }
        return sources
    }

    private func names(in file: SettingsFile) throws(SourceStoreError) -> [SourceName] {
        let texts: [String]
        do { texts = try file.names(in: "") } catch { throw unreadable("\(error)".asClause) }
        var names: [SourceName] = []
        for text in texts {
            guard let name = SourceName(text), name.text == text else {
                throw unreadable(
                    "“\(text)” cannot be a source's name; write lower-case letters, digits, “-”, “_” and “.”"
                )
            }
            if file.keys.contains(text) {
                throw unreadable("\(text) belongs to no source; put it below a line such as [rescuegroups]")
            }
            names.append(name)
        }
        return names
    }

    private func read() throws(SourceStoreError) -> SettingsFile {
        let file: SmallFile
        do {
            file = try SmallFile(path: location, limit: 1_048_576)
        } catch {
            if error.reason == .notFound { return SettingsFile() }
            throw unreadable("\(error.reason)".asClause)
        }
        guard let bytes = file.bytes else { throw unreadable("it is no plain file of at most 1 MiB") }
        do { return try SettingsFile(parsing: bytes) } catch { throw unreadable("\(error)".asClause) }
    }

    private func unreadable(_ reason: String) -> SourceStoreError {
        .unreadable(location: location, reason: reason)
    }

    private func cannotWrite(_ reason: String) -> SourceStoreError {
        .cannotWrite(location: location, reason: reason)
    }
}
