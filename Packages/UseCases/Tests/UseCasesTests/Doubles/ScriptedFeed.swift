import Boundaries
import Domain
import FoundationEssentials
import Testing

/// A feed that answers as a test says, and keeps what it was asked.
struct ScriptedFeed: AnimalFeed {
    let requests = Recorder<FeedRequest>()
    /// With the request's number, from 1 on.
    var onPage: @Sendable (FeedRequest, Int) async throws(FeedError) -> FeedPage
    var onProbe: @Sendable () throws(FeedError) -> FeedProbe = { () throws(FeedError) in
        Issue.record("the feed was tried, which this test did not foresee")
        throw .cancelled
    }

    init(_ onPage: @escaping @Sendable (FeedRequest, Int) async throws(FeedError) -> FeedPage) {
        self.onPage = onPage
    }

    /// Pages by their cursors: the first without one, the others from `1` on.
    init(pages: [FeedPage]) {
        self.init { request, _ throws(FeedError) in
            let number = request.cursor.flatMap { Int($0.text) } ?? 0
            guard pages.indices.contains(number) else { throw .misconfigured(host: "h", reason: "no page \(number)") }
            var page = pages[number].fetched(at: request.fetchedAt)
            page.next = number + 1 < pages.count ? FeedCursor("\(number + 1)") : nil
            return page
        }
    }

    /// What it was asked for, in order.
    var cursors: [String?] { requests.entries.map { $0.cursor?.text } }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        requests.record(request)
        return try await onPage(request, requests.entries.count)
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe { try onProbe() }
}

extension FeedPage {
    /// The page with every record fetched then.
    func fetched(at moment: Date) -> FeedPage {
        var page = self
        page.animals = animals.map { animal in
            var fetched = animal
            fetched.provenance = [Provenance(id: animal.id, fetchedAt: moment)]
            return fetched
        }
        return page
    }

    /// A page of the animals `s:1`, `s:2` … of that source.
    static func of(_ source: String, _ numbers: some Sequence<Int>) throws -> FeedPage {
        FeedPage(
            animals: try numbers.map { try Samples.animal("\(source):\($0)") },
            traffic: FeedTraffic(requests: 1, bytes: 100)
        )
    }
}
