import HTTPTransport
import Synchronization

/// Answers from a script, and keeps what was asked.
final class ScriptedTransport: HTTPTransport {
    struct Answer: Sendable {
        var status = 200
        var headers: HTTPHeaders = [:]
        var portions: [[UInt8]] = []

        static func redirect(_ status: Int, to location: String) -> Answer {
            Answer(status: status, headers: ["Location": location])
        }
    }

    typealias Script = @Sendable (HTTPRequest, _ number: Int) async throws(HTTPError) -> Answer

    private struct State {
        var requests: [HTTPRequest] = []
        var running = 0
        var most = 0
    }

    private let state = Mutex(State())
    private let script: Script

    init(_ script: @escaping Script) {
        self.script = script
    }

    /// Plays the answers in their order, then the last one again and again.
    convenience init(playing answers: [Result<Answer, HTTPError>]) {
        self.init { (_, number) throws(HTTPError) in try answers[min(number, answers.count) - 1].get() }
    }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }
    /// How many requests there have been at the same time at most.
    var mostAtOnce: Int { state.withLock { $0.most } }

    func exchange<Value: Sendable>(
        _ request: HTTPRequest,
        timeouts: HTTPTimeouts,
        read: @Sendable (HTTPResponseHead, any HTTPBody) async throws(HTTPError) -> Value
    ) async throws(HTTPError) -> Value {
        let number = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.most = max(state.most, state.running)
            return state.requests.count
        }
        defer { state.withLock { $0.running -= 1 } }
        let answer = try await script(request, number)
        return try await read(
            HTTPResponseHead(status: answer.status, headers: answer.headers),
            ScriptedBody(answer.portions)
        )
    }
}

private final class ScriptedBody: HTTPBody {
    private let rest: Mutex<ArraySlice<[UInt8]>>

    init(_ portions: [[UInt8]]) {
        rest = Mutex(portions[...])
    }

    func next() async throws(HTTPError) -> [UInt8]? {
        rest.withLock { $0.popFirst() }
    }
}
