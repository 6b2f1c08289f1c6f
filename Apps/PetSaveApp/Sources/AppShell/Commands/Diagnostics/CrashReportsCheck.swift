import Analytics
import Boundaries

/// Whether PetSave has crashed, and where it says how.
struct CrashReportsCheck: DiagnosticCheck {
    let reports: CrashReportStore

    func run() async -> [DiagnosticFinding] {
        let found = reports.reports()
        guard let newest = found.first else { return [] }
        let others = found.count > 1 ? " and \(found.count - 1) more" : ""
        let message =
            "\(newest.path)\(others), on this machine only; `petsave doctor --crash-reports` shows what they say, and "
            + "`--forget-crash-reports` deletes them"
        return [DiagnosticFinding(subject: "crash reports", level: .warning, message: message)]
    }
}
