import Alerts
import ArgumentParser
import Domain

/// `petsave alert edit NAME`
struct AlertEditCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit",
        abstract: "Change what an alert looks for, or its name.",
        discussion: """
            Options that are given replace what the alert had; the others stay. What it has told stays told. \
            --clear takes: \(SavedSearchPart.allCases.map(\.optionName).joined(separator: ", ")).
            """
    )

    @Argument(help: "Which alert.", completion: .values(of: .alerts))
    var name: String

    @Option(help: ArgumentHelp("What to call it from now on.", valueName: "name"))
    var rename: String?

    @Option(help: ArgumentHelp("What to ask no longer, by comma: place,age.", valueName: "options"))
    var clear: String?

    @OptionGroup
    var search: SavedSearchOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let cleared = try OptionText.list(clear).map(Self.part)
        let asked = try search.asked(colors: output.coatColors, in: root)
        let change = AlertChange(name: rename, search: asked.search, parts: asked.parts.union(cleared))
        guard rename != nil || !change.parts.isEmpty else {
            throw CommandFailure("Change what? Give --rename, --clear, or options as for `petsave alert add`.", .usage)
        }
        try await root.alerts(view: try OneShotAlertsView(output, in: root)).viewDidEdit(name: name, change)
        return .found
    }

    private static func part(_ text: String) throws(CommandFailure) -> SavedSearchPart {
        let name = text.lowercased()
        if let part = SavedSearchPart.allCases.first(where: { $0.optionName == name }) { return part }
        let all = SavedSearchPart.allCases.map(\.optionName)
        let suggestion = EditDistance.nearest(to: name, among: all).map { " Did you mean “\($0)”?" } ?? ""
        throw CommandFailure(
            "--clear: “\(text)” is not known.\(suggestion) There are: \(all.joined(separator: ", ")).",
            .usage
        )
    }
}
