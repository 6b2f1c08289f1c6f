import Analytics
import Boundaries
import BusinessServices
import Preferences

/// Whether events are recorded, by whom, and why or why not. No server is asked for that, and no key is read.
struct AnalyticsCheck: DiagnosticCheck {
    let root: CompositionRoot

    func run() async -> [DiagnosticFinding] {
        do {
            let services = try await root.analyticsRouting().services()
            let names = services.filter(\.isEnabled).map(\.name).joined(separator: ", ")
            return [finding(.fine, state(services: names.isEmpty ? "but every service is switched off" : names))]
        } catch {
            return [finding(.warning, "\(error)")]
        }
    }

    private func state(services: String) -> String {
        switch (root.preferences.analyticsEnabled, root.doNotTrack) {
        case (true, false): "on: \(services); `petsave analytics status` tells more"
        case (true, true): "off, since DO_NOT_TRACK is set"
        case (false, _): "off"
        }
    }

    private func finding(_ level: DiagnosticFinding.Level, _ message: String) -> DiagnosticFinding {
        DiagnosticFinding(subject: "analytics", level: level, message: message)
    }
}
