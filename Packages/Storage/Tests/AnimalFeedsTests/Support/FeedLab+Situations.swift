import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials

extension FeedLab {
    /// The feed with a server in that situation.
    func subject(in situation: FeedSituation) throws -> FeedUnderTest {
        var animals: [ServedAnimal] = []
        let server: any FeedServer
        switch situation {
        case .listing(let count):
            animals = herd(count)
            server = self.server(animals)
        case .listingWithFault(let count):
            animals = herd(count)
            // It takes its place in the middle, and counts as changed then.
            let anonymous = animals[count / 2].without("id", "ID", "Internal-ID", "animal_id", "animalid")
            server = self.server(animals[..<(count / 2)] + [anonymous] + animals[(count / 2)...])
        case .listingTwice(let count):
            animals = herd(count)
            server = self.server(animals.prefix(1) + animals)
        case .answering(let status, let headers, let body):
            let answer = ServedAnswer(status: status, headers: headers, body: Array(body.utf8))
            server = OneAnswer(answer, tokens: self.server([]))
        }
        let transport = ServedTransport(server)
        let kind = kind(over: transport)
        let source = try source()
        return FeedUnderTest(
            source: source.name,
            traits: kind.traits,
            ids: animals.map(\.id),
            changes: kind.traits.tellsChanges ? Self.changes(of: animals) : nil,
            holdsSecret: source.configuration.secret != nil,
            requests: { transport.feedRequests.count },
            open: { kind.feed(for: source) }
        )
    }

    /// The last third, and a moment just before.
    private static func changes(of animals: [ServedAnimal]) -> FeedUnderTest.Changes? {
        let changed = animals.suffix(animals.count / 3)
        guard let first = changed.first else { return nil }
        return FeedUnderTest.Changes(since: first.changedAt - 30, ids: changed.map(\.id))
    }
}
