/// The names of a CSV file's columns. Copies share their storage, so every row can hold it.
public struct CSVHeader: Sendable, Equatable {
    /// The names as written, in the order of the columns.
    public let names: [String]

    private let indices: [String: Int]

    /// Makes a header. Of columns with the same name, lookup finds the first.
    public init(names: [String]) {
        self.names = names
        indices = Dictionary(
            names.enumerated().map { (Self.lookupKey($0.element), $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The column with the name, compared without case and white space: "Good With" finds "goodwith".
    public func index(of name: String) -> Int? {
        // Most callers ask with the name as it is stored, which needs no new string.
        indices[name] ?? indices[Self.lookupKey(name)]
    }

    private static func lookupKey(_ name: String) -> String {
        name.filter { !$0.isWhitespace }.lowercased()
    }
}
