/// What a file is, by the bytes that it begins with: what a server or a file's name says may be wrong.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    case jpeg = "JPEG"
    case png = "PNG"
    case webP = "WebP"
    /// Known, so that it can be named; not decoded.
    case gif = "GIF"

    /// `nil` for anything else.
    public init?(sniffing bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else {
            return nil
        }
    }
}
