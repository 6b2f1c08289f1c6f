import Boundaries
import Domain
import FeedServers
import FoundationEssentials
import JSONStreaming
import LoopbackServer
import Testing

/// Every kind of feed with a server that speaks it.
enum ServedFeed: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case rescueGroups = "RescueGroups, over TLS"
    case asm = "Animal Shelter Manager"
    case king = "Socrata, King County"
    case montgomery = "Socrata, Montgomery County, packed as gzip"
    case shelterluv = "Shelterluv"
    case petfinder = "Petfinder v2, packed as gzip"

    var testDescription: String { rawValue }

    var certificate: LoopbackCertificate { self == .rescueGroups ? .trusted : .none }

    var isPacked: Bool { self == .montgomery || self == .petfinder }

    /// Several pages, where there are pages.
    var count: Int {
        switch self {
        case .rescueGroups: 1130
        case .asm: 500
        case .king: 1210
        case .montgomery: 600
        case .shelterluv: 530
        case .petfinder: 730
        }
    }

    /// So many animals as the server has them.
    func herd(_ count: Int, seed: UInt64 = 1) -> [ServedAnimal] {
        switch self {
        case .rescueGroups: FakeRescueGroups.herd(count, seed: seed)
        case .asm: FakeASM.herd(count, seed: seed)
        case .king: FakeSocrata.kingHerd(count, seed: seed)
        case .montgomery: FakeSocrata.montgomeryHerd(count, seed: seed)
        case .shelterluv: FakeShelterluv.herd(count, seed: seed)
        case .petfinder: FakePetfinder.herd(count, seed: seed)
        }
    }

    func server(_ animals: [ServedAnimal]) -> any FeedServer {
        let secret = SyncBench.secret
        return switch self {
        case .rescueGroups: FakeRescueGroups(animals: animals, key: secret)
        case .asm: FakeASM(animals: animals, password: secret)
        // Animals that are lost or found are none to adopt.
        case .king: FakeSocrata(animals: animals + FakeSocrata.lostAndFound(100))
        case .montgomery: FakeSocrata(animals: animals, token: secret)
        case .shelterluv: FakeShelterluv(animals: animals, key: secret)
        case .petfinder: FakePetfinder(animals: animals, clientSecret: secret)
        }
    }

    /// A source that is this server's.
    func source(at server: LoopbackServer) throws -> SourceConfiguration {
        let name = try #require(SourceName("served"))
        var source = SourceConfiguration(name: name, kind: kind, settings: settings(at: server))
        if self != .king { source.secret = .kept }
        // Those that do not say themselves where their animals are.
        if ![.rescueGroups, .petfinder].contains(self) { source.place = "19104" }
        return source
    }

    /// The name in a record.
    func name(of animal: ServedAnimal) -> String? {
        let record = animal.record
        return switch self {
        case .rescueGroups: record["attributes"]?["name"]?.stringValue
        case .asm: record["ANIMALNAME"]?.stringValue
        case .king: record["animal_name"]?.stringValue
        case .montgomery: record["petname"]?.stringValue
        case .shelterluv: record["Name"]?.stringValue
        case .petfinder: record["name"]?.stringValue
        }
    }

    private var kind: String {
        switch self {
        case .rescueGroups: "rescuegroups"
        case .asm: "asm"
        case .king, .montgomery: "socrata"
        case .shelterluv: "shelterluv"
        case .petfinder: "petfinder"
        }
    }

    private func settings(at server: LoopbackServer) -> [String: String] {
        switch self {
        case .rescueGroups:
            ["url": server.url(FakeRescueGroups.basePath).absoluteString]
        case .asm:
            ["url": server.url(FakeASM.servicePath).absoluteString, "username": "user", "organization": "Happy Paws"]
        case .king, .montgomery:
            [
                "domain": server.url("").absoluteString, "dataset": FakeSocrata.dataset,
                "columns": self == .king ? "king" : "montgomery",
            ]
        case .shelterluv:
            ["url": server.url(FakeShelterluv.basePath).absoluteString]
        case .petfinder:
            ["url": server.url("").absoluteString, "client-id": "client"]
        }
    }
}
