/// What a ``CSVReader`` found next.
public enum CSVEvent: Sendable, Equatable {
    /// A row.
    case row(CSVRow)
    /// A row that cannot be used, at the offending byte or, where the whole row is at fault, at its start. Reading goes
    /// on with the next row.
    case malformed(CSVPosition, CSVProblem)
    /// The header cannot be used, so that no row can be named. Nothing follows.
    case unusableHeader(CSVPosition, CSVProblem)
    /// The input ended inside a quoted field. Nothing follows.
    case truncated(CSVPosition, CSVProblem)
}
