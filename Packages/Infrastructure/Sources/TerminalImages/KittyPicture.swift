import PixelImages

/// The graphics protocol of kitty (https://sw.kovidgoyal.net/kitty/graphics-protocol/): pixels in base64, in portions of
/// at most 4,096 characters, each an APC sequence.
enum KittyPicture {
    /// What transmits the picture and shows it at the cursor, which stays where it is.
    ///
    /// - Parameters:
    ///   - number: Names the picture to the terminal.
    ///   - cells: What it is stretched over; `nil` for a pixel of the screen a pixel.
    static func drawing(_ image: PixelImage, number: UInt32, cells: (columns: Int, rows: Int)?) -> [UInt8] {
        // a=T transmit and show, f=24 three bytes a pixel, q=2 no answers, C=1 leave the cursor.
        var keys = "a=T,f=24,s=\(image.width),v=\(image.height),i=\(number),p=1,q=2,C=1"
        if let cells { keys += ",c=\(cells.columns),r=\(cells.rows)" }
        let text = Base64.encode(image.pixels)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 256 + 128)
        var start = 0
        while start < text.count {
            let end = min(start + 4096, text.count)
            let more = end < text.count ? 1 : 0
            bytes += Array("\u{1B}_G\(start == 0 ? "\(keys),m=\(more)" : "m=\(more)");".utf8)
            bytes += text[start..<end]
            bytes += Array("\u{1B}\\".utf8)
            start = end
        }
        return bytes
    }

    /// What takes the picture off the screen and frees what the terminal keeps of it.
    static func removal(number: UInt32) -> [UInt8] {
        Array("\u{1B}_Ga=d,d=I,i=\(number),q=2\u{1B}\\".utf8)
    }

    /// A number for a name, never 0: FNV-1a with 32 bits.
    static func number(of name: String) -> UInt32 {
        max(1, name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 })
    }
}
