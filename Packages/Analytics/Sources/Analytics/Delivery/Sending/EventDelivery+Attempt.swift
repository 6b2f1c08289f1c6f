import Domain
import FoundationEssentials
import HTTPTransport
import Platform

extension EventDelivery {
    /// How an attempt, or a batch of it, ended.
    private enum Outcome {
        /// The service has answered for the whole batch; so many of its events are lost.
        case done(dropped: Int)
        /// The service could not be reached or is busy, and may have asked for some seconds.
        case later(seconds: Double?)
        case refused(status: Int)
        /// This side broke off.
        case cancelled
    }

    /// Sends segment after segment until nothing waits or something stands in the way.
    func attempt() async {
        guard queue.isThere, let lock = try? FileLock.attempt(path: queue.senderLockPath) else { return }
        var record = DeliveryRecord(path: recordPath)
        guard record.allowsTry(now: settings.now()) else { return lock.release() }
        var hasNoted = false
        while !Task.isCancelled {
            guard let batch = await queue.oldest() else {
                // Only a service that takes events is told how many it missed, lest the telling is dropped as well.
                guard hasNoted, await queue.tellDrops(now: settings.now()) else { break }
                continue
            }
            if !hasNoted {
                record.lastTry = settings.now()
                record.write(to: recordPath)
                hasNoted = true
            }
            let outcome = await send(batch.events)
            guard await note(outcome, on: batch, in: &record) else { break }
        }
        lock.release()
    }

    /// Keeps what came of a batch; whether the next one may follow.
    private func note(_ outcome: Outcome, on batch: QueuedBatch, in record: inout DeliveryRecord) async -> Bool {
        let now = settings.now()
        switch outcome {
        case .done(let dropped):
            await queue.finish(batch, dropped: batch.unreadable + dropped)
            if record.failures > 0 || record.notBefore != nil || record.refusal != nil {
                record.failures = 0
                record.notBefore = nil
                record.refusal = nil
                record.write(to: recordPath)
            }
            return true
        case .later(let seconds):
            record.failures += 1
            let pause = BackOff.pause(failures: record.failures, asked: seconds, random: settings.random())
            record.notBefore = now.addingTimeInterval(pause)
            record.refusal = nil
        case .refused(let status):
            record.failures += 1
            record.notBefore = now.addingTimeInterval(BackOff.refusal)
            record.refusal = status
        case .cancelled:
            return false
        }
        // After a `forget` there is nothing to keep account of.
        if queue.generation() == batch.generation { record.write(to: recordPath) }
        return false
    }

    /// Sends events as one batch, or in portions if the service does not take it.
    private func send(_ events: [AnalyticsEvent]) async -> Outcome {
        guard !events.isEmpty else { return .done(dropped: 0) }
        guard !Task.isCancelled else { return .cancelled }
        let verdict: BatchVerdict
        do {
            verdict = try await ask(with: events)
        } catch {
            return Task.isCancelled || error == .cancelled ? .cancelled : .later(seconds: nil)
        }
        switch verdict {
        case .accepted(let rejected): return .done(dropped: min(max(0, rejected), events.count))
        case .later(let seconds): return .later(seconds: seconds)
        case .refused(let status): return .refused(status: status)
        case .discarded: return .done(dropped: weight(of: events))
        case .unacceptable:
            guard events.count > 1 else { return .done(dropped: weight(of: events)) }
            return await sendHalves(of: events)
        }
    }

    /// Finds the events that the service does not take by asking for each half, and so on.
    private func sendHalves(of events: [AnalyticsEvent]) async -> Outcome {
        let middle = events.count / 2
        var dropped = 0
        for half in [events[..<middle], events[middle...]] {
            let outcome = await send(Array(half))
            guard case .done(let count) = outcome else { return outcome }
            dropped += count
        }
        return .done(dropped: dropped)
    }

    private func ask(with events: [AnalyticsEvent]) async throws(HTTPError) -> BatchVerdict {
        guard let identifier = await settings.identifier().flatMap({ AnonymousIdentifier($0) }) else {
            throw .cancelled
        }
        let body = format.body(of: events, from: identifier, sentAt: settings.now())
        guard let body, body.count <= format.batchByteLimit else { return .unacceptable }
        var headers: HTTPHeaders
        do {
            headers = try format.headers(with: try await settings.secret())
        } catch is BadDeliverySecret {
            return .refused(status: 401)
        } catch {
            // A command that asks for a passphrase may well get it the next time.
            return .later(seconds: nil)
        }
        let secretHeaders = Set(headers.fields.map(\.name))
        headers["Content-Type"] = "application/json"
        let request = HTTPRequest(.post, endpoint.url, headers: headers, body: body, secretHeaders: secretHeaders)
        let answer = try await settings.http.answer(to: request)
        // Somebody else's answer says nothing about whether the service has the events.
        guard answer.url == endpoint.url else { return .refused(status: answer.status) }
        return format.verdict(on: answer, now: settings.now())
    }

    private func weight(of events: [AnalyticsEvent]) -> Int { events.reduce(0) { $0 + $1.weight } }
}
