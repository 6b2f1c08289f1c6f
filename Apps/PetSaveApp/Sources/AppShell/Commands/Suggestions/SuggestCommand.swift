import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Suggestions

/// `petsave suggest PREFIX`
struct SuggestCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "suggest",
        abstract: "Suggest names, breeds, types, colours and places that begin so, those of most animals first.",
        discussion: "The count is how many adoptable animals there are of it; for a place, within 50 km."
    )

    @Argument(help: "What has been typed so far.")
    var prefix: [String]

    @Option(
        help: ArgumentHelp("name, breed, type, color, place; all without it.", valueName: "kinds"),
        completion: .values(of: .list(SuggestionKind.allCases.map(\.rawValue)))
    )
    var kind: String?

    @Option(help: ArgumentHelp("How many at most.", valueName: "number"))
    var limit = 10

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let kinds = try OptionText.list(kind).map { word throws(CommandFailure) in
            guard let kind = SuggestionKind(rawValue: word.lowercased()) else {
                let all = SuggestionKind.allCases.map(\.rawValue).joined(separator: ", ")
                throw CommandFailure("--kind: “\(word)” is not known. There are: \(all).", .usage)
            }
            return kind
        }
        let request = SuggestionsRequest(
            text: prefix.joined(separator: " "),
            kinds: kinds.isEmpty ? Set(SuggestionKind.allCases) : Set(kinds),
            limit: limit
        )
        let view = OneShotSuggestionsView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root),
            notes: output.canvas(for: .error, in: root)
        )
        return try await root.suggestions(view: view).viewDidType(request).value.suggestions.isEmpty
            ? .noMatch : .found
    }
}
