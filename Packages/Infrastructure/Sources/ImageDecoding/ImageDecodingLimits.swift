/// What decoding one picture may cost.
public struct ImageDecodingLimits: Hashable, Sendable {
    /// The most pixels that a picture may have.
    public var pixels: Int
    /// The most memory that its decoder may take, in bytes, beside what the program itself takes.
    public var memory: Int
    /// The most seconds that it may compute.
    public var processorSeconds: Int
    /// The most seconds that somebody waits for it.
    public var seconds: Int

    public init(
        pixels: Int = 40_000_000,
        memory: Int = 512 * 1_048_576,
        processorSeconds: Int = 5,
        seconds: Int = 15
    ) {
        self.pixels = pixels
        self.memory = memory
        self.processorSeconds = processorSeconds
        self.seconds = seconds
    }
}
