public import Boundaries
import CSVStreaming
public import Domain
public import Platform

/// Writes animals as a table with a header; see docs/formats.md for its columns.
///
/// An organisation has no row of its own: its name stands with its animals, if it was written before them.
public actor CSVRecordWriter: AnimalRecordWriter {
    private let output: any TextOutput
    private let writer = CSVWriter()
    private var organizationNames: [OrganizationID: String] = [:]
    private var hasHeader = false

    /// Makes a writer onto `output`.
    public init(to output: any TextOutput) {
        self.output = output
    }

    /// Remembers the organisations' names for the rows to come.
    public func write(_ organizations: [Organization]) async throws(ExportError) {
        for organization in organizations { organizationNames[organization.id] = organization.name }
    }

    /// Writes a row for each animal.
    public func write(_ animals: [Animal]) async throws(ExportError) {
        try send(rows: animals.map { AnimalCSV.row(of: $0, organizationName: organizationName(of: $0)) })
    }

    /// Sends on what the output still holds; a table of no animals has its header all the same.
    public func finish() async throws(ExportError) {
        try send(rows: [])
        do {
            try output.flush()
        } catch {
            throw ExportError(error)
        }
    }

    private func organizationName(of animal: Animal) -> String? {
        animal.organizationID
            .flatMap { OrganizationID(source: animal.id.source, sourceID: $0) }
            .flatMap { organizationNames[$0] }
    }

    private func send(rows: [[String]]) throws(ExportError) {
        var bytes: [UInt8] = []
        if !hasHeader { writer.append(AnimalCSV.header, to: &bytes) }
        hasHeader = true
        for row in rows { writer.append(row, to: &bytes) }
        do {
            try output.write(bytes)
        } catch {
            throw ExportError(error)
        }
    }
}
