import Boundaries

/// Where in a feed a page begins: a part of the feed, and how far into it, written `page:3`.
struct FeedPosition: Hashable, Sendable {
    /// No feed is that long; what is farther is damaged.
    private static let farthest = 1_000_000_000

    var part: String
    var number: Int

    init(_ part: String, _ number: Int) {
        self.part = part
        self.number = number
    }

    /// Reads a cursor; `nil` for one that names none of the parts, which nobody but a damaged store gives, so that the
    /// feed is read from its beginning.
    init?(_ cursor: FeedCursor?, parts: [String]) {
        let pieces = cursor?.text.split(separator: ":") ?? []
        guard pieces.count == 2, parts.contains(String(pieces[0])), let number = Int(pieces[1]),
            (0...Self.farthest).contains(number)
        else {
            return nil
        }
        self.init(String(pieces[0]), number)
    }

    var cursor: FeedCursor { FeedCursor("\(part):\(number)") }
}
