import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import HTTPTransport
import JSONStreaming
import Secrets
import Testing

/// When everything in these tests happens.
let now = Date(timeIntervalSince1970: 1_790_000_000)

/// Every kind of feed, in each way that a person may set it up.
enum FeedLab: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case rescueGroups = "RescueGroups"
    case asm = "Animal Shelter Manager"
    case asmLogin = "Animal Shelter Manager with a password"
    case asmKey = "Animal Shelter Manager with a key"
    case king = "Socrata, King County"
    case montgomery = "Socrata, Montgomery County, with a token"
    case shelterluv = "Shelterluv"
    case petfinder = "Petfinder v2"
    case petfinderWithoutOrganizations = "Petfinder v2 without organisations"

    var testDescription: String { rawValue }

    /// The kind of feed, asking over `transport`.
    func kind(over transport: any HTTPTransport, secret: String = FeedSituation.secret) -> any FeedKind {
        let access = FeedAccess(http: .unhurried(transport), now: { now }) { _ in Secret(secret) }
        return switch self {
        case .rescueGroups: RescueGroupsKind(access: access)
        case .asm, .asmLogin, .asmKey: ASMKind(access: access)
        case .king, .montgomery: SocrataKind(access: access)
        case .shelterluv: ShelterluvKind(access: access)
        case .petfinder, .petfinderWithoutOrganizations: PetfinderKind(access: access)
        }
    }

    /// A source of that kind, whose server is called `feed.example`.
    func source(radius: Distance? = nil) throws -> Source {
        let name = try #require(SourceName("my-\(Self.allCases.firstIndex(of: self) ?? 0)"))
        let coordinate = try #require(Coordinate(latitude: 39.9526, longitude: -75.1652))
        var configuration = SourceConfiguration(
            name: name,
            kind: kindName,
            secret: self == .asm || self == .king ? nil : .kept
        )
        configuration.settings = settings
        configuration.radius = radius
        return Source(configuration: configuration, place: Place(name: "Philadelphia", coordinate: coordinate))
    }

    /// More than fit two pages, where there are pages.
    var many: Int {
        switch self {
        case .rescueGroups: 560
        case .asm, .asmLogin, .asmKey: 40
        case .king, .montgomery: 2030
        case .shelterluv, .petfinder, .petfinderWithoutOrganizations: 230
        }
    }

    /// So many animals as the server has them.
    func herd(_ count: Int) -> [ServedAnimal] {
        switch self {
        case .rescueGroups: FakeRescueGroups.herd(count)
        case .asm, .asmLogin, .asmKey: FakeASM.herd(count)
        case .king: FakeSocrata.kingHerd(count)
        case .montgomery: FakeSocrata.montgomeryHerd(count)
        case .shelterluv: FakeShelterluv.herd(count)
        case .petfinder, .petfinderWithoutOrganizations: FakePetfinder.herd(count)
        }
    }

    /// The server, with these animals.
    func server(_ animals: [ServedAnimal]) -> any FeedServer {
        let secret = FeedSituation.secret
        return switch self {
        case .rescueGroups: FakeRescueGroups(animals: animals, key: secret)
        case .asm, .asmLogin, .asmKey: FakeASM(animals: animals, account: "acc", password: secret, key: secret)
        case .king: FakeSocrata(animals: animals + FakeSocrata.lostAndFound(animals.count / 10))
        case .montgomery: FakeSocrata(animals: animals, token: secret)
        case .shelterluv: FakeShelterluv(animals: animals, key: secret)
        case .petfinder: FakePetfinder(animals: animals, clientSecret: secret) { _ in secret }
        case .petfinderWithoutOrganizations:
            FakePetfinder(animals: animals, clientSecret: secret, hasOrganizations: false) { _ in secret }
        }
    }

    private var kindName: String {
        switch self {
        case .rescueGroups: "rescuegroups"
        case .asm, .asmLogin, .asmKey: "asm"
        case .king, .montgomery: "socrata"
        case .shelterluv: "shelterluv"
        case .petfinder, .petfinderWithoutOrganizations: "petfinder"
        }
    }

    private var settings: [String: String] {
        switch self {
        case .rescueGroups: ["url": "https://feed.example/v5"]
        case .asm: ["url": "https://feed.example/service", "account": "acc", "organization": "Happy Paws"]
        case .asmLogin: ["url": "https://feed.example", "account": "acc", "username": "user"]
        case .asmKey: ["url": "feed.example/service/", "account": "acc"]
        case .king: ["domain": "feed.example", "dataset": FakeSocrata.dataset, "columns": "king"]
        case .montgomery: ["domain": "feed.example", "dataset": FakeSocrata.dataset, "columns": "montgomery"]
        case .shelterluv: ["url": "https://feed.example/api/v1", "organization": "Happy Paws"]
        case .petfinder: ["url": "https://feed.example", "client-id": "client"]
        case .petfinderWithoutOrganizations: ["url": "https://feed.example/v2/", "client-id": "client"]
        }
    }
}

extension HTTPService {
    /// Asks once and at once, so that no test waits.
    static func unhurried(_ transport: any HTTPTransport) -> HTTPService {
        HTTPService(
            transport: transport,
            policy: HTTPPolicy(tries: 1, requestsPerSecond: 1_000_000, burst: 1_000_000)
        )
    }
}
