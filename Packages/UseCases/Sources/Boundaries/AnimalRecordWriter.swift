public import Domain

/// Takes records out of the catalogue, in a format of its own.
public protocol AnimalRecordWriter: Sendable {
    func write(_ organizations: [Organization]) async throws(ExportError)
    func write(_ animals: [Animal]) async throws(ExportError)
    /// Ends the output; nothing may be written after it.
    func finish() async throws(ExportError)
}

/// Why an export stopped.
public enum ExportError: Error, Hashable, Sendable {
    /// Whoever read the output closed it: `| head` does.
    case outputClosed
    case cannotWrite(reason: String)
    case catalog(CatalogError)
}

extension ExportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .outputClosed: "The reader of the output closed it."
        case .cannotWrite(let reason): "The export could not be written: \(reason)."
        case .catalog(let error): error.description
        }
    }
}
