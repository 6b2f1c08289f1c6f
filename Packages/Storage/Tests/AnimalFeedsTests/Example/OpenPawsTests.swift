import AnimalFeeds
import Boundaries
import BoundaryContracts
import Domain
import FeedServers
import FoundationEssentials
import JSONStreaming
import Secrets
import Testing

@Suite("The feed of docs/adding-a-feed.md")
struct OpenPawsTests {
    @Test("keeps its promise", arguments: FeedPromise.allCases)
    func keepsItsPromise(_ promise: FeedPromise) async throws {
        try await promise.check(many: 55) { situation in
            let server = OpenPawsServer(situation)
            let transport = ServedTransport(server)
            let access = FeedAccess(http: .unhurried(transport), now: { now }) { _ in Secret(FeedSituation.secret) }
            let kind = OpenPawsKind(access: access)
            let name = try #require(SourceName("paws"))
            let settings = ["url": "https://feed.example"]
            let source = Source(
                configuration: SourceConfiguration(name: name, kind: kind.name, settings: settings, secret: .kept),
                place: nil
            )
            return FeedUnderTest(
                source: name,
                traits: kind.traits,
                ids: server.ids,
                holdsSecret: true,
                requests: { transport.requests.count },
                open: { kind.feed(for: source) }
            )
        }
    }

    @Test(
        "is the one that the article shows",
        arguments: ["OpenPawsKind.swift", "OpenPawsFeed.swift", "OpenPawsAnimal+Mapping.swift"]
    )
    func article(file: String) throws {
        let here = URL(filePath: #filePath).deletingLastPathComponent()
        let code = try text(of: here.appending(path: file))
            // Within the target itself, nothing needs to be opened for tests.
            .replacing("@testable public import AnimalFeeds\n", with: "")
            .replacing("@testable import AnimalFeeds\n", with: "")
            .replacing("@testable import", with: "import")
        var folder = here
        while folder.path() != "/", !FileManager.default.fileExists(atPath: article(in: folder).path()) {
            folder = folder.deletingLastPathComponent()
        }
        let document = try text(of: article(in: folder))
        #expect(document.contains("```swift\n\(code)```"), "\(file) is not in the article as it stands")
    }

    private func article(in folder: URL) -> URL { folder.appending(path: "docs/adding-a-feed.md") }

    private func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

/// Open Paws, twenty pets a page.
private struct OpenPawsServer: FeedServer {
    var ids: [String] = []
    private var pets: [JSONValue] = []
    private var answer: ServedAnswer?

    init(_ situation: FeedSituation) {
        switch situation {
        case .listing(let count), .listingWithFault(let count), .listingTwice(let count):
            ids = (0..<count).map { "P\($0)" }
            pets = ids.map { ["key": .string($0), "kind": "Dog", "name": "Rex", "since": "2026-10-01"] }
        case .answering(let status, let headers, let body):
            answer = ServedAnswer(status: status, headers: headers, body: Array(body.utf8))
        }
        if case .listingWithFault(let count) = situation { pets.insert(["kind": "Dog"], at: count / 2) }
        if case .listingTwice = situation, let first = pets.first { pets.append(first) }
    }

    func answer(_ request: ServedRequest) -> ServedAnswer {
        if let answer { return answer }
        guard request.headers["x-key"] == FeedSituation.secret, request.path == "/pets",
            let page = request.query["page"].flatMap({ Int($0) }), page > 0
        else { return ServedAnswer(status: 404, "text/plain", "Nothing here") }
        let start = min((page - 1) * 20, pets.count)
        let end = min(start + 20, pets.count)
        let value: JSONValue = ["pets": .array(Array(pets[start..<end])), "more": .bool(end < pets.count)]
        return ServedAnswer("application/json", value.serializedString())
    }
}
