import Boundaries
import Domain
import FoundationEssentials
import Testing

/// Walks over a feed's pages.
extension FeedContract {
    func checkCompletePass() async throws {
        for count in [1, many] {
            let subject = try await make(.listing(count))
            #expect(subject.ids.count == count, "the server lists as many as asked for", sourceLocation: location)
            let pages = try await pages(of: subject)
            #expect(ids(of: pages) == subject.ids.sorted(), sourceLocation: location)
            #expect(pages.allSatisfy { $0.faults.isEmpty }, sourceLocation: location)
        }
    }

    func checkCursors() async throws {
        let pages = try await pages(of: make(.listing(many)))
        let cursors = pages.compactMap(\.next)
        #expect(Set(cursors).count == cursors.count, sourceLocation: location)
        #expect(!cursors.contains { $0.text.contains(FeedSituation.secret) }, sourceLocation: location)
    }

    func checkResumption() async throws {
        let subject = try await make(.listing(many))
        let atOnce = try await pages(of: subject)
        let anew = try await pages { subject.open() }
        #expect(anew == atOnce, sourceLocation: location)
    }

    func checkRepetition() async throws {
        let subject = try await make(.listing(many))
        let feed = subject.open()
        let first = try await feed.page(FeedRequest(fetchedAt: moment))
        for cursor in [nil, first.next] {
            let request = FeedRequest(cursor: cursor, fetchedAt: moment)
            let once = try await feed.page(request)
            #expect(try await feed.page(request) == once, sourceLocation: location)
        }
    }

    func checkStrangeCursor() async throws {
        let subject = try await make(.listing(3))
        let first = try await subject.open().page(FeedRequest(fetchedAt: moment))
        for text in [
            "", "strange", "page:", "offset:-100", "animals:x", ":1", "page:1:2", Self.farAway("page"),
            Self.farAway("offset"),
        ] {
            let page = try await subject.open().page(FeedRequest(cursor: FeedCursor(text), fetchedAt: moment))
            #expect(page == first, "\(text.debugDescription)", sourceLocation: location)
        }
    }

    /// A place that arithmetic cannot go beyond.
    private static func farAway(_ part: String) -> String { "\(part):\(Int.max)" }

    func checkFetchedAt() async throws {
        let subject = try await make(.listing(5))
        for animal in try await pages(of: subject).flatMap(\.animals) {
            #expect(animal.provenance.map(\.fetchedAt) == [moment], sourceLocation: location)
        }
        for animal in try await subject.open().probe(at: moment + 60).examples {
            #expect(animal.provenance.map(\.fetchedAt) == [moment + 60], sourceLocation: location)
        }
    }

    func checkOwnership() async throws {
        let subject = try await make(.listing(5))
        let pages = try await pages(of: subject)
        for animal in pages.flatMap(\.animals) {
            #expect(animal.id.source == subject.source, sourceLocation: location)
            #expect(animal.provenance.map(\.id) == [animal.id], sourceLocation: location)
        }
        for organization in pages.flatMap(\.organizations) {
            #expect(organization.id.source == subject.source, sourceLocation: location)
        }
    }

    func checkFaults() async throws {
        let subject = try await make(.listingWithFault(many))
        let pages = try await pages(of: subject)
        #expect(ids(of: pages) == subject.ids.sorted(), sourceLocation: location)
        let faults = pages.flatMap(\.faults)
        #expect(faults.count == 1, "\(faults)", sourceLocation: location)
        #expect(faults.allSatisfy { !$0.endsInput && $0.line > 0 && $0.column > 0 }, sourceLocation: location)
    }

    func checkDuplicates() async throws {
        let subject = try await make(.listingTwice(5))
        let pages = try await pages(of: subject)
        #expect(ids(of: pages) == subject.ids.sorted(), sourceLocation: location)
    }

    func checkEmpty() async throws {
        let subject = try await make(.listing(0))
        let page = try await subject.open().page(FeedRequest(fetchedAt: moment))
        #expect(page.animals.isEmpty && page.faults.isEmpty, sourceLocation: location)
        #expect(page.next == nil, sourceLocation: location)
        #expect(page.total ?? 0 == 0, sourceLocation: location)
        let probe = try await subject.open().probe(at: moment)
        #expect(probe.examples.isEmpty && probe.faults.isEmpty, sourceLocation: location)
    }

    func checkTotals() async throws {
        let subject = try await make(.listing(many))
        for page in try await pages(of: subject) {
            #expect(page.total ?? many == many, sourceLocation: location)
        }
        let probe = try await subject.open().probe(at: moment)
        #expect(probe.total ?? many == many, sourceLocation: location)
    }

    func checkTraffic() async throws {
        let subject = try await make(.listing(many))
        var traffic = FeedTraffic()
        for page in try await pages(of: subject) { traffic += page.traffic }
        #expect(traffic.requests == subject.requests(), sourceLocation: location)
        #expect(traffic.bytes > 20 * many, sourceLocation: location)
    }

    func checkChanges() async throws {
        let subject = try await make(.listing(many))
        #expect((subject.changes != nil) == subject.traits.tellsChanges, sourceLocation: location)
        guard let changes = subject.changes else { return }
        #expect(!changes.ids.isEmpty && changes.ids.count < subject.ids.count, sourceLocation: location)
        let pages = try await pages(of: subject, changedSince: changes.since)
        #expect(ids(of: pages) == changes.ids.sorted(), sourceLocation: location)
    }

    func checkProbe() async throws {
        let subject = try await make(.listing(many))
        let probe = try await subject.open().probe(at: moment)
        #expect(subject.requests() == 1, sourceLocation: location)
        #expect(probe.traffic.requests == 1 && probe.traffic.bytes > 0, sourceLocation: location)
        #expect((1...10).contains(probe.examples.count), sourceLocation: location)
        let listed = Set(subject.ids)
        #expect(probe.examples.allSatisfy { listed.contains($0.id.sourceID) }, sourceLocation: location)
    }
}
