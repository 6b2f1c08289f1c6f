import Boundaries
import Diagnostics
import Testing

@Suite("Doctor")
struct DiagnosticsUseCaseTests {
    struct Check: DiagnosticCheck {
        let level: DiagnosticFinding.Level

        func run() async -> [DiagnosticFinding] {
            [DiagnosticFinding(subject: "\(level)", level: level, message: "as found")]
        }
    }

    struct View: DiagnosticsView {
        let shown = Recorder<DiagnosticsPresentation>()

        func present(_ presentation: DiagnosticsPresentation) async { shown.record(presentation) }
    }

    struct Tracker: DiagnosticsTracker {
        let tracked = Recorder<String>()

        func diagnosticsShown(warnings: Int, failures: Int) async { tracked.record("\(warnings) \(failures)") }
    }

    @Test("every check runs, in order; only a failure is unhealthy")
    func findings() async throws {
        let view = View()
        let tracker = Tracker()
        let fine = DiagnosticsUseCase(
            checks: [Check(level: .fine), Check(level: .warning)],
            view: view,
            tracker: tracker
        )
        #expect(try await fine.viewDidAppear().value.isHealthy)
        let broken = DiagnosticsUseCase(
            checks: [Check(level: .failure), Check(level: .fine)],
            view: view,
            tracker: tracker
        )
        let presentation = try await broken.viewDidAppear().value
        #expect(!presentation.isHealthy)
        #expect(presentation.findings.map(\.subject) == ["failure", "fine"])
        #expect(view.shown.entries.count == 2)
        #expect(tracker.tracked.entries == ["1 0", "0 1"])
    }
}
