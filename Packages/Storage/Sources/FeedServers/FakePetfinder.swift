import Domain
import FoundationEssentials
import JSONStreaming
import Synchronization

/// A server that speaks Petfinder's API v2: tokens, animals and organisations.
public final class FakePetfinder: FeedServer {
    public let clientID: String
    public let clientSecret: String
    /// Makes a token of how many there were before it, itself included.
    private let makeToken: @Sendable (Int) -> String
    /// How many requests a token is good for; `nil` for any number.
    public let tokenUses: Int?
    private let hasOrganizations: Bool
    private let state: Mutex<State>

    private struct State {
        var animals: [ServedAnimal] {
            didSet { listed = Self.listed(of: animals) }
        }
        /// The adoptable ones, the longest listed first.
        private(set) var listed: [ServedAnimal]
        var tokensGiven = 0
        /// How many uses the token that was given last has left.
        var usesLeft = 0

        init(animals: [ServedAnimal]) {
            self.animals = animals
            listed = Self.listed(of: animals)
        }

        private static func listed(of animals: [ServedAnimal]) -> [ServedAnimal] {
            animals.filter { ($0.record["status"]?.stringValue ?? "adoptable") == "adoptable" }
                .sorted { $0.changedAt < $1.changedAt }
        }
    }

    /// - Parameters:
    ///   - hasOrganizations: Whether it tells of organisations at all.
    ///   - makeToken: Makes a token of how many there were before it, itself included.
    public init(
        animals: [ServedAnimal],
        clientID: String = "client",
        clientSecret: String = "client-secret",
        tokenUses: Int? = nil,
        hasOrganizations: Bool = true,
        makeToken: @escaping @Sendable (Int) -> String = { "token-\($0)" }
    ) {
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.makeToken = makeToken
        self.tokenUses = tokenUses
        self.hasOrganizations = hasOrganizations
        state = Mutex(State(animals: animals))
    }

    public var animals: [ServedAnimal] {
        get { state.withLock { $0.animals } }
        set { state.withLock { $0.animals = newValue } }
    }

    /// How many tokens it has given.
    public var tokensGiven: Int { state.withLock { $0.tokensGiven } }

    public func answer(_ request: ServedRequest) -> ServedAnswer {
        // Real clients send slashes at the end.
        let path = request.path.hasSuffix("/") ? String(request.path.dropLast()) : request.path
        if path == "/v2/oauth2/token" { return token(request) }
        guard isLetIn(request) else {
            return ServedAnswer(problem: 401, "Unauthorized", "Access token invalid or expired")
        }
        let area = PetfinderArea(request.query)
        switch path {
        case "/v2/animals":
            let status = request.query["status"] ?? "adoptable"
            let found = status == "adoptable" ? state.withLock(\.listed).filter(area.holds) : []
            let inOrder = request.query["sort"] == "-recent" ? found : found.reversed()
            return PetfinderList.animals.answer(inOrder.map(\.record), request)
        case "/v2/organizations" where hasOrganizations:
            let shelters = Set(animals.filter(area.holds).map(\.shelter)).sorted()
            return PetfinderList.organizations.answer(shelters.map(PetfinderHerd.organization), request)
        default: return ServedAnswer(problem: 404, "Not Found", "Not Found")
        }
    }

    private func token(_ request: ServedRequest) -> ServedAnswer {
        let text = String(decoding: request.body, as: UTF8.self)
        let form = ServedQuery(text)
        let json = try? JSONParser.parse(text)
        let field = { (name: String) in json?[name]?.stringValue ?? form[name] }
        guard request.method == "POST", field("grant_type") == "client_credentials",
            field("client_id") == clientID, field("client_secret") == clientSecret
        else {
            return ServedAnswer(
                status: 401,
                type: "application/problem+json",
                [
                    "type": "https://feed.example/errors/", "status": 401, "title": "invalid_client",
                    "detail": "Client authentication failed", "hint": "", "error": "invalid_client",
                ]
            )
        }
        let number = state.withLock { state in
            state.tokensGiven += 1
            state.usesLeft = tokenUses ?? Int.max
            return state.tokensGiven
        }
        return ServedAnswer([
            "token_type": "Bearer", "expires_in": 3600, "access_token": .string(makeToken(number)),
        ])
    }

    /// Whether the request carries the token that was given last, and that has a use left.
    private func isLetIn(_ request: ServedRequest) -> Bool {
        state.withLock { state in
            guard request.headers["authorization"] == "Bearer \(makeToken(state.tokensGiven))", state.usesLeft > 0
            else { return false }
            state.usesLeft -= 1
            return true
        }
    }
}

/// The part of the world that a query asks for.
private struct PetfinderArea {
    private let center: Coordinate?
    private let radius: Distance

    init(_ query: ServedQuery) {
        let numbers = (query["location"] ?? "").split(separator: ",").compactMap { Double($0) }
        center = numbers.count == 2 ? Coordinate(latitude: numbers[0], longitude: numbers[1]) : nil
        radius = Distance(miles: Double(query.number("distance", standard: 100) ?? 100))
    }

    func holds(_ animal: ServedAnimal) -> Bool {
        guard let center else { return true }
        return GreatCircle.distance(from: center, to: animal.coordinate) <= radius
    }
}
