import ArgumentParser
import Boundaries
import CatalogImport
import Domain
import JSONStreaming

/// `petsave import FILE`
struct ImportCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take animals from files into the catalogue.",
        discussion: """
            FILE is the JSON of Petfinder (API v2), RescueGroups, Animal Shelter Manager, Shelterluv or a county's open \
            data, PetSave's own JSON or NDJSON, or CSV with a header; - reads standard \
            input. Importing a file again changes nothing. A record that cannot be read is told with its line and left \
            out, the others are kept, and the exit code is 65. What a server has now is fetched by `petsave sync`, \
            once `petsave source add` has set it up.
            """
    )

    @Argument(help: "What to read.")
    var files: [String]

    @Option(
        help: ArgumentHelp(
            "Organisations in a file of their own, which tell where their animals are.",
            valueName: "file"
        )
    )
    var organizations: [String] = []

    @Option(help: ArgumentHelp("Whose records these are, where the file does not say.", valueName: "name"))
    var source: String?

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let name = try source.map { text throws(CommandFailure) in
            guard let name = SourceName(text) else {
                throw CommandFailure(
                    "--source: “\(text)” is no name of a source: letters, digits, “-”, “_” and “.” make one.",
                    .usage
                )
            }
            return name
        }
        let inputs = (organizations + files).map { ImportInput(path: $0, source: name) }
        let view = OneShotCatalogImportView(
            notes: output.canvas(for: .error, in: root),
            data: output.json ? output.canvas(for: .output, in: root) : nil
        )
        let useCase = try root.catalogImport(inputs: inputs, view: view)
        let result = try await useCase.viewDidRequestImport().value
        return result.faultCount > 0 ? .badData : .found
    }
}
