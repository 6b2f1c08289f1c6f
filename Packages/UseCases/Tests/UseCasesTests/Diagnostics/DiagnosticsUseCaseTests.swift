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

    @Test("every check runs, in order; only a failure is unhealthy")
    func findings() async throws {
        let view = View()
        let fine = DiagnosticsUseCase(checks: [Check(level: .fine), Check(level: .warning)], view: view)
        #expect(try await fine.viewDidAppear().value.isHealthy)
        let broken = DiagnosticsUseCase(checks: [Check(level: .failure), Check(level: .fine)], view: view)
        let presentation = try await broken.viewDidAppear().value
        #expect(!presentation.isHealthy)
        #expect(presentation.findings.map(\.subject) == ["failure", "fine"])
        #expect(view.shown.entries.count == 2)
    }
}
