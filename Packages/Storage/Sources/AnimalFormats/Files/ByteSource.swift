import Boundaries
import Platform

/// Gives an input's bytes from beginning to end.
protocol ByteSource: Sendable, ~Copyable {
    /// The next bytes, at least one; `nil` at the end.
    mutating func next() throws(ImportError) -> [UInt8]?
}

/// The bytes of a file.
struct FileSource: ByteSource, ~Copyable {
    private var chunks: FileChunks

    init(path: String, chunkSize: Int) throws(ImportError) {
        do {
            chunks = try FileChunks(path: path, chunkSize: chunkSize)
        } catch {
            throw ImportError(error)
        }
    }

    mutating func next() throws(ImportError) -> [UInt8]? {
        do {
            return try chunks.next()
        } catch {
            throw ImportError(error)
        }
    }
}

/// The bytes of a stream, such as standard input.
struct StreamSource: ByteSource {
    let input: any TextInput
    let name: String
    let chunkSize: Int

    mutating func next() throws(ImportError) -> [UInt8]? {
        do {
            let bytes = try input.read(upTo: chunkSize)
            return bytes.isEmpty ? nil : bytes
        } catch {
            throw .unreadable(path: name, reason: error.clause)
        }
    }
}

extension ImportError {
    init(_ error: FileError) {
        self =
            switch error.reason {
            case .notFound: .notFound(path: error.path)
            case .isDirectory: .isFolder(path: error.path)
            case .permissionDenied: .notPermitted(path: error.path)
            case .notDirectory: .unreadable(path: error.path, reason: "a part of the path is no folder")
            case .noSpace, .readOnlyFileSystem, .system:
                .unreadable(path: error.path, reason: StreamError.withoutFullStop(error.reason.description))
            }
    }
}

extension StreamError {
    /// The reason as a clause, which the boundary's errors put into sentences of their own.
    var clause: String {
        switch self {
        case .closedByReader: "nobody is at its other end any more"
        case .failed(_, let code): Self.withoutFullStop(code.description)
        }
    }

    static func withoutFullStop(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}
