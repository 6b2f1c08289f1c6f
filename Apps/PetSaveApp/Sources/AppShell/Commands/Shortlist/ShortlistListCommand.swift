import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Shortlist

/// `petsave shortlist list`
struct ShortlistListCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show the animals in your shortlist.",
        discussion: "Exit code 1 means that there is none."
    )

    @OptionGroup(title: "Order")
    var sorting: ShortlistOrderOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let writer = ShortlistListWriter(
            format: try output.chosenFormat(root.preferences),
            fields: try output.fields.map { fields throws(CommandFailure) in try ShortlistFieldSelection(fields) },
            unit: root.preferences.units,
            canvas: output.canvas(for: .output, in: root)
        )
        let useCase = try root.shortlist(
            order: try sorting.order(in: root),
            view: OneShotShortlistView(writer: writer, notes: output.canvas(for: .error, in: root))
        )
        return try await useCase.viewDidAppear().value.items.isEmpty ? .noMatch : .found
    }
}
