import Platform

/// A file in which a program keeps a secret for a person: readable by them alone, from its first moment on.
public struct SecretFile: Sendable {
    /// Where it is.
    public let path: String
    private let folder: String

    /// - Parameters:
    ///   - folder: Made, for its owner alone, when the first secret is written.
    ///   - name: The file's name in it, without a `/`.
    public init(folder: String, name: String) {
        self.folder = folder
        path = "\(folder)/\(name)"
    }

    /// The secret in it; `nil` when there is no such file. Throws as ``SecretReader/secret(inFile:)`` does.
    public func read() throws(SecretError) -> Secret? {
        guard exists else { return nil }
        return try SecretReader(environment: [:]).secret(inFile: path)
    }

    /// Replaces what it held at once, so that nobody ever finds a part of it.
    ///
    /// Throws ``SecretError/file(path:reason:)`` also for a folder that others can write to, who could put a file of
    /// theirs in its place, and for a text that could not be read again.
    public func write(_ secret: Secret) throws(SecretError) {
        do throws(SecretFault) {
            guard try Secret(firstLineOf: Array(secret.text.utf8)) == secret else {
                throw SecretFault(reason: "holds more than one line")
            }
            guard secret.text.utf8.count <= Secret.byteLimit else { throw SecretFault(reason: "is too long") }
        } catch {
            throw .file(path: path, reason: "cannot keep a text that \(error.reason)")
        }
        let isOpenToOthers: Bool
        do {
            try Folder.create(folder, permissions: .ownerOnlyFolder)
            isOpenToOthers = try FileInformation(path: folder).permissions.othersMayWrite
        } catch {
            throw .file(path: folder, reason: "cannot be made: \(error.reason)".withoutFullStop)
        }
        guard !isOpenToOthers else {
            throw .file(path: folder, reason: "can be written to by others; `chmod 700 \(folder)` makes it yours alone")
        }
        do {
            try AtomicFile.write(Array("\(secret.text)\n".utf8), to: path, permissions: .ownerOnly)
        } catch {
            throw .file(path: path, reason: "cannot be written: \(error.reason)".withoutFullStop)
        }
    }

    /// Takes it away; `false` when there is none.
    @discardableResult
    public func remove() throws(SecretError) -> Bool {
        do {
            return try SmallFile.remove(path)
        } catch {
            throw .file(path: path, reason: "cannot be removed: \(error.reason)".withoutFullStop)
        }
    }

    private var exists: Bool {
        do {
            _ = try FileInformation(path: path)
            return true
        } catch {
            return error.reason != .notFound
        }
    }
}
