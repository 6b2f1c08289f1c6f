/// What happens to the diagnostics, for whoever counts it. Implemented by the Analytics package.
public protocol DiagnosticsTracker: Sendable {
    /// The findings came up; so many of them are warnings and failures.
    func diagnosticsShown(warnings: Int, failures: Int) async
}
