import Analytics
import Platform
import TerminalText

/// Prints and deletes the reports of crashes and faults, for `petsave doctor`.
struct CrashReportsPrinter {
    let reports: CrashReportStore
    let streams: StandardStreams

    func run(prints: Bool, forgets: Bool) async throws -> ExitCode {
        let found = reports.reports()
        if prints {
            for report in found {
                let text = "\(report.path)\n\n\(try reports.text(of: report))\n"
                // Whoever can write to the folder could have written anything.
                try streams.output.write(text.sanitizedForTerminal(.multiLine) + "\n")
            }
        }
        if forgets {
            try reports.forget()
        } else if found.isEmpty {
            try streams.error.write("There are no crash reports.\n")
        }
        return found.isEmpty ? .noMatch : .found
    }
}
