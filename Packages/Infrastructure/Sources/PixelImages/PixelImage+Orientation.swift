extension PixelImage {
    /// This picture as it is to be seen, when a camera was held in one of the eight ways that Exif numbers (Exif 2.32,
    /// section 4.6.4, Orientation): 1 as it is, 3 upside down, 6 and 8 on its sides, the others mirrored besides.
    public func upright(orientation: Int) -> PixelImage {
        guard (2...8).contains(orientation) else { return self }
        let isTurned = orientation >= 5
        let target = PixelSize(width: isTurned ? height : width, height: isTurned ? width : height)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count)
        for row in 0..<target.height {
            for column in 0..<target.width {
                let (x, y) = source(of: column, row, orientation)
                let start = (y * width + x) * 3
                bytes += pixels[start..<start + 3]
            }
        }
        return PixelImage(width: target.width, height: target.height, pixels: bytes) ?? self
    }

    /// Where the pixel that is to be seen at a place lies.
    private func source(of column: Int, _ row: Int, _ orientation: Int) -> (x: Int, y: Int) {
        let (right, bottom) = (width - 1, height - 1)
        return switch orientation {
        case 2: (right - column, row)
        case 3: (right - column, bottom - row)
        case 4: (column, bottom - row)
        case 5: (row, column)
        case 6: (row, bottom - column)
        case 7: (right - row, bottom - column)
        case 8: (right - row, column)
        default: (column, row)
        }
    }
}
