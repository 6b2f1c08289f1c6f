public import Boundaries
public import FoundationEssentials
public import Platform

/// Reads animals from files and standard input: the JSON of every feed, PetSave's own JSON and NDJSON, and tables.
///
/// The format is told by how the input begins, never by its name. Input is read a chunk at a time, and what has been
/// handed out is forgotten, so that memory does not grow with it.
public struct FileArchive: AnimalRecordArchive {
    private let importedAt: Date
    private let standardInput: any TextInput
    private let chunkSize: Int
    private let version: String?

    /// Makes an archive.
    ///
    /// - Parameters:
    ///   - importedAt: when records count as fetched that do not say so themselves; fractions of a second are cut off.
    ///   - standardInput: what the path `-` reads.
    ///   - chunkSize: how many bytes are read at once.
    ///   - version: which program reads, so that records of Petfinder's form get fingerprints, which hold as long as that
    ///     one reads them; without, none do.
    public init(
        importedAt: Date,
        standardInput: any TextInput,
        chunkSize: Int = FileChunks.defaultChunkSize,
        version: String? = nil
    ) {
        self.importedAt = Date(timeIntervalSince1970: importedAt.timeIntervalSince1970.rounded(.down))
        self.standardInput = standardInput
        self.chunkSize = chunkSize
        self.version = version
    }

    /// Opens `input` for reading from its beginning.
    ///
    /// Throws when the file is not there or may not be read. An input that holds no animals is no error here: its first
    /// portion has a fault that says what it is.
    public func open(_ input: ImportInput) throws(ImportError) -> any AnimalRecordReader {
        guard input.path != "-" else {
            let source = StreamSource(input: standardInput, name: "standard input", chunkSize: chunkSize)
            return FileRecordReader(input, from: source, importedAt: importedAt, version: version)
        }
        let source = try FileSource(path: input.path, chunkSize: chunkSize)
        return FileRecordReader(input, from: source, importedAt: importedAt, version: version)
    }
}
