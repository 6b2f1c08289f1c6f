/// How many pixels something is wide and high.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// The largest size of the same shape that fits into `box`, at least a pixel each way; never larger than this one.
    public func fitted(into box: PixelSize) -> PixelSize {
        guard width > 0, height > 0, width > box.width || height > box.height else { return self }
        let (across, down) = (Double(box.width) / Double(width), Double(box.height) / Double(height))
        let scale = min(across, down)
        return PixelSize(
            width: max(1, min(box.width, Int((Double(width) * scale).rounded()))),
            height: max(1, min(box.height, Int((Double(height) * scale).rounded())))
        )
    }
}
