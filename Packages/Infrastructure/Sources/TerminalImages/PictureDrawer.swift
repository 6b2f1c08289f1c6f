public import PixelImages
public import TerminalScreen
public import TerminalText

/// Shows a picture within a box of cells, in the way that a terminal can.
///
/// What is written are pixels that were decoded before, in an encoding made here: no byte of a file that somebody else
/// made reaches the terminal, whose own decoders may have faults.
public struct PictureDrawer: Hashable, Sendable {
    /// How a picture is shown.
    public enum Drawing: Hashable, Sendable {
        /// As text of so many rows, each as wide as the picture.
        case rows([StyledText])
        /// Over the cells, its origin at the top left of the screen.
        case picture(PlacedPicture)
    }

    /// The most pixels that are sent to a terminal: 1,024 × 768, three million bytes in base64.
    static let largestArea = 786_432

    private let pictures: TerminalCapabilities.Pictures
    private let cell: TerminalCapabilities.CellSize
    /// Whether `cell` is what the terminal told.
    private let knowsCell: Bool

    /// `nil` when the terminal shows no pictures: it has no way to, or no colours or no half blocks for text that does.
    public init?(capabilities: TerminalCapabilities) {
        switch capabilities.pictures {
        case .none: return nil
        case .halfBlocks where capabilities.colors == .none || capabilities.chrome == .ascii: return nil
        case .halfBlocks, .kitty, .iTerm2, .sixel: pictures = capabilities.pictures
        }
        let told = capabilities.cellSize.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
        cell = told ?? TerminalCapabilities.CellSize(width: 10, height: 20)
        knowsCell = told != nil
    }

    /// The size of the picture that fills the box: what one is best decoded for. At least a pixel each way.
    public func pixelBox(columns: Int, rows: Int) -> PixelSize {
        let (columns, rows) = (max(1, columns), max(1, rows))
        if pictures == .halfBlocks {
            // A pixel a column, and square ones.
            return PixelSize(width: columns, height: max(1, rows * cell.height / cell.width))
        }
        let whole = PixelSize(width: columns * cell.width, height: rows * cell.height)
        guard whole.width * whole.height > Self.largestArea else { return whole }
        let scale = (Double(Self.largestArea) / Double(whole.width * whole.height)).squareRoot()
        return PixelSize(
            width: max(1, Int(Double(whole.width) * scale)),
            height: max(1, Int(Double(whole.height) * scale))
        )
    }

    /// The picture in a box of cells, in its own shape and never larger than it is.
    ///
    /// - Parameter id: Names the picture; the same name stands for the same pixels.
    public func draw(_ image: PixelImage, id: String, columns: Int, rows: Int) -> Drawing {
        let box = pixelBox(columns: columns, rows: rows)
        let image = image.fitted(into: box)
        switch pictures {
        case .kitty:
            let cells = cells(of: image, box: box, columns: columns, rows: rows)
            let name = KittyPicture.number(of: "\(id) \(image.width)×\(image.height)")
            let isScaled = !knowsCell || box.width < columns * cell.width
            return placed(
                id,
                cells,
                KittyPicture.drawing(image, number: name, cells: isScaled ? cells : nil),
                removal: KittyPicture.removal(number: name)
            )
        case .iTerm2:
            let cells = cells(of: image, box: box, columns: columns, rows: rows)
            return placed(id, cells, ITermPicture.drawing(image, columns: cells.columns, rows: cells.rows))
        case .sixel:
            // Sixels come in bands of six: a last one that is not full may reach into the row below the box.
            let height = image.height >= 6 ? image.height / 6 * 6 : image.height
            let image = image.scaled(to: PixelSize(width: image.width, height: height))
            let cells = (divided(image.width, by: cell.width), divided(image.height, by: cell.height))
            return placed(id, cells, SixelPicture.drawing(image))
        case .halfBlocks, .none:
            let height = (Double(image.height * 2 * cell.width) / Double(cell.height)).rounded()
            let size = PixelSize(width: image.width, height: max(1, min(2 * rows, Int(height))))
            return .rows(HalfBlocks.rows(image.scaled(to: size)))
        }
    }

    /// How many cells a picture takes that was made for `box`.
    private func cells(of image: PixelImage, box: PixelSize, columns: Int, rows: Int) -> (columns: Int, rows: Int) {
        let scale = Double(columns * cell.width) / Double(box.width)
        let (width, height) = (Double(image.width) * scale, Double(image.height) * scale)
        return (
            max(1, min(columns, Int((width / Double(cell.width)).rounded(.up)))),
            max(1, min(rows, Int((height / Double(cell.height)).rounded(.up))))
        )
    }

    private func divided(_ length: Int, by part: Int) -> Int { (length + part - 1) / part }

    private func placed(
        _ id: String,
        _ cells: (columns: Int, rows: Int),
        _ drawing: [UInt8],
        removal: [UInt8] = []
    ) -> Drawing {
        .picture(
            PlacedPicture(
                id: "\(id) \(cells.columns)×\(cells.rows)",
                origin: ScreenPosition(column: 0, row: 0),
                columns: cells.columns,
                rows: cells.rows,
                drawing: drawing,
                removal: removal
            )
        )
    }
}
