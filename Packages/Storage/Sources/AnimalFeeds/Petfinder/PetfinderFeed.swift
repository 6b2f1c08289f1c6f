import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// The adoptable animals of a server that speaks Petfinder's API v2, and then the organisations that offer them.
///
/// The animals come first, since they are what people wait for, and carry addresses of their own. Organisations add
/// names, hours and words; a server that has none, or fails to tell, has told all animals nevertheless.
///
/// Links in the answers are not followed: they lack the server's name, and may lead anywhere.
struct PetfinderFeed: AnimalFeed {
    static let clientSetting = "client-id"
    private static let animals = "animals"
    private static let organizations = "organizations"
    /// As many as a page may hold.
    private static let pageSize = 100
    private static let probeSize = 3

    private let source: Source
    private let server: PetfinderServer

    init(_ access: FeedAccess, _ source: Source) {
        self.source = source
        server = PetfinderServer(access, source)
    }

    func page(_ request: FeedRequest) async throws(FeedError) -> FeedPage {
        let parts = [Self.animals, Self.organizations]
        let position = FeedPosition(request.cursor, parts: parts) ?? FeedPosition(Self.animals, 1)
        if position.part == Self.organizations {
            return try await organizationPage(max(1, position.number), fetchedAt: request.fetchedAt)
        }
        return try await animalPage(max(1, position.number), fetchedAt: request.fetchedAt)
    }

    func probe(at moment: Date) async throws(FeedError) -> FeedProbe {
        let reply = try await server.animals(page: 1, limit: Self.probeSize)
        let records = try FeedRecords(reply, source: source.name, fetchedAt: moment)
        return FeedProbe(
            total: PetfinderPagination(reply).total,
            examples: records.animals,
            faults: records.faults,
            traffic: reply.traffic
        )
    }

    private func animalPage(_ number: Int, fetchedAt: Date) async throws(FeedError) -> FeedPage {
        let reply = try await server.animals(page: number, limit: Self.pageSize)
        let records = try FeedRecords(reply, source: source.name, fetchedAt: fetchedAt)
        let pagination = PetfinderPagination(reply)
        let more = try pagination.continues(after: number, holding: records.count, of: Self.pageSize)
        // Where there are no animals, nobody needs to know who offers them.
        let isEmpty = number == 1 && records.count == 0
        let following = more ? FeedPosition(Self.animals, number + 1) : FeedPosition(Self.organizations, 1)
        return FeedPage(
            organizations: records.organizations,
            animals: records.animals,
            faults: records.faults,
            next: isEmpty ? nil : following.cursor,
            total: pagination.total,
            traffic: reply.traffic
        )
    }

    /// A page of organisations; when it cannot be had, the feed ends, and a fault says why.
    private func organizationPage(_ number: Int, fetchedAt: Date) async throws(FeedError) -> FeedPage {
        do throws(FeedError) {
            let reply = try await server.organizations(page: number, limit: Self.pageSize)
            let records = try FeedRecords(reply, source: source.name, fetchedAt: fetchedAt)
            let held = records.organizations.count + records.count
            let more = try PetfinderPagination(reply).continues(after: number, holding: held, of: Self.pageSize)
            return FeedPage(
                organizations: records.organizations,
                faults: records.faults,
                next: more ? FeedPosition(Self.organizations, number + 1).cursor : nil,
                traffic: reply.traffic
            )
        } catch .cancelled {
            throw .cancelled
        } catch .misconfigured {
            // The server has no organisations, which is its right.
            return FeedPage(traffic: FeedTraffic(requests: 1))
        } catch {
            let fault = RecordFault(line: 1, column: 1, reason: "the organisations are not all here: \(error)")
            return FeedPage(faults: [fault], traffic: FeedTraffic(requests: 1))
        }
    }
}
