import AsyncHTTPClient
import HTTPTransport
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// One request under way: hands what arrives to whoever waits for it, one portion at a time, and lets no more come before
/// that is asked for; watches the clock meanwhile.
final class Exchange: HTTPClientResponseDelegate, HTTPBody {
    typealias Response = Void

    private enum Event: Sendable {
        case head(AnswerHead)
        case portion([UInt8])
    }

    private struct State {
        var task: HTTPClient.Task<Void>?
        var isSent = false
        var hasHead = false
        var hasBody = false
        /// What has arrived and was not asked for yet.
        var arrived: Event?
        /// Whoever asks for the next event; told `nil` at the end of the answer.
        var waiter: CheckedContinuation<Result<Event?, HTTPError>, Never>?
        /// Kept when more may come: more is read from the connection only then.
        var demand: EventLoopPromise<Void>?
        var end: Result<Void, HTTPError>?
        var readTimer: Scheduled<Void>?
        var totalTimer: Scheduled<Void>?
    }

    private let route: Route
    private let timeouts: HTTPTimeouts
    private let state = Mutex(State())

    init(route: Route, timeouts: HTTPTimeouts) {
        self.route = route
        self.timeouts = timeouts
    }

    /// Watches over `task` from now on.
    func begin(_ task: HTTPClient.Task<Void>) {
        state.withLock { state in
            state.task = task
            guard state.end == nil else { return }
            state.totalTimer = task.eventLoop.scheduleTask(in: TimeAmount(seconds: timeouts.total)) {
                self.end(with: .totalTimeout(host: self.route.host))
            }
        }
        task.futureResult.whenComplete { result in
            switch result {
            case .success: self.settle(.success(()))
            case .failure(let error): self.settle(.failure(HTTPError(error, on: self.route)))
            }
        }
    }

    /// Breaks the exchange off and closes its connection, unless it is over.
    func end(with error: HTTPError) {
        settle(.failure(error))?.fail(reason: error)
    }

    func head() async throws(HTTPError) -> AnswerHead {
        guard case .head(let head) = try await nextEvent() else {
            throw .malformed(host: route.host, reason: "it has no beginning")
        }
        return head
    }

    func next() async throws(HTTPError) -> [UInt8]? {
        guard case .portion(let bytes) = try await nextEvent() else { return nil }
        return bytes
    }

    // MARK: - What the client tells

    func didSendRequestHead(task: HTTPClient.Task<Void>, _ head: HTTPRequestHead) {
        state.withLock { state in
            state.isSent = true
            state.task = task
            if state.waiter != nil { startReadTimer(&state) }
        }
    }

    func didReceiveHead(task: HTTPClient.Task<Void>, _ head: NIOHTTP1.HTTPResponseHead) -> EventLoopFuture<Void> {
        deliver(.head(AnswerHead(head)), on: task.eventLoop)
    }

    func didReceiveBodyPart(task: HTTPClient.Task<Void>, _ buffer: ByteBuffer) -> EventLoopFuture<Void> {
        deliver(.portion(Array(buffer: buffer)), on: task.eventLoop)
    }

    func didReceiveError(task: HTTPClient.Task<Void>, _ error: any Error) {
        // Nothing at all, said to be compressed, counts as cut off to the decompressor; servers send it with redirects.
        let isEmpty = state.withLock { $0.hasHead && !$0.hasBody }
        if isEmpty, error as? NIOHTTPDecompression.ExtraDecompressionError == .truncatedData {
            settle(.success(()))
        } else {
            settle(.failure(HTTPError(error, on: route)))
        }
    }

    func didFinishRequest(task: HTTPClient.Task<Void>) {
        settle(.success(()))
    }

    // MARK: - Handing over

    private func nextEvent() async throws(HTTPError) -> Event? {
        let result = await withCheckedContinuation { continuation in
            let (result, demand) = state.withLock { state -> (Result<Event?, HTTPError>?, EventLoopPromise<Void>?) in
                if let event = state.arrived.take() { return (.success(event), nil) }
                if let end = state.end { return (end.map { nil }, nil) }
                state.waiter = continuation
                if state.isSent { startReadTimer(&state) }
                return (nil, state.demand.take())
            }
            demand?.succeed()
            if let result { continuation.resume(returning: result) }
        }
        return try result.get()
    }

    private func deliver(_ event: Event, on eventLoop: any EventLoop) -> EventLoopFuture<Void> {
        let (waiter, demand) = state.withLock { state -> (CheckedContinuation<Result<Event?, HTTPError>, Never>?, _) in
            guard state.end == nil else { return (nil, nil as EventLoopPromise<Void>?) }
            state.readTimer.take()?.cancel()
            let demand = eventLoop.makePromise(of: Void.self)
            state.demand = demand
            switch event {
            case .head: state.hasHead = true
            case .portion: state.hasBody = true
            }
            let waiter = state.waiter.take()
            if waiter == nil { state.arrived = event }
            return (waiter, demand)
        }
        waiter?.resume(returning: .success(event))
        return demand?.futureResult ?? eventLoop.makeFailedFuture(HTTPError.cancelled)
    }

    /// The first end that is told counts; answers the task if this was it.
    @discardableResult
    private func settle(_ end: Result<Void, HTTPError>) -> HTTPClient.Task<Void>? {
        let (waiter, demand, task) = state.withLock {
            state -> (CheckedContinuation<Result<Event?, HTTPError>, Never>?, EventLoopPromise<Void>?, _) in
            guard state.end == nil else { return (nil, nil, nil as HTTPClient.Task<Void>?) }
            state.end = end
            state.readTimer.take()?.cancel()
            state.totalTimer.take()?.cancel()
            if case .failure = end { state.arrived = nil }
            return (state.waiter.take(), state.demand.take(), state.task.take())
        }
        waiter?.resume(returning: end.map { nil })
        demand?.fail(HTTPError.cancelled)
        return task
    }

    private func startReadTimer(_ state: inout State) {
        state.readTimer = state.task?.eventLoop.scheduleTask(in: TimeAmount(seconds: timeouts.read)) {
            self.end(with: .readTimeout(host: self.route.host))
        }
    }
}
