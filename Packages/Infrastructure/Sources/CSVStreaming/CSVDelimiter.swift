/// What separates the fields of a row.
public enum CSVDelimiter: Sendable, CaseIterable {
    /// `,`
    case comma
    /// `;`, where the comma marks decimals.
    case semicolon
    /// The tabulator.
    case tab
    /// `|`
    case pipe

    /// The delimiter as the byte that it is in UTF-8.
    public var byte: UInt8 {
        switch self {
        case .comma: UInt8(ascii: ",")
        case .semicolon: UInt8(ascii: ";")
        case .tab: UInt8(ascii: "\t")
        case .pipe: UInt8(ascii: "|")
        }
    }
}
