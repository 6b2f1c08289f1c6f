public import Boundaries
public import Domain
import JSONStreaming
public import Platform

/// Writes records as PetSave's own NDJSON: a line `{"organization":{…}}` for each organisation, and each animal a line.
///
/// What it writes, ``FileArchive`` reads back equal.
public struct NDJSONRecordWriter: AnimalRecordWriter {
    private let output: any TextOutput

    /// Makes a writer onto `output`.
    public init(to output: any TextOutput) {
        self.output = output
    }

    /// Writes a line for each organisation.
    public func write(_ organizations: [Organization]) async throws(ExportError) {
        try write(lines: organizations.map { ["organization": AnimalJSON.value(of: $0)] })
    }

    /// Writes a line for each animal.
    public func write(_ animals: [Animal]) async throws(ExportError) {
        try write(lines: animals.map { AnimalJSON.value(of: $0) })
    }

    /// Sends on what the output still holds.
    public func finish() async throws(ExportError) {
        do {
            try output.flush()
        } catch {
            throw ExportError(error)
        }
    }

    private func write(lines: [JSONValue]) throws(ExportError) {
        var bytes: [UInt8] = []
        let writer = JSONWriter(style: .compact)
        for line in lines {
            writer.append(line, to: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
        do {
            try output.write(bytes)
        } catch {
            throw ExportError(error)
        }
    }
}

extension ExportError {
    init(_ error: StreamError) {
        self =
            switch error {
            case .closedByReader: .outputClosed
            case .failed: .cannotWrite(reason: error.clause)
            }
    }
}
