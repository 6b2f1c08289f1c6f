import PixelImages
import TerminalText

/// Two pixels a cell: the upper half block in the colour of the upper one, on the colour of the lower one.
enum HalfBlocks {
    static func rows(_ image: PixelImage) -> [StyledText] {
        stride(from: 0, to: image.height, by: 2).map { top in
            var row = StyledText()
            var (run, style) = ("", TextStyle.plain)
            for column in 0..<image.width {
                // The last row of an odd number has nothing below: the ground shows.
                let below = top + 1 < image.height ? image.color(column, top + 1) : nil
                let next = TextStyle(foreground: image.color(column, top), background: below)
                if next != style {
                    row.append(run, style: style)
                    (run, style) = ("", next)
                }
                run.append("▀")
            }
            row.append(run, style: style)
            return row
        }
    }
}

extension PixelImage {
    fileprivate func color(_ column: Int, _ row: Int) -> TextColor {
        let start = (row * width + column) * 3
        return .rgb(pixels[start], pixels[start + 1], pixels[start + 2])
    }
}
