import Alerts
import ArgumentParser
import Boundaries
import BusinessServices
import Platform
import ShellCommand

/// `petsave alert check`
struct AlertCheckCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell what is new to the alerts, each animal once.",
        discussion: """
            Any number of checks may run at once. What a check could not tell to the end, because it was killed or \
            its command failed, the next one tells again under the same batch id.

            CMD is run by the shell once for each batch, with {"alert", "batch_id", "repeated", "animals"} as JSON on \
            its standard input; when it ends with another status than 0 the batch stays open, and the exit code is 75. \
            FILE becomes an Atom feed of the last hundred animals.

            Exit code 0 means that something is new, 1 that nothing is.
            """
    )

    @Argument(help: "Which alerts; none for all.", completion: .values(of: .alerts))
    var names: [String] = []

    @Option(help: ArgumentHelp("Run for each batch.", valueName: "cmd"))
    var exec: String?

    @Option(help: ArgumentHelp("Keep a feed in a file.", valueName: "file"))
    var feed: String?

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let printer = AlertBatchPrinter(
            format: try output.chosenFormat(root.preferences),
            fields: try output.selection(),
            unit: root.preferences.units,
            canvas: output.canvas(for: .output, in: root)
        )
        let runner = exec.map { line in
            AlertCommandRunner(
                command: ShellCommand(line, environment: root.world.environment.dictionary),
                output: printer
            )
        }
        let useCase = try root.alertCheck(
            names: names,
            writer: runner ?? printer,
            feed: feed.map(AlertFeedFile.init),
            view: OneShotAlertCheckView(notes: output.canvas(for: .error, in: root))
        )
        let presentation = try await useCase.viewDidRequestCheck().value
        if let failure = presentation.failure { throw CommandFailure(failure) }
        return presentation.reported == 0 ? .noMatch : .found
    }
}
