import PixelImages

/// A picture in sixels (DEC STD 070, chapter 9): a palette, then bands of six rows, a colour at a time, each character six
/// pixels on top of each other.
enum SixelPicture {
    /// What shows the picture from the cursor on; the cursor is put back where it was.
    static func drawing(_ image: PixelImage) -> [UInt8] {
        let palette = SixelPalette(of: image)
        let indices = palette.dithered(image)
        // P2 = 1: what is not drawn stays as it is. Raster attributes: square pixels, and the size.
        var bytes = Array("\u{1B}7\u{1B}P0;1;0q\"1;1;\(image.width);\(image.height)".utf8)
        for (index, color) in palette.percentages.enumerated() {
            bytes += Array("#\(index);2;\(color.red);\(color.green);\(color.blue)".utf8)
        }
        for top in stride(from: 0, to: image.height, by: 6) {
            appendBand(from: top, of: indices, image.size, colors: palette.percentages.count, to: &bytes)
            bytes.append(UInt8(ascii: "-"))
        }
        return bytes + Array("\u{1B}\\\u{1B}8".utf8)
    }

    private static func appendBand(
        from top: Int,
        of indices: [UInt8],
        _ size: PixelSize,
        colors: Int,
        to bytes: inout [UInt8]
    ) {
        // Of each colour that is in the band: which of the six pixels of each column have it.
        var masks = [[UInt8]?](repeating: nil, count: colors)
        for row in top..<min(top + 6, size.height) {
            for column in 0..<size.width {
                let color = Int(indices[row * size.width + column])
                masks[color, default: size.width][column] |= 1 << UInt8(row - top)
            }
        }
        var isFirst = true
        for (color, mask) in masks.enumerated() {
            guard let mask else { continue }
            // Back to the beginning of the band for the next colour.
            if !isFirst { bytes.append(UInt8(ascii: "$")) }
            isFirst = false
            bytes += Array("#\(color)".utf8)
            appendRuns(of: mask, to: &bytes)
        }
    }

    private static func appendRuns(of mask: [UInt8], to bytes: inout [UInt8]) {
        var start = 0
        while start < mask.count {
            let end = mask[start...].firstIndex { $0 != mask[start] } ?? mask.count
            // Nothing need be said of pixels after the last one.
            if end == mask.count, mask[start] == 0 { return }
            let character = mask[start] + 63
            if end - start > 3 {
                bytes += Array("!\(end - start)".utf8) + [character]
            } else {
                bytes += [UInt8](repeating: character, count: end - start)
            }
            start = end
        }
    }
}

extension [[UInt8]?] {
    /// The mask of a colour, made of zeros when it is first asked for.
    fileprivate subscript(color: Int, default width: Int) -> [UInt8] {
        get { self[color] ?? [UInt8](repeating: 0, count: width) }
        _modify {
            var mask = self[color] ?? [UInt8](repeating: 0, count: width)
            self[color] = nil
            defer { self[color] = mask }
            yield &mask
        }
    }
}
