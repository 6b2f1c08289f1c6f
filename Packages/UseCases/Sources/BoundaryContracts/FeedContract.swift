import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Holds feeds against what ``FeedPromise`` says of them.
struct FeedContract {
    /// How many animals take the feed more than two pages.
    let many: Int
    let make: @Sendable (FeedSituation) async throws -> FeedUnderTest
    let location: SourceLocation
    let moment = Date(timeIntervalSince1970: 1_790_000_000)

    /// All pages of a pass, each asked of the feed that `feed` gives.
    func pages(changedSince: Date? = nil, of feed: () -> any AnimalFeed) async throws -> [FeedPage] {
        var pages: [FeedPage] = []
        var request = FeedRequest(changedSince: changedSince, fetchedAt: moment)
        repeat {
            let page = try await feed().page(request)
            pages.append(page)
            request.cursor = page.next
        } while request.cursor != nil && pages.count <= many
        #expect(pages.last?.next == nil, "a pass comes to an end", sourceLocation: location)
        return pages
    }

    func pages(of subject: FeedUnderTest, changedSince: Date? = nil) async throws -> [FeedPage] {
        let feed = subject.open()
        return try await pages(changedSince: changedSince) { feed }
    }

    /// What the source calls the animals of the pages, in the order of bytes, each as often as it came.
    func ids(of pages: [FeedPage]) -> [String] {
        pages.flatMap(\.animals).map(\.id.sourceID).sorted()
    }

    /// What is thrown by a page and by a trial of a feed whose server answers so.
    func failures(_ situation: FeedSituation) async throws -> [FeedError] {
        let feed = try await make(situation).open()
        var failures: [FeedError] = []
        do {
            let page = try await feed.page(FeedRequest(fetchedAt: moment))
            Issue.record("\(situation) gave a page of \(page.animals.count) animals", sourceLocation: location)
        } catch {
            failures.append(error)
        }
        do {
            _ = try await feed.probe(at: moment)
            Issue.record("\(situation) gave a trial", sourceLocation: location)
        } catch {
            failures.append(error)
        }
        return failures
    }

    /// Expects that the answer is judged so, of a page and of a trial.
    func expect(_ situation: FeedSituation, _ comment: Comment, isJudged: (FeedError) -> Bool) async throws {
        for failure in try await failures(situation) {
            #expect(isJudged(failure), "\(comment): \(failure)", sourceLocation: location)
        }
    }
}
