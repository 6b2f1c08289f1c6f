import Boundaries
import JSONStreaming

/// What a page of Petfinder's says of its place among the others.
struct PetfinderPagination {
    let total: Int?
    private let pages: Int?
    private let current: Int?
    private let host: String

    init(_ reply: FeedReply) {
        let pagination = reply.envelope["pagination"]
        total = pagination?["total_count"]?.intValue
        pages = pagination?["total_pages"]?.intValue
        current = pagination?["current_page"]?.intValue
        host = reply.host
    }

    /// Whether there is a page after number `number`, which holds so many records of the `limit` that it may hold.
    ///
    /// A server that answers with another page than it was asked for would never come to an end, unless the page that
    /// was asked for is gone because the list has become shorter.
    func continues(after number: Int, holding count: Int, of limit: Int) throws(FeedError) -> Bool {
        if let current, current != number, number <= pages ?? number, count > 0 { throw .endless(host: host) }
        return count > 0 && (pages.map { number < $0 } ?? (count >= limit))
    }
}
