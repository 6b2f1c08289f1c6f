import AnimalDetails
import AnimalFormats
import ArgumentParser
import Boundaries
import BusinessServices

/// `petsave show ID`
struct ShowCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show everything that is known of one animal.",
        discussion: """
            ID is one that a list shows, such as petfinder:59736347, or a unique beginning of one. --explain also tells \
            why the records of several sources are taken for one animal.
            """
    )

    @Argument(help: "Which animal.", completion: .values(of: .animals))
    var id: String

    @Flag(help: "Open the listing's page.")
    var open = false

    @Flag(help: "Open the first photo.")
    var photo = false

    @OptionGroup(title: "Match")
    var match: MatchOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let useCase = try root.animalDetails(
            idText: id,
            isExplained: match.explain,
            view: OneShotAnimalDetailsView(
                writer: AnimalDetailsWriter(
                    format: try output.chosenFormat(root.preferences),
                    fields: try output.selection(besides: [MatchDisplay.key, IdentityDisplay.key]),
                    canvas: output.canvas(for: .output, in: root)
                ),
                unit: root.preferences.units,
                match: match.display(household: root.household),
                notes: output.canvas(for: .error, in: root)
            ),
            coordinator: OneShotAnimalDetailsCoordinator()
        )
        _ = try await useCase.viewDidAppear().value
        if open { try await useCase.viewDidRequestListing() }
        if photo { try await useCase.viewDidRequestPhoto() }
        return .found
    }
}
