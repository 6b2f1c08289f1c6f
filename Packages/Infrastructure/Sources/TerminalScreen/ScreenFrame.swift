public import Platform
public import TerminalText

/// Everything that a terminal shows at one moment, as a value: what a scene's state becomes, and what a renderer brings
/// onto the screen by rewriting the rows that differ from the frame before.
public struct ScreenFrame: Hashable, Sendable {
    /// What the rows were laid out for.
    public let size: TerminalSize
    /// From the top; those that are missing are empty. A row that is too wide is cut off by the renderer, too many rows
    /// are left away. A ground that all pieces of a row have in common (a colour, inverse) goes on to the last column.
    public var rows: [StyledText]
    /// Where the cursor blinks; `nil` hides it.
    public var cursor: ScreenPosition?
    /// What is drawn over the cells.
    public var pictures: [PlacedPicture]
    /// What the window is called; `nil` leaves it as it is.
    public var title: String?

    public init(
        size: TerminalSize,
        rows: [StyledText] = [],
        cursor: ScreenPosition? = nil,
        pictures: [PlacedPicture] = [],
        title: String? = nil
    ) {
        self.size = size
        self.rows = rows
        self.cursor = cursor
        self.pictures = pictures
        self.title = title
    }
}

/// A cell, counted from 0 at the top left.
public struct ScreenPosition: Hashable, Sendable {
    public var column: Int
    public var row: Int

    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A picture over a rectangle of cells. What it is drawn with is ready-made: the bytes that put it there when they are
/// written with the cursor on its first cell.
public struct PlacedPicture: Hashable, Sendable {
    /// Names what is shown: the same id at the same place is not drawn again.
    public var id: String
    public var origin: ScreenPosition
    public var columns: Int
    public var rows: Int
    /// Written with the cursor at the origin.
    public var drawing: [UInt8]
    /// Written to take the picture away; empty where writing over its cells does.
    public var removal: [UInt8]

    public init(
        id: String,
        origin: ScreenPosition,
        columns: Int,
        rows: Int,
        drawing: [UInt8],
        removal: [UInt8] = []
    ) {
        self.id = id
        self.origin = origin
        self.columns = columns
        self.rows = rows
        self.drawing = drawing
        self.removal = removal
    }
}
