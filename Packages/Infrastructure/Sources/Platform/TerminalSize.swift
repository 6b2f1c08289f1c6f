import Glibc

/// How many character cells a terminal shows.
public struct TerminalSize: Hashable, Sendable {
    /// Cells from left to right, at least 1.
    public let columns: Int
    /// Cells from top to bottom, at least 1.
    public let rows: Int

    /// Makes a size; nil unless both are at least 1. Terminals that do not know their size report 0.
    public init?(columns: Int, rows: Int) {
        guard columns > 0, rows > 0 else { return nil }
        self.columns = columns
        self.rows = rows
    }

    private init(validColumns columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// 80 by 24: what a terminal that does not tell most likely has.
    public static let usual = TerminalSize(validColumns: 80, rows: 24)

    /// The size given by `COLUMNS` and `LINES`; nil without a usable `COLUMNS`. Without `LINES`, 24 rows.
    public init?(environment: ProcessEnvironment) {
        guard let columns = environment["COLUMNS"].flatMap({ Int($0) }) else { return nil }
        let rows = environment["LINES"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        self.init(columns: columns, rows: rows ?? 24)
    }

    /// Asks the terminal behind a descriptor.
    package init?(descriptor: Int32) {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
