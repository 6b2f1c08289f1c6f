public import Domain

/// Opens whatever holds animals outside the catalogue: a file, standard input.
public protocol AnimalRecordArchive: Sendable {
    /// Opens `input` for reading from its beginning.
    func open(_ input: ImportInput) throws(ImportError) -> any AnimalRecordReader
}

/// What to read, and what to call where it came from.
public struct ImportInput: Hashable, Sendable {
    /// A file's path, or `-` for standard input.
    public var path: String
    /// The source that records without one of their own belong to; `nil` lets the format decide.
    public var source: SourceName?

    public init(path: String, source: SourceName? = nil) {
        self.path = path
        self.source = source
    }
}

/// Reads records one portion after the other; what was read is not kept.
public protocol AnimalRecordReader: Sendable {
    /// The next portion of at most `count` records, good and bad; `nil` at the end.
    ///
    /// - Parameter known: Records that need not be read again where that would take longer than to tell that they are known.
    func next(_ count: Int, knowing known: any KnownRecords) async throws(ImportError) -> RecordPortion?
}

extension AnimalRecordReader {
    /// The next portion of at most `count` records, good and bad; `nil` at the end.
    public func next(_ count: Int) async throws(ImportError) -> RecordPortion? {
        try await next(count, knowing: NoKnownRecords())
    }
}

/// Records read together, in the order of the input.
public struct RecordPortion: Hashable, Sendable {
    public var organizations: [Organization]
    public var animals: [Animal]
    /// The fingerprint of each of the animals, `nil` for those that have none; nothing when none has.
    public var fingerprints: [RecordFingerprint?]
    /// The animals that are known already.
    public var repeated: [RepeatedRecord]
    /// What could not be read.
    public var faults: [RecordFault]
    /// Columns that PetSave has no place for, and in how many records they held something.
    public var ignoredColumns: [String: Int]
    /// How far the input has been read, in bytes.
    public var bytesRead: Int

    public init(
        organizations: [Organization] = [],
        animals: [Animal] = [],
        fingerprints: [RecordFingerprint?] = [],
        repeated: [RepeatedRecord] = [],
        faults: [RecordFault] = [],
        ignoredColumns: [String: Int] = [:],
        bytesRead: Int = 0
    ) {
        self.organizations = organizations
        self.animals = animals
        self.fingerprints = fingerprints
        self.repeated = repeated
        self.faults = faults
        self.ignoredColumns = ignoredColumns
        self.bytesRead = bytesRead
    }
}

/// A record, or a whole rest of an input, that could not be read.
public struct RecordFault: Hashable, Sendable {
    /// Where, from 1 on; the column counts bytes.
    public let line: Int
    public let column: Int
    /// What is wrong, as a clause: `the record has no id`.
    public let reason: String
    /// Whether reading ended here: the input is cut off, or is something else altogether.
    public let endsInput: Bool

    public init(line: Int, column: Int, reason: String, endsInput: Bool = false) {
        self.line = line
        self.column = column
        self.reason = reason
        self.endsInput = endsInput
    }
}

/// Why an input could not be read at all.
public enum ImportError: Error, Hashable, Sendable {
    case notFound(path: String)
    case isFolder(path: String)
    case notPermitted(path: String)
    case unreadable(path: String, reason: String)
}

extension ImportError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notFound(let path): "\(path): there is no such file. Check the name, or give - to read standard input."
        case .isFolder(let path): "\(path): this is a folder. Name a file in it."
        case .notPermitted(let path): "\(path): you may not read this file. Check its permissions."
        case .unreadable(let path, let reason): "\(path): reading failed: \(reason)."
        }
    }
}
