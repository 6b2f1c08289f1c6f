import AnimalFormats
import Boundaries
import Domain
import Foundation
import Platform
import Synchronization
import Testing

/// When everything in these tests is imported.
let importTime = Date(timeIntervalSince1970: 1_780_000_000)

/// Reads everything that standard input would give.
func read(
    _ bytes: [UInt8],
    source: SourceName? = nil,
    chunkSize: Int = 4096,
    portion: Int = 50
) async throws -> RecordPortion {
    let archive = FileArchive(importedAt: importTime, standardInput: BytesInput(bytes), chunkSize: chunkSize)
    return try await readAll(archive.open(ImportInput(path: "-", source: source)), portion: portion)
}

/// Reads everything that standard input would give.
func read(_ text: String, source: SourceName? = nil, chunkSize: Int = 4096) async throws -> RecordPortion {
    try await read(Array(text.utf8), source: source, chunkSize: chunkSize)
}

/// Reads a whole file.
func read(path: String, source: SourceName? = nil) async throws -> RecordPortion {
    let archive = FileArchive(importedAt: importTime, standardInput: BytesInput([]))
    return try await readAll(archive.open(ImportInput(path: path, source: source)), portion: 50)
}

/// Puts the portions of a reader together, and checks that each keeps to its size.
func readAll(_ reader: any AnimalRecordReader, portion count: Int) async throws -> RecordPortion {
    var all = RecordPortion()
    while let portion = try await reader.next(count) {
        #expect(portion.organizations.count + portion.animals.count + portion.faults.count <= count)
        #expect(portion.bytesRead >= all.bytesRead)
        all.organizations += portion.organizations
        all.animals += portion.animals
        all.faults += portion.faults
        all.ignoredColumns.merge(portion.ignoredColumns, uniquingKeysWith: +)
        all.bytesRead = portion.bytesRead
    }
    return all
}

/// What a writer makes of the records.
func written(
    organizations: [Organization] = [],
    animals: [Animal],
    by makeWriter: (MemoryOutput) -> any AnimalRecordWriter
) async throws -> String {
    let output = MemoryOutput()
    let writer = makeWriter(output)
    try await writer.write(organizations)
    try await writer.write(animals)
    try await writer.finish()
    return output.text
}

/// Standard input that gives these bytes, which need not be text.
final class BytesInput: TextInput {
    let isTerminal = false
    private let rest: Mutex<ArraySlice<UInt8>>

    init(_ bytes: [UInt8]) {
        rest = Mutex(bytes[...])
    }

    func read(upTo count: Int) throws(StreamError) -> [UInt8] {
        rest.withLock { rest in
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
    }

    func readLine() throws(StreamError) -> String? {
        Issue.record("An import reads bytes, never lines.")
        return nil
    }
}

extension RecordPortion {
    /// The only animal there should be.
    func onlyAnimal(sourceLocation: SourceLocation = #_sourceLocation) throws -> Animal {
        #expect(faults.isEmpty, sourceLocation: sourceLocation)
        #expect(animals.count == 1, sourceLocation: sourceLocation)
        return try #require(animals.first, sourceLocation: sourceLocation)
    }

    /// The only fault there should be.
    func onlyFault(sourceLocation: SourceLocation = #_sourceLocation) throws -> RecordFault {
        #expect(faults.count == 1, sourceLocation: sourceLocation)
        return try #require(faults.first, sourceLocation: sourceLocation)
    }
}
