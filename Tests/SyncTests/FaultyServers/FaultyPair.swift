import FeedServers
import FoundationEssentials
import LoopbackServer
import Synchronization

/// A server that is out of order until it is mended, and another host that is in order.
final class FaultyPair: Sendable {
    let herd: [ServedAnimal]
    let elsewhere: LoopbackServer
    private let fault: ServerFault
    private let state: Mutex<State>

    private struct State {
        var servers: [LoopbackServer] = []
        var server: any FeedServer
        var requests = 0
        var isMended = false
    }

    init(_ fault: ServerFault) async throws {
        self.fault = fault
        herd = fault.feed.herd(fault.count)
        let good = fault.feed.server(herd)
        let limited = FakePetfinder(animals: herd, clientSecret: SyncBench.secret, tokenUses: fault.tokenUses)
        state = Mutex(State(server: fault.tokenUses == nil ? good : limited))
        elsewhere = try await LoopbackServer.start(serving: good)
        let server = try await LoopbackServer.start(tls: fault.certificate) { [unowned self] in answer($0) }
        state.withLock { $0.servers.append(server) }
    }

    /// The server that is out of order; the one in its place after it was mended.
    var faulty: LoopbackServer { state.withLock { $0.servers[$0.servers.count - 1] } }

    /// Puts it in order. Whose certificate is no good needs another one, at another port.
    func mend() async throws {
        let good = fault.feed.server(herd)
        state.withLock { state in
            state.isMended = true
            state.server = good
        }
        guard ![.none, .trusted].contains(fault.certificate) else { return }
        let server = try await LoopbackServer.start(tls: .trusted, serving: good)
        state.withLock { $0.servers.append(server) }
    }

    func stop() async {
        for server in state.withLock(\.servers) { await server.stop() }
        await elsewhere.stop()
    }

    /// A sentence with names instead of the addresses that change from run to run.
    func told(_ sentence: String) -> String {
        let ports = state.withLock { $0.servers.map(\.port) } + [elsewhere.port]
        return ports.reduce(sentence) { $0.replacing(":\($1)", with: "") }
            .replacing("127.0.0.1", with: "shelter.example")
            .replacing("localhost", with: "other.example")
    }

    private func answer(_ request: LoopbackRequest) -> LoopbackResponse {
        let (server, earlier, isMended) = state.withLock { state in
            defer { state.requests += 1 }
            return (state.server, state.requests, state.isMended)
        }
        let stage = ServerFault.Stage(
            good: { LoopbackResponse(server.answer(ServedRequest(request))) },
            elsewhere: elsewhere.url(request.target, host: "localhost").absoluteString,
            earlier: earlier
        )
        return (isMended ? nil : fault.answer(request, stage)) ?? stage.good()
    }
}
