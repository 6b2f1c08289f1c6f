/// Tells the app's services of its changes of state: all of them at once, each change after the one before it.
actor AppServiceRegistry {
    /// Where the app stands.
    enum Phase: Hashable, Sendable {
        case idle, active, background, terminated
    }

    private let services: [any AppService]
    private let clock: any Clock<Duration>
    private(set) var phase = Phase.idle

    /// How long services have when the app is stopped or ends; the person waits for it.
    static let patience = Duration.milliseconds(300)

    init(services: [any AppService], clock: any Clock<Duration>) {
        self.services = services
        self.clock = clock
    }

    /// Launches the app, and brings it to the front.
    func launch() async {
        guard phase == .idle else { return }
        phase = .active
        await tell(within: nil) { await $0.appDidLaunch() }
        await tell(within: nil) { await $0.appDidBecomeActive() }
    }

    func enterBackground() async {
        guard phase == .active else { return }
        phase = .background
        await tell(within: Self.patience) { await $0.appWillEnterBackground() }
    }

    func becomeActive() async {
        guard phase == .background else { return }
        phase = .active
        await tell(within: nil) { await $0.appDidBecomeActive() }
    }

    /// Ends the app; what comes after is not told any more.
    func terminate() async {
        guard phase == .active || phase == .background else { return }
        phase = .terminated
        await tell(within: Self.patience) { await $0.appWillTerminate() }
    }

    private func tell(within limit: Duration?, _ message: @escaping @Sendable (any AppService) async -> Void) async {
        let telling = Task { [services] in
            await withTaskGroup { group in
                for service in services { group.addTask { await message(service) } }
            }
        }
        guard let limit else { return await telling.value }
        await telling.finish(within: limit, on: clock)
    }
}
