import ArgumentParser
import Shortlist

/// `petsave shortlist add ID…`
struct ShortlistAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Put animals into your shortlist.",
        discussion: "Adding one again keeps its rating and note. Of several, all are added or none."
    )

    @Argument(help: ArgumentHelp("Which animals.", valueName: "id"), completion: .values(of: .animals))
    var ids: [String]

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let view = OneShotShortlistView(notes: output.canvas(for: .error, in: root))
        try await root.shortlist(view: view).viewDidAdd(ids)
        return .found
    }
}
