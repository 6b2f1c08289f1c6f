import Boundaries
import CSVStreaming
import Domain
import FoundationEssentials

/// Reads animals, and the organisations they name, from a table with a header.
struct CSVRecordDecoder: RecordDecoder {
    /// A row may be as large as a JSON record.
    private static let maximumRowBytes = 16 << 20
    /// How many organisations are remembered as told; more may be told twice.
    private static let maximumRemembered = 10_000

    /// Whose the rows are that do not say so themselves.
    let source: SourceName
    let importedAt: Date

    private var reader = CSVReader(limits: .init(maximumRecordBytes: maximumRowBytes))
    private var header: TableHeader?
    private var toldOrganizations: Set<OrganizationID> = []

    init(source: SourceName, importedAt: Date) {
        self.source = source
        self.importedAt = importedAt
    }

    mutating func consume(_ chunk: [UInt8], into queue: inout RecordQueue) {
        var events: [CSVEvent] = []
        reader.consume(chunk) { events.append($0) }
        take(events, into: &queue)
    }

    mutating func finish(into queue: inout RecordQueue) {
        var events: [CSVEvent] = []
        reader.finish { events.append($0) }
        take(events, into: &queue)
        queue.end()
    }

    private mutating func take(_ events: [CSVEvent], into queue: inout RecordQueue) {
        checkHeader(into: &queue)
        for event in events where !queue.hasEnded {
            switch event {
            case .row(let row):
                take(row, into: &queue)
            case .malformed(let position, let problem):
                queue.append(RecordFault(position, problem.description))
            case .truncated(let position, let problem), .unusableHeader(let position, let problem):
                queue.append(RecordFault(position, problem.description, endsInput: true))
            }
        }
    }

    /// Once the header is known, refuses a table that cannot be one of animals.
    private mutating func checkHeader(into queue: inout RecordQueue) {
        guard header == nil, let names = reader.header?.names else { return }
        let header = TableHeader(names)
        self.header = header
        guard !header.describesAnimals else { return }
        let reason =
            "there are no animals in this input: its columns are \(header.summary), and a table of animals has at least "
            + "type and name"
        queue.append(RecordFault(line: 1, column: 1, reason: reason, endsInput: true))
    }

    private mutating func take(_ row: CSVRow, into queue: inout RecordQueue) {
        guard let header else { return }
        let cells = TableRow(row.fields, under: header)
        // Spreadsheets leave rows of bare commas behind their last one.
        guard !cells.isEmpty else { return }
        do throws(RecordProblem) {
            let animal = try Animal(cells, source: source, importedAt: importedAt)
            if let organization = Organization(cells, source: animal.id.source) { tell(organization, into: &queue) }
            queue.append(animal)
        } catch {
            queue.append(RecordFault(row.position, error.description))
        }
        queue.countIgnored(columns: header.ignoredHeadings(in: row.fields))
    }

    /// The first row that names an organisation speaks for it.
    private mutating func tell(_ organization: Organization, into queue: inout RecordQueue) {
        if toldOrganizations.count >= Self.maximumRemembered { toldOrganizations = [] }
        if toldOrganizations.insert(organization.id).inserted { queue.append(organization) }
    }
}

extension RecordFault {
    fileprivate init(_ position: CSVPosition, _ reason: String, endsInput: Bool = false) {
        self.init(line: position.line, column: position.column, reason: reason, endsInput: endsInput)
    }
}
