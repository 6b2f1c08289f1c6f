import Analytics
import Platform

/// Lets a process of its own send what one-shot commands have recorded, so that nobody waits for a network at the end of a
/// command, and the events of a person who never opens the interactive app leave all the same.
///
/// A command only appends to the queues. When one of them is due (twenty events wait, or the last try is an hour ago), the
/// same program is started once more, detached from the terminal, with the hidden command `analytics deliver`. Of several
/// that are started at once one sends, since a lock says so, and the others end.
struct DeliveryHandOver {
    /// What the program is started with.
    static let arguments = ["analytics", "deliver"]
    /// How long that process may take.
    static let limit = Duration.seconds(60)

    /// Every service that sends, as far as the person consents to it.
    let services: [any DeliveringAnalyticsService]
    let environment: ProcessEnvironment
    /// Starts a program with the arguments; replaced in tests.
    var start: @Sendable ([String], ProcessEnvironment) -> Void = { arguments, environment in
        // Without a way to start it, the next command tries again.
        guard let program = DetachedProcess.ownExecutable else { return }
        try? DetachedProcess.start(program, arguments: arguments, environment: environment)
    }

    /// At the end of a command, after everything was printed.
    func handOverIfDue() {
        guard services.contains(where: \.isDue) else { return }
        start(Self.arguments, environment)
    }

    /// In the process that was started: sends to every service at once.
    func deliver() async {
        await withTaskGroup(of: Void.self) { group in
            for service in services { group.addTask { await service.flush(within: Self.limit) } }
        }
    }
}
