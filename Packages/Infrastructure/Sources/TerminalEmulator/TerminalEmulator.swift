/// A terminal for tests: takes the bytes that a program writes and knows what would be on the screen.
public struct TerminalEmulator: Sendable {
    public let columns: Int
    public let rows: Int

    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
