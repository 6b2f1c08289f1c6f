import AsyncHTTPTransport
import Domain
import FoundationEssentials
import LoopbackServer
import Platform
import Testing

@testable import Analytics

@Suite("A day of use")
struct DayOfUseTests {
    @Test(
        "brings every consented event, none that was not, and tells what it dropped, however often it is killed",
        .timeLimit(.minutes(10)),
        arguments: SendingService.allCases
    )
    func day(kind: SendingService) async throws {
        let day = try DayOfUse(kind)
        let server = try await day.receiver.start()
        let endpoint = server.url("").absoluteString
        for hour in 0..<24 {
            day.disturb(hour: hour)
            switch hour {
            case 6: await day.withdraw(endpoint: endpoint)
            // Analytics is off: the program makes no service, and so records nothing.
            case 7: break
            default: try await run(day.part(hour: hour, endpoint: endpoint))
            }
        }
        day.receiver.recover()
        // The next day: what waits is sent, and then what was dropped is told.
        for hour in 24..<26 {
            let service = try kind.make(day.part(hour: hour, endpoint: endpoint).settings(transport: day.transport))
            await service.flush(within: patience)
            #expect(service.status.waiting == 0)
            #expect(service.status.dropped == 0)
        }
        day.check()
        await day.transport.shutdown()
        await server.stop()
    }

    /// Runs a part of the day in a process of its own.
    private func run(_ part: PartOfDay) async throws {
        if case .never = part.kill {
            await #expect(processExitsWith: .success) { [part] in try await part.live() }
        } else {
            await #expect(processExitsWith: .signal(9)) { [part] in try await part.live() }
        }
    }
}
