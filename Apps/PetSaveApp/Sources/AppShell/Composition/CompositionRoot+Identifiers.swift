import Domain

extension CompositionRoot {
    /// Draws an identifier from the world's own chance.
    @Sendable
    func makeIdentifier<Subject>() -> RandomIdentifier<Subject> { Self.makeIdentifier(in: world) }

    static func makeIdentifier<Subject>(in world: World) -> RandomIdentifier<Subject> {
        var source = SeedSource(makeSeed: world.makeSeed)
        return RandomIdentifier(using: &source)
    }
}

/// The world's own chance.
private struct SeedSource: RandomNumberGenerator {
    let makeSeed: @Sendable () -> UInt64

    mutating func next() -> UInt64 { makeSeed() }
}
