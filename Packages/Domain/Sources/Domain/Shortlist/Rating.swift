/// How much a person likes an animal, in stars: none at all to five.
///
/// No stars is an opinion. Not to have one is the absence of a rating, which nothing here takes for zero.
public struct Rating: Hashable, Sendable, Comparable {
    /// 0 to 5.
    public let stars: Int

    /// The stars that can be given.
    public static let range = 0...5

    /// `nil` for a number out of ``range``.
    public init?(_ stars: Int) {
        guard Self.range.contains(stars) else { return nil }
        self.stars = stars
    }

    public static func < (left: Rating, right: Rating) -> Bool { left.stars < right.stars }
}
