public import TerminalText

/// What a terminal can do, as far as it, the environment and the person said.
public struct TerminalCapabilities: Hashable, Sendable {
    /// Whether dark characters stand on a light ground.
    public enum Ground: Hashable, Sendable {
        case dark, light
    }

    /// How a picture can be shown.
    public enum Pictures: Hashable, Sendable, CaseIterable {
        /// The graphics protocol of kitty.
        case kitty
        /// Inline images of iTerm2 (OSC 1337).
        case iTerm2
        case sixel
        /// Two pixels a cell, as the upper half block in two colours.
        case halfBlocks
        case none
    }

    public var colors: ColorSupport
    public var ground: Ground
    public var hyperlinks: Bool
    public var chrome: Chrome
    public var pictures: Pictures
    /// Whether frames can be written as one (private mode 2026).
    public var synchronizedOutput: Bool
    /// Whether the terminal counts columns by grapheme (private mode 2027) rather than by code point.
    public var graphemeWidths: Bool
    /// How many pixels a cell has, where the terminal tells.
    public var cellSize: CellSize?

    /// The pixels of a cell.
    public struct CellSize: Hashable, Sendable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    public init(
        colors: ColorSupport = .none,
        ground: Ground = .dark,
        hyperlinks: Bool = false,
        chrome: Chrome = .ascii,
        pictures: Pictures = .none,
        synchronizedOutput: Bool = false,
        graphemeWidths: Bool = false,
        cellSize: CellSize? = nil
    ) {
        self.colors = colors
        self.ground = ground
        self.hyperlinks = hyperlinks
        self.chrome = chrome
        self.pictures = pictures
        self.synchronizedOutput = synchronizedOutput
        self.graphemeWidths = graphemeWidths
        self.cellSize = cellSize
    }
}
