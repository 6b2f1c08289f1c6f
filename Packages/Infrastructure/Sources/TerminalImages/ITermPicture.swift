import PixelImages

/// Inline images of iTerm2 (OSC 1337, https://iterm2.com/documentation-images.html), which are files.
enum ITermPicture {
    /// What shows the picture within so many cells from the cursor on; the cursor is put back where it was.
    static func drawing(_ image: PixelImage, columns: Int, rows: Int) -> [UInt8] {
        let file = PNGFile.encode(image)
        let arguments = "inline=1;size=\(file.count);width=\(columns);height=\(rows);preserveAspectRatio=1"
        return Array("\u{1B}7\u{1B}]1337;File=\(arguments):".utf8) + Base64.encode(file) + Array("\u{07}\u{1B}8".utf8)
    }
}
