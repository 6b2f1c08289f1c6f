import ArgumentParser
import Boundaries
import Diagnostics
import JSONStreaming
import TerminalText

/// `petsave doctor`
struct DoctorCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Look whether PetSave has what it needs, and say what to do where it has not."
    )

    static let mendsSettings = true

    @Flag(help: "Print what crashes and faults left behind, the newest first. They are on this machine only.")
    var crashReports = false

    @Flag(help: "Delete what crashes and faults left behind.")
    var forgetCrashReports = false

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        if crashReports || forgetCrashReports {
            return try await CrashReportsPrinter(reports: root.crashReports, streams: root.world.streams)
                .run(prints: crashReports, forgets: forgetCrashReports)
        }
        try output.requireTerminalColor()
        let view = OneShotDiagnosticsView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root)
        )
        return try await root.diagnostics(view: view).viewDidAppear().value.isHealthy ? .found : .internalError
    }
}

/// Prints the findings once.
struct OneShotDiagnosticsView: DiagnosticsView {
    let format: OutputFormat
    let canvas: Canvas

    func present(_ presentation: DiagnosticsPresentation) async {
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        switch format {
        case .json: try? canvas.write(json: value(of: presentation))
        case .ndjson: try? canvas.write(jsonLines: [value(of: presentation)])
        case .list, .table, .cards, .csv: try? canvas.write(lines(of: presentation))
        }
    }

    private func lines(of presentation: DiagnosticsPresentation) -> [StyledText] {
        let width = presentation.findings.map(\.subject.displayWidth).max() ?? 0
        return presentation.findings.map { finding in
            let level = StyledText(finding.level.rawValue.padded(toWidth: 9), style: style(of: finding.level))
            return level + StyledText(finding.subject.padded(toWidth: width + 2), style: .bold)
                + StyledText(finding.message)
        }
    }

    private func style(of level: DiagnosticFinding.Level) -> TextStyle {
        switch level {
        case .fine: .color(.green)
        case .warning: .color(.yellow)
        case .failure: .color(.red)
        }
    }

    private func value(of presentation: DiagnosticsPresentation) -> JSONValue {
        [
            "healthy": .bool(presentation.isHealthy),
            "findings": .array(
                presentation.findings.map { finding in
                    [
                        "subject": .string(finding.subject),
                        "level": .string(finding.level.rawValue),
                        "message": .string(finding.message),
                    ]
                }
            ),
        ]
    }
}
