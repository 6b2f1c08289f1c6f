import Boundaries
import Domain
import FoundationEssentials

/// Reads one input, whatever format it turns out to have; holds one chunk and what it completed.
actor FileRecordReader<Source: ByteSource & ~Copyable>: AnimalRecordReader {
    private let input: ImportInput
    private let importedAt: Date
    private let version: String?
    private var source: Source
    private var decoder: (any RecordDecoder)?
    /// The bytes that were read before the format was known.
    private var beginning: [UInt8] = []
    private var queue = RecordQueue()
    private var bytesRead = 0

    init(_ input: ImportInput, from source: consuming Source, importedAt: Date, version: String?) {
        self.version = version
        self.input = input
        self.importedAt = importedAt
        self.source = source
    }

    func next(_ count: Int, knowing known: any KnownRecords) async throws(ImportError) -> RecordPortion? {
        queue.known = known
        while queue.count < count, !queue.hasEnded {
            if let chunk = try source.next() {
                bytesRead += chunk.count
                consume(chunk)
            } else {
                finish()
            }
        }
        return queue.take(count, bytesRead: bytesRead)
    }

    private func consume(_ chunk: [UInt8]) {
        guard decoder == nil else {
            decoder?.consume(chunk, into: &queue)
            return
        }
        beginning += chunk
        if beginning.count >= InputFormat.decisiveByteCount { decide() }
    }

    private func finish() {
        if decoder == nil { decide() }
        decoder?.finish(into: &queue)
        queue.end()
    }

    private func decide() {
        switch InputFormat(beginning: beginning) {
        case .json:
            decoder = JSONRecordDecoder(source: input.source, importedAt: importedAt, version: version)
        case .table:
            let source = input.source ?? SourceName(fileNameOf: input.path) ?? SourceName("csv")
            decoder = source.map { CSVRecordDecoder(source: $0, importedAt: importedAt) }
        case .unreadable(let reason):
            queue.append(RecordFault(line: 1, column: 1, reason: reason, endsInput: true))
        }
        decoder?.consume(beginning, into: &queue)
        beginning = []
    }
}

extension SourceName {
    /// What a table's records are called by: the file's name without folder and ending, in letters that names may have.
    init?(fileNameOf path: String) {
        let name = path.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        let words = SearchText.words(of: String(stem)).map { $0.filter { $0.isASCII } }.filter { !$0.isEmpty }
        self.init(String(words.joined(separator: "-").prefix(64)))
    }
}
