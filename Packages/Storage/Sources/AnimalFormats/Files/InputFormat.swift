/// What an input is, judged by how it begins.
package enum InputFormat: Hashable {
    case json
    case table
    /// Nothing that PetSave reads; says what it is and what to do, as a clause.
    case unreadable(String)

    /// How many bytes decide.
    package static let decisiveByteCount = 512

    /// Judges by the first ``decisiveByteCount`` bytes, or by all of a shorter input.
    package init(beginning bytes: [UInt8]) {
        if let reason = Self.signatures.first(where: { bytes.starts(with: $0.bytes) })?.reason {
            self = .unreadable(reason)
            return
        }
        let text = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(Self.byteOrderMark.count) : bytes[...]
        guard let first = text.first(where: { !Self.whitespace.contains($0) }) else {
            self = bytes.count < Self.decisiveByteCount ? .unreadable("the input is empty") : .json
            return
        }
        if text.contains(0) {
            self = .unreadable("this is no text: JSON or CSV in UTF-8 was expected")
            return
        }
        if let error = Self.shelterManagerError(in: text) {
            self = .unreadable("this is an error of Animal Shelter Manager's: \(error)")
            return
        }
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
        case UInt8(ascii: "<"): self = .unreadable("this is HTML or XML: JSON or CSV was expected")
        default: self = .table
        }
    }

    /// The sentence that a server of Animal Shelter Manager answers instead of JSON, with HTTP 200 as if all were well.
    private static func shelterManagerError(in text: ArraySlice<UInt8>) -> String? {
        let mark = Array("ERROR: ".utf8)
        guard text.starts(with: mark) else { return nil }
        let line = text.dropFirst(mark.count).prefix { $0 != UInt8(ascii: "\n") }
        return CleanText.line(String(decoding: line.prefix(200), as: UTF8.self)).map { "“\($0)”" }
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let whitespace: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

    private static let signatures: [(bytes: [UInt8], reason: String)] = [
        ([0x1F, 0x8B], "this is compressed with gzip: decompress it first"),
        ([0x28, 0xB5, 0x2F, 0xFD], "this is compressed with zstd: decompress it first"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "this is compressed with xz: decompress it first"),
        (Array("BZh".utf8), "this is compressed with bzip2: decompress it first"),
        (
            [0x50, 0x4B, 0x03, 0x04],
            "this is a ZIP archive or a spreadsheet document: unpack it, or save the spreadsheet as CSV"
        ),
        ([0xFF, 0xFE], "this is UTF-16: save it as UTF-8"),
        ([0xFE, 0xFF], "this is UTF-16: save it as UTF-8"),
        (Array("SQLite format 3".utf8), "this is an SQLite database: export it from the program that made it"),
        (Array("%PDF".utf8), "this is a PDF document: JSON or CSV was expected"),
    ]
}
