/// A picture as its pixels.
public struct PixelImage: Hashable, Sendable {
    public let width: Int
    public let height: Int
    /// Row by row from the top left, red, green and blue a pixel, 0–255 each; 3 × width × height bytes.
    public let pixels: [UInt8]

    /// `nil` unless there are as many bytes as the size asks for, and at least one pixel.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == 3 * width * height else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}
