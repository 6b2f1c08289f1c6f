/// Sees to it that one host gets only so many requests at the same time and a second, first come, first served.
actor HostTraffic {
    private struct Host {
        var running = 0
        var waiting: [Waiter] = []
        var bucket: TokenBucket
    }

    private struct Waiter {
        let id: Int
        /// Told whether it may go.
        let continuation: CheckedContinuation<Bool, Never>
    }

    private let limit: Int
    private let rate: Double
    private let burst: Int
    /// Seconds that have passed since some moment.
    private let elapsed: @Sendable () -> Double
    private var hosts: [String: Host] = [:]
    private var arrivals = 0

    init(policy: HTTPPolicy, elapsed: @escaping @Sendable () -> Double) {
        limit = max(1, policy.concurrencyPerHost)
        rate = policy.requestsPerSecond
        burst = policy.burst
        self.elapsed = elapsed
    }

    /// Waits for one of the host's places, which is given back by `leave`.
    func enter(_ name: String) async throws(HTTPError) {
        var host = hosts[name] ?? Host(bucket: TokenBucket(rate: rate, size: burst, at: elapsed()))
        if host.running < limit {
            host.running += 1
            hosts[name] = host
            return
        }
        arrivals += 1
        let id = arrivals
        let mayGo = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: false) }
                hosts[name]?.waiting.append(Waiter(id: id, continuation: continuation))
            }
        } onCancel: {
            Task { await self.giveUp(id, at: name) }
        }
        guard mayGo else { throw .cancelled }
    }

    /// Gives a place back, to whoever has waited longest.
    func leave(_ name: String) {
        guard var host = hosts[name] else { return }
        if host.waiting.isEmpty {
            host.running -= 1
        } else {
            host.waiting.removeFirst().continuation.resume(returning: true)
        }
        hosts[name] = host
    }

    /// Takes a token of the host's bucket; answers how many seconds to wait for it.
    func takeToken(_ name: String) -> Double {
        hosts[name]?.bucket.take(at: elapsed()) ?? 0
    }

    private func giveUp(_ id: Int, at name: String) {
        guard let place = hosts[name]?.waiting.firstIndex(where: { $0.id == id }) else { return }
        hosts[name]?.waiting.remove(at: place).continuation.resume(returning: false)
    }
}
