/// The way a camera was held, as it tells in a JPEG's Exif part.
enum ExifOrientation {
    /// 1 to 8; 1 where nothing is told, or nothing that makes sense.
    static func number(in jpeg: [UInt8]) -> Int {
        var position = 2
        while position + 4 <= jpeg.count, jpeg[position] == 0xFF {
            let marker = jpeg[position + 1]
            let length = Int(jpeg[position + 2]) << 8 | Int(jpeg[position + 3])
            let end = position + 2 + length
            // The picture itself begins (SOS): what comes after tells nothing.
            guard length >= 2, end <= jpeg.count, marker != 0xDA else { return 1 }
            let segment = jpeg[(position + 4)..<end]
            if marker == 0xE1, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
                return orientation(inTIFF: Array(segment.dropFirst(6))) ?? 1
            }
            position = end
        }
        return 1
    }

    /// The entry 0x0112 of the first directory of a TIFF header (TIFF 6.0, section 2).
    private static func orientation(inTIFF bytes: [UInt8]) -> Int? {
        let isLittle = bytes.starts(with: [0x49, 0x49])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
        func number(at start: Int, _ count: Int) -> Int? {
            guard start >= 0, start + count <= bytes.count else { return nil }
            let part = bytes[start..<start + count]
            return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return nil }
        for entry in 0..<count {
            let start = directory + 2 + entry * 12
            guard let tag = number(at: start, 2) else { return nil }
            if tag == 0x0112 { return number(at: start + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil } }
        }
        return nil
    }
}
