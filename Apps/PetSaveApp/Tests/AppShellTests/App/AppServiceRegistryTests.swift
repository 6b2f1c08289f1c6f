import Synchronization
import Testing

@testable import AppShell

@Suite("The app's services")
struct AppServiceRegistryTests {
    @Test("hear of each change of state once, in order")
    func order() async {
        let service = Listener()
        let registry = AppServiceRegistry(services: [service], clock: ImpatientTimer())
        await registry.enterBackground()
        await registry.launch()
        await registry.launch()
        await registry.becomeActive()
        #expect(service.heard == ["launched", "active"])
        await registry.enterBackground()
        await registry.becomeActive()
        #expect(service.heard.suffix(2) == ["background", "active"])
        await registry.terminate()
        await registry.terminate()
        await registry.becomeActive()
        #expect(service.heard == ["launched", "active", "background", "active", "terminated"])
        #expect(await registry.phase == .terminated)
    }

    @Test("an app that never launched has nothing to end")
    func neverLaunched() async {
        let service = Listener()
        await AppServiceRegistry(services: [service], clock: ImpatientTimer()).terminate()
        #expect(service.heard.isEmpty)
    }

    @Test("one that takes too long at the end is called off and not waited for", .timeLimit(.minutes(1)))
    func patience() async {
        let (calledOff, telling) = AsyncStream.makeStream(of: Void.self)
        let slow = Slow(telling)
        let registry = AppServiceRegistry(services: [slow], clock: ImpatientTimer())
        await registry.launch()
        await registry.terminate()
        for await _ in calledOff { break }
    }
}

private final class Listener: AppService {
    private let said = Mutex<[String]>([])

    var heard: [String] { said.withLock { $0 } }

    func appDidLaunch() async { said.withLock { $0.append("launched") } }
    func appDidBecomeActive() async { said.withLock { $0.append("active") } }
    func appWillEnterBackground() async { said.withLock { $0.append("background") } }
    func appWillTerminate() async { said.withLock { $0.append("terminated") } }
}

/// Ends only when it is called off.
private struct Slow: AppService {
    let calledOff: AsyncStream<Void>.Continuation

    init(_ calledOff: AsyncStream<Void>.Continuation) {
        self.calledOff = calledOff
    }

    func appWillTerminate() async {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        if Task.isCancelled { calledOff.yield() }
    }
}
