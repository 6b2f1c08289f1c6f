import Alerts
import JSONStreaming
import ShellCommand

/// Tells a person's command of each batch, as JSON on its standard input, after the batch was written elsewhere.
struct AlertCommandRunner: AlertBatchWriter {
    let command: ShellCommand
    let output: any AlertBatchWriter

    func write(_ report: AlertReport) async throws(AlertDeliveryError) {
        try await output.write(report)
        let batch = AlertJSON.value(of: report, nameKey: "alert", fields: nil)
        let ending: ShellCommand.Ending
        do {
            ending = try await command.run(input: JSONValue.object(batch).serialized() + Array("\n".utf8))
        } catch {
            throw .command(line: command.line, ending: Self.words(error))
        }
        switch ending {
        case .exit(0): return
        case .exit(let status): throw .command(line: command.line, ending: "exit status \(status)")
        case .signal(let number): throw .command(line: command.line, ending: "signal \(number)")
        }
    }

    func finish(_ notices: [AlertCheckPresentation.Notice]) async throws(AlertDeliveryError) {
        try await output.finish(notices)
    }

    private static func words(_ error: ShellCommandError) -> String {
        switch error {
        case .cannotRun(_, let reason): "an error, \(reason)"
        case .cancelled: "a call to stop"
        }
    }
}
