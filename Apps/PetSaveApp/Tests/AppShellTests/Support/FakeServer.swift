import FoundationEssentials
import HTTPTransport
import Synchronization

/// Stands for all servers there are: answers from memory, and keeps in mind what it was asked.
final class FakeServer: HTTPTransport {
    enum Reply {
        case answer(status: Int = 200, type: String = "application/json", body: String)
        case failure(HTTPError)
        /// Says nothing until nobody waits any more.
        case silence

        /// What a request gets that should not have been sent.
        static let refusal = Reply.failure(.cannotConnect(host: "nowhere.example", reason: "nobody is there"))
    }

    private let reply: @Sendable (HTTPRequest) -> Reply
    private let seen = Mutex<[HTTPRequest]>([])

    init(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) {
        self.reply = reply
    }

    /// What it was asked, in order.
    var requests: [HTTPRequest] { seen.withLock { $0 } }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        seen.withLock { $0.append(request) }
        switch reply(request) {
        case .answer(let status, let type, let body):
            let headers: HTTPHeaders = ["Content-Type": type]
            return try await read(HTTPResponseHead(status: status, headers: headers), WholeBody(body))
        case .failure(let error): throw error
        case .silence:
            for await _ in AsyncStream<Never>.makeStream().stream {}
            throw .cancelled
        }
    }
}

/// A body that comes in one portion.
private final class WholeBody: HTTPBody {
    private let rest: Mutex<[UInt8]?>

    init(_ text: String) {
        rest = Mutex(Array(text.utf8))
    }

    func next() async throws(HTTPError) -> [UInt8]? {
        rest.withLock { $0.take() }
    }
}

extension FakeServer {
    /// The open data of Montgomery County with pets of these names; a second request changes nothing.
    static func county(_ names: String...) -> FakeServer {
        FakeServer { _ in .answer(body: rows(names)) }
    }

    /// Rows as Montgomery County's data set has them.
    static func rows(_ names: [String]) -> String {
        let rows = names.enumerated().map { index, name in
            """
            {"animalid":"A\(100 + index)","petname":"\(name)","animaltype":"DOG","petage":"2 YEARS","petsize":"MED",\
            "breed":"BEAGLE","color":"TAN / WHITE","sex":"S","intype":"STRAY","indate":"2026-06-01T00:00:00.000"}
            """
        }
        return "[\(rows.joined(separator: ","))]"
    }

    /// RescueGroups with an animal a page.
    static func shelters(pages: Int) -> FakeServer {
        FakeServer { request in
            let page = request.url.query()?.firstMatch(of: /(?:^|&)page=([0-9]+)/).map { String($0.output.1) } ?? "1"
            return .answer(
                type: "application/vnd.api+json",
                body: """
                    {"meta":{"count":\(pages),"countReturned":1,"pageReturned":\(page),"limit":1,"pages":\(pages)},\
                    "data":[{"type":"animals","id":"\(page)","attributes":{"name":"Pet \(page)","sex":"Female"},\
                    "relationships":{"species":{"data":[{"type":"species","id":"8"}]}}}],\
                    "included":[{"type":"species","id":"8","attributes":{"singular":"Dog","plural":"Dogs"}}]}
                    """
            )
        }
    }
}
