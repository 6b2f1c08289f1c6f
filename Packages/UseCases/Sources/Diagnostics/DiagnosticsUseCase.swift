public import Boundaries

/// Looks whether PetSave has what it needs, and says what to do where it has not.
///
/// - Actor: a person for whom something does not work, or who files a report.
/// - Event: the view appears.
/// - Effects: every check runs and its findings are presented; nothing is written.
public struct DiagnosticsUseCase: DiagnosticsViewEvents {
    private let checks: [any DiagnosticCheck]
    private let view: any DiagnosticsView
    private let tracker: any DiagnosticsTracker

    public init(checks: [any DiagnosticCheck], view: any DiagnosticsView, tracker: any DiagnosticsTracker) {
        self.checks = checks
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public func viewDidAppear() -> UseCaseResponse<DiagnosticsPresentation> {
        UseCaseResponse { [checks, view, tracker] in
            var findings: [DiagnosticFinding] = []
            for check in checks { findings += await check.run() }
            let presentation = DiagnosticsPresentation(findings: findings)
            await view.present(presentation)
            await tracker.diagnosticsShown(
                warnings: findings.count { $0.level == .warning },
                failures: findings.count { $0.level == .failure }
            )
            return presentation
        }
    }
}
