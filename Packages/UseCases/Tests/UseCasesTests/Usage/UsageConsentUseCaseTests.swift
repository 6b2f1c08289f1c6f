import Boundaries
import Synchronization
import Testing
import Usage

@Suite("Consent to being counted")
struct UsageConsentUseCaseTests {
    private let store = PreferencesUseCaseTests.StubStore()
    private let services = StubUsageServices()
    private let journal = StubUsageJournal()
    private let view = View()

    struct View: UsageConsentView {
        let shown = Recorder<UsageConsentPresentation>()

        func present(_ presentation: UsageConsentPresentation) async { shown.record(presentation) }
    }

    private func useCase(isForbidden: Bool = false) -> UsageConsentUseCase {
        UsageConsentUseCase(
            preferences: store,
            services: services,
            journal: journal,
            isForbidden: isForbidden,
            view: view
        )
    }

    private var isOn: Bool { get async throws { try await store.values()["analytics.enabled"] == .boolean(true) } }

    @Test("nothing is on before the person says so, and looking changes nothing")
    func look() async throws {
        try await useCase().viewDidAppear()
        let shown = try #require(view.shown.entries.last)
        #expect(!shown.isRecording && shown.services.map(\.name) == ["journal", "http", "otlp"])
        #expect(try await store.values().isEmpty && services.log.entries.isEmpty)
    }

    @Test("consent to all switches on what stays here; what sends needs its own name and an address")
    func consent() async throws {
        try await useCase().viewDidConsent(to: [])
        #expect(try await isOn)
        #expect(view.shown.entries.last?.services.filter(\.isEnabled).map(\.name) == ["journal"])
        try await useCase().viewDidConsent(to: ["HTTP"])
        #expect(services.log.entries == ["http true"])
        await #expect(throws: UsageError.noDestination(service: "otlp", location: "/analytics.toml")) {
            try await useCase().viewDidConsent(to: ["otlp"])
        }
        await #expect(throws: UsageError.unknownService("web", known: ["journal", "http", "otlp"])) {
            try await useCase().viewDidConsent(to: ["web"])
        }
    }

    @Test("a service that is misnamed leaves everything as it was")
    func allOrNothing() async throws {
        await #expect(throws: UsageError.self) { try await useCase().viewDidConsent(to: ["http", "web"]) }
        #expect(try await !isOn && services.log.entries.isEmpty)
    }

    @Test("withdrawing from everything forgets every service, and keeps the journal unless the person wants it gone")
    func withdrawal() async throws {
        try await useCase().viewDidConsent(to: ["http"])
        try await useCase().viewDidWithdraw(from: [], deletesJournal: false)
        #expect(try await !isOn)
        #expect(services.log.entries == ["http true", "forget all"])
        #expect(journal.removals.entries.isEmpty)
        try await useCase().viewDidWithdraw(from: [], deletesJournal: true)
        #expect(journal.removals.entries.count == 1)
        #expect(view.shown.entries.last?.isJournalDeleted == true)
    }

    @Test("withdrawing from one service leaves the others")
    func oneService() async throws {
        try await useCase().viewDidConsent(to: ["http"])
        try await useCase().viewDidWithdraw(from: ["http"], deletesJournal: false)
        #expect(try await isOn)
        #expect(services.log.entries == ["http true", "http false", "forget http"])
    }

    @Test("withdrawing works where the services' settings cannot be understood, and looking tells what is wrong")
    func brokenSettings() async throws {
        try await useCase().viewDidConsent(to: [])
        services.problem.withLock { $0 = .badSettings(location: "/analytics.toml", reason: "Line 1.") }
        try await useCase().viewDidAppear()
        #expect(view.shown.entries.last?.isRecording == false)
        #expect(view.shown.entries.last?.problem != nil)
        try await useCase().viewDidWithdraw(from: [], deletesJournal: false)
        #expect(try await !isOn)
        #expect(services.log.entries == ["forget all"])
    }

    @Test("what the environment forbids is not recording, whatever the person wants")
    func forbidden() async throws {
        try await useCase(isForbidden: true).viewDidConsent(to: [])
        let shown = try #require(view.shown.entries.last)
        #expect(shown.isEnabled && !shown.isRecording && !shown.services.contains(where: shown.isActive))
    }
}

/// Services as a person settled them.
final class StubUsageServices: UsageServices {
    let location = "/analytics.toml"
    let log = Recorder<String>()
    let problem = Mutex<UsageError?>(nil)
    private let enabled = Mutex<Set<String>>(["journal"])

    func services() async throws(UsageError) -> [UsageService] {
        if let problem = problem.withLock({ $0 }) { throw problem }
        let enabled = enabled.withLock { $0 }
        return [("journal", "/journal"), ("http", "https://events.example"), ("otlp", nil)].map { name, destination in
            UsageService(
                name: name,
                summary: name,
                isEnabled: enabled.contains(name),
                sends: name != "journal",
                destination: destination,
                events: ["*"],
                waiting: 0
            )
        }
    }

    func setEnabled(_ isEnabled: Bool, service name: String) async throws(UsageError) {
        log.record("\(name) \(isEnabled)")
        enabled.withLock { enabled in
            if isEnabled { enabled.insert(name) } else { enabled.remove(name) }
        }
    }

    func forget(_ names: [String]) async {
        log.record("forget " + (names.isEmpty ? "all" : names.joined(separator: ",")))
    }
}
