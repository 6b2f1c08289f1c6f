import TerminalText

/// A terminal for tests: takes the bytes that a program writes, knows what would be on the screen, and answers questions.
///
/// It knows what programs that take a terminal over write: the cursor, colours and styles, erasing and scrolling, two
/// screens, private modes, titles, links, kitty's keyboard protocol. Pictures are noted rather than drawn. Whatever it
/// does not know is noted in ``unknownSequences`` and changes nothing.
public struct TerminalEmulator: Sendable {
    public internal(set) var columns: Int
    public internal(set) var rows: Int
    /// What differs from terminal to terminal.
    public let behavior: TerminalBehavior

    /// What could not be understood, readable, in order.
    public internal(set) var unknownSequences: [String] = []
    /// What the window is called.
    public internal(set) var title = ""
    /// The private modes that are set (`CSI ? n h`).
    public internal(set) var modes: Set<Int> = [7, 25]
    /// Whether the second screen is shown, the one that leaves the first as it was.
    public internal(set) var isAlternate = false
    /// The pictures that were sent, in order.
    public internal(set) var pictures: [RecordedPicture] = []
    /// The commands that took pictures away (kitty's `a=d`), without their `G`.
    public internal(set) var pictureRemovals: [String] = []
    /// How often the bell rang.
    public internal(set) var bells = 0
    /// How many lines were continued on the next because they were too long.
    public internal(set) var wrappedLines = 0
    /// How many rows left the screen because it scrolled.
    public internal(set) var scrolledRows = 0
    /// How often the cursor was sent to a place that is not on the screen.
    public internal(set) var misplacements = 0
    /// Bytes taken in.
    public internal(set) var bytesFed = 0

    var parser = SequenceParser()
    var main: ScreenGrid
    var alternate: ScreenGrid
    var position = Position()
    var style = TextStyle.plain
    var region: Range<Int>
    var saved: [Bool: SavedCursor] = [:]
    var keyboard: [Bool: [Int]] = [:]
    var titles: [String] = []
    var lastWritten: Place?
    var isInPictureData = false
    var replies: [UInt8] = []

    struct Position: Hashable, Sendable {
        var column = 0
        var row = 0
        /// The last column was written, and the next character goes onto the next line.
        var isPastEnd = false
    }

    struct Place: Hashable, Sendable {
        let column: Int
        let row: Int
    }

    struct SavedCursor: Sendable {
        let position: Position
        let style: TextStyle
    }

    /// An empty screen; sizes below 1 are taken as 1.
    public init(columns: Int, rows: Int, behavior: TerminalBehavior = .modern) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        self.behavior = behavior
        main = ScreenGrid(columns: self.columns, rows: self.rows)
        alternate = main
        region = 0..<self.rows
    }

    /// Takes bytes in.
    ///
    /// - Returns: What the terminal answers: to be read by the program.
    public mutating func feed(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        replies = []
        var tokens: [SequenceParser.Token] = []
        for byte in bytes {
            bytesFed += 1
            parser.parse(byte, into: &tokens)
            for token in tokens {
                take(token)
            }
            tokens.removeAll(keepingCapacity: true)
        }
        return replies
    }

    /// Gives the window another size. Nothing is wrapped anew; what no longer fits is lost.
    public mutating func resize(columns: Int, rows: Int) {
        self.columns = max(1, columns)
        self.rows = max(1, rows)
        main.resize(columns: self.columns, rows: self.rows)
        alternate.resize(columns: self.columns, rows: self.rows)
        region = 0..<self.rows
        position.column = min(position.column, self.columns - 1)
        position.row = min(position.row, self.rows - 1)
        position.isPastEnd = false
        lastWritten = nil
    }

    private mutating func take(_ token: SequenceParser.Token) {
        switch token {
        case .scalar(let scalar):
            write(scalar)
            return
        case .control(let byte): takeControl(byte)
        case .escape(let sequence): takeEscape(sequence)
        case .controlSequence(let sequence): take(sequence)
        case .string(let introducer, let body, let endsInBell):
            takeString(introducer, body: body, endsInBell: endsInBell)
        case .malformed(let what): note(what)
        }
        lastWritten = nil
    }

    mutating func note(_ unknown: String) {
        unknownSequences.append(unknown)
    }

    mutating func reply(_ text: String) {
        replies += Array(text.utf8)
    }
}

extension TerminalEmulator {
    var screen: ScreenGrid {
        get { isAlternate ? alternate : main }
        set {
            if isAlternate {
                alternate = newValue
            } else {
                main = newValue
            }
        }
    }

    /// Changes the screen that is shown, in place.
    mutating func withScreen<Result>(_ change: (inout ScreenGrid) -> Result) -> Result {
        isAlternate ? change(&alternate) : change(&main)
    }
}
