public import Boundaries

/// Shows whether PetSave has what it needs.
public protocol DiagnosticsView: Sendable {
    func present(_ presentation: DiagnosticsPresentation) async
}

/// What happens in the view, told to the use case.
public protocol DiagnosticsViewEvents: Sendable {
    /// The view came up: the findings are due.
    @discardableResult
    func viewDidAppear() -> UseCaseResponse<DiagnosticsPresentation>
}

/// What the checks found, in their order.
public struct DiagnosticsPresentation: Hashable, Sendable {
    public let findings: [DiagnosticFinding]

    /// Whether nothing is broken; a warning is not.
    public var isHealthy: Bool { findings.allSatisfy { $0.level != .failure } }
}
