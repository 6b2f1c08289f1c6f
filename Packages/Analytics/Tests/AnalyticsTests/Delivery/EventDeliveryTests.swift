import AsyncHTTPTransport
import Domain
import FoundationEssentials
import HTTPTransport
import LoopbackServer
import Platform
import Testing

@testable import Analytics

@Suite("Sending events")
struct EventDeliveryTests {
    @Test("brings every event once, in its service's form", arguments: SendingService.allCases)
    func form(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(25, with: service)
            #expect(server.requests.isEmpty)
            await service.flush(within: patience)
            #expect(bench.receiver.counts == Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) }))
            #expect(bench.receiver.sizes == [10, 10, 5])
            #expect(service.status.waiting == 0)
            #expect(!service.isDue)
        }
    }

    @Test(
        "tries again after a failure, not before its time, and then brings everything",
        arguments: SendingService.allCases
    )
    func backOff(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(3, with: service)
            bench.receiver.trouble { _, _ in .status(503) }
            await service.flush(within: patience)
            #expect(service.status.failures == 1)
            #expect(service.status.pausedUntil == bench.queue.clock.now.addingTimeInterval(8))
            await service.flush(within: patience)
            #expect(server.requests.count == 1)
            bench.queue.clock.advance(by: 8)
            await service.flush(within: patience)
            // The span has doubled, also for another process.
            let other = try bench.service(to: server)
            #expect(other.status.pausedUntil == bench.queue.clock.now.addingTimeInterval(15))
            bench.receiver.recover()
            bench.queue.clock.advance(by: 15)
            await other.flush(within: patience)
            #expect(Set(bench.receiver.counts.keys) == Set(ids))
            #expect(other.status.failures == 0)
            #expect(other.status.pausedUntil == nil)
        }
    }

    @Test("keeps to what a server asks for, up to a day", arguments: SendingService.allCases)
    func retryAfter(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            _ = await bench.record(1, with: service)
            bench.receiver.trouble { _, _ in .status(429, headers: ["Retry-After": "1000"]) }
            await service.flush(within: patience)
            #expect(service.status.pausedUntil == bench.queue.clock.now.addingTimeInterval(1_000))
            bench.queue.clock.advance(by: 1_000)
            bench.receiver.trouble { _, _ in .status(429, headers: ["Retry-After": "100000000"]) }
            await service.flush(within: patience)
            #expect(service.status.pausedUntil == bench.queue.clock.now.addingTimeInterval(86_400))
        }
    }

    @Test(
        "finds the one event that a server does not take, drops it, and tells that",
        arguments: SendingService.allCases,
        [400, 413]
    )
    func poison(kind: SendingService, status: Int) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(10, with: service)
            let poison = ids[6]
            bench.receiver.trouble { request, _ in request.text.contains(poison) ? .status(status) : nil }
            await service.flush(within: patience)
            #expect(Set(bench.receiver.counts.keys).isSuperset(of: Set(ids).subtracting([poison])))
            #expect(bench.receiver.counts[poison] == nil)
            #expect(bench.receiver.told == 1)
            #expect(
                service.status
                    == DeliveryStatus(
                        waiting: 0,
                        dropped: 0,
                        failures: 0,
                        lastTry: bench.queue.clock.now,
                        pausedUntil: nil,
                        refusal: nil
                    )
            )
        }
    }

    @Test(
        "stops for a day when it is refused, and keeps what waits",
        arguments: SendingService.allCases,
        [401, 403, 404]
    )
    func refused(kind: SendingService, status: Int) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(2, with: service)
            bench.receiver.trouble { _, _ in .status(status) }
            await service.flush(within: patience)
            #expect(service.status.refusal == status)
            bench.receiver.recover()
            bench.queue.clock.advance(by: 86_399)
            await service.flush(within: patience)
            #expect(bench.receiver.counts.isEmpty)
            bench.queue.clock.advance(by: 1)
            await service.flush(within: patience)
            #expect(Set(bench.receiver.counts.keys) == Set(ids))
            #expect(service.status.refusal == nil)
        }
    }

    @Test("sends again what may not have arrived, under the same ids", arguments: SendingService.allCases)
    func repeats(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            let ids = await bench.record(5, with: service)
            for answer in [LoopbackStep.reset, .close] {
                bench.receiver.trouble(takes: true) { _, _ in LoopbackResponse([answer]) }
                await service.flush(within: patience)
                bench.queue.clock.advance(by: 3_600)
            }
            bench.receiver.recover()
            await service.flush(within: patience)
            #expect(bench.receiver.counts == Dictionary(uniqueKeysWithValues: ids.map { ($0, 3) }))
        }
    }

    @Test("goes on when a server that was gone is back", arguments: SendingService.allCases)
    func gone(kind: SendingService) async throws {
        let bench = try DeliveryBench(kind)
        let server = try await bench.receiver.start()
        var ids = await bench.record(3, with: try bench.service(to: server))
        await server.stop()
        let service = try bench.service(to: server)
        await service.flush(within: patience)
        #expect(service.status.failures == 1)
        ids += await bench.record(30, with: service)
        bench.queue.clock.advance(by: 3_600)
        let back = try await bench.receiver.start()
        await (try bench.service(to: back)).flush(within: patience)
        #expect(Set(bench.receiver.counts.keys) == Set(ids))
        #expect(bench.receiver.problems == [])
        await bench.transport.shutdown()
        await back.stop()
    }

    @Test("follows no redirect, not even to the same server", arguments: SendingService.allCases)
    func redirect(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            let service = try bench.service(to: server)
            _ = await bench.record(2, with: service)
            bench.receiver.trouble { _, _ in .redirect(to: "/elsewhere", status: 307) }
            await service.flush(within: patience)
            #expect(server.requests.count == 1)
            #expect(service.status.waiting == 2)
            #expect(service.status.pausedUntil != nil)
        }
    }

    @Test("sends nothing without an identifier, which goes when consent does", arguments: SendingService.allCases)
    func noIdentifier(kind: SendingService) async throws {
        try await withReceiver(kind) { bench, server in
            for identifier in [nil, "Springfield"] {
                let service = try bench.service(to: server) { $0.identifier = { identifier } }
                _ = await bench.record(1, with: service)
                await service.flush(within: patience)
            }
            #expect(server.requests.isEmpty)
        }
    }

    @Test("is due an hour after the last try, or sooner when many wait, and never while it is to pause")
    func due() async throws {
        try await withReceiver(.batch) { bench, server in
            let service = try bench.service(to: server)
            #expect(!service.isDue)
            _ = await bench.record(1, with: service)
            #expect(service.isDue)
            await service.flush(within: patience)
            _ = await bench.record(19, with: service)
            bench.queue.clock.advance(by: 3_599)
            #expect(!service.isDue)
            _ = await bench.record(1, with: service)
            #expect(service.isDue)
            bench.receiver.trouble { _, _ in .status(503) }
            await service.flush(within: patience)
            #expect(!service.isDue)
            bench.queue.clock.advance(by: 3_600)
            #expect(service.isDue)
        }
    }

    @Test("events that are recorded while it sends do not wait for it, and are sent next")
    func recordingMeanwhile() async throws {
        try await withReceiver(.otlp) { bench, server in
            let gate = LoopbackGate()
            bench.receiver.trouble { _, _ in
                await gate.pass()
                return nil
            }
            let service = try bench.service(to: server)
            let ids = await bench.record(1, with: service)
            async let flushed: Void = service.flush(within: patience)
            await gate.arrival()
            let more = await bench.record(5, with: service)
            gate.open()
            await flushed
            await service.flush(within: patience)
            #expect(Set(bench.receiver.counts.keys) == Set(ids + more))
        }
    }

    @Test("forgets while it sends, and sends nothing more")
    func forget() async throws {
        try await withReceiver(.batch) { bench, server in
            let gate = LoopbackGate()
            bench.receiver.trouble { _, _ in
                await gate.pass()
                return nil
            }
            let service = try bench.service(to: server)
            _ = await bench.record(30, with: service)
            async let flushed: Void = service.flush(within: patience)
            await gate.arrival()
            await service.forget()
            gate.open()
            await flushed
            bench.receiver.recover()
            bench.queue.clock.advance(by: 100_000)
            await service.flush(within: patience)
            #expect(server.requests.count == 1)
            #expect(bench.queue.files().allSatisfy { $0.hasSuffix("lock") }, "\(bench.queue.files())")
        }
    }

    @Test("leaves sending to whoever sends already")
    func oneSender() async throws {
        try await withReceiver(.otlp) { bench, server in
            let gate = LoopbackGate()
            bench.receiver.trouble { _, _ in
                await gate.pass()
                return nil
            }
            let service = try bench.service(to: server)
            let ids = await bench.record(3, with: service)
            async let flushed: Void = service.flush(within: patience)
            await gate.arrival()
            await (try bench.service(to: server)).flush(within: patience)
            gate.open()
            await flushed
            #expect(bench.receiver.counts == Dictionary(uniqueKeysWithValues: ids.map { ($0, 1) }))
        }
    }
}
