import AsyncHTTPTransport
import Domain
import FoundationEssentials
import LoopbackServer
import Platform
import Testing

@testable import Analytics

/// Measures time, and so runs by itself.
@Suite("The bound of a flush", .serialized)
struct FlushBoundTests {
    /// What stands in the way of sending.
    enum Obstacle: CaseIterable {
        case silentServer
        case slowServer
        case endlessAnswer
        case secretThatWaits
        case identifierThatWaits
        case stoppedProcess
    }

    @Test("it returns in time whatever stands in the way, and what was not sent waits on", arguments: Obstacle.allCases)
    func bound(obstacle: Obstacle) async throws {
        let bench = try DeliveryBench(.batch)
        let server = try await bench.receiver.start()
        let never = LoopbackGate()
        bench.receiver.trouble { _, _ in
            switch obstacle {
            case .slowServer: LoopbackResponse([.head(200, ["Content-Length": "9"]), .pause(until: never)])
            case .endlessAnswer: LoopbackResponse([.head(200), .endless([0x20])])
            default: LoopbackResponse([.stall])
            }
        }
        let service = try bench.service(to: server) { settings in
            if obstacle == .secretThatWaits {
                settings.secret = {
                    await never.passUncancelled()
                    return nil
                }
            }
            if obstacle == .identifierThatWaits {
                settings.identifier = {
                    await never.passUncancelled()
                    return nil
                }
            }
        }
        let ids = await bench.record(15, with: service)
        // As when somebody has stopped a process with Ctrl+Z in the middle of a change to the queue.
        var lock = obstacle == .stoppedProcess ? try FileLock.attempt(path: bench.queue.file("lock")) : nil

        let clock = ContinuousClock()
        let time = await clock.measure { await service.flush(within: .milliseconds(300)) }
        #expect(time < .milliseconds(450), "\(obstacle): \(time)")
        lock.take()?.release()
        #expect(service.status.waiting == ids.count)

        never.open()
        await server.stop()
        await bench.transport.shutdown()
        bench.queue.clock.advance(by: 90_000)
        let next = try DeliveryBench(.batch)
        let back = try await bench.receiver.start()
        bench.receiver.recover()
        var settings = next.settings(endpoint: back.url("").absoluteString)
        settings.queuePath = bench.queue.path + "/queue"
        let later = bench.queue.clock
        settings.now = { later.now }
        await (try HTTPBatchAnalyticsService(settings)).flush(within: patience)
        #expect(Set(bench.receiver.counts.keys) == Set(ids))
        await next.transport.shutdown()
        await back.stop()
    }
}

extension LoopbackGate {
    /// Waits at the gate as something does that cannot be called off.
    fileprivate func passUncancelled() async {
        await Task.detached { await self.pass() }.value
    }
}
