/// How well a text is found in an animal; the lesser, the better.
///
/// Compared in this order: whether the text is the whole name, the sum of the words' penalties, the remainder.
public struct TextRelevance: Hashable, Sendable, Comparable {
    /// Whether the text is the whole name, folded.
    public let isWholeName: Bool
    /// The sum of the ``TextHit/penalty`` of each word's best hit.
    public let penalty: Int
    /// How much else there is. With all words in the name: by how many letters name and text differ in length. With all
    /// of them in the breeds: 0 if some breed has as many words as the text, else 1. Otherwise 0.
    public let remainder: Int

    public static func < (left: TextRelevance, right: TextRelevance) -> Bool {
        (left.isWholeName ? 0 : 1, left.penalty, left.remainder)
            < (right.isWholeName ? 0 : 1, right.penalty, right.remainder)
    }
}
