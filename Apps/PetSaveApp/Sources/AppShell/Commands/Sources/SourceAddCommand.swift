import AnimalSources
import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import JSONStreaming

/// `petsave source add [KIND]`
struct SourceAddCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Set up a source; without a kind, list the kinds there are.",
        discussion: """
            A key, password or client secret is never an argument, which others on the machine could read: PetSave \
            takes it from a command, a variable or a file each time that it is needed, or keeps it in a file that only \
            you can read.

              petsave source add socrata montgomery-county
              petsave source add asm https://shelter.example --name "Happy Paws" --place "Springfield, IL"
              petsave source add rescuegroups --place 19104 --within 100km --key-command "pass show petsave/rg"

            Sources of rescuegroups and petfinder are asked for the animals around a place, yours unless --place names \
            another, within 160 km unless --within says otherwise; their servers learn that place to a tenth of a degree. \
            With --everywhere no place is sent. The other kinds never send one.

            `petsave source test NAME` then shows whether it answers.
            """
    )

    @Argument(help: "A kind of feed.", completion: .values(of: .feedKinds))
    var kind: String?

    @Argument(
        help: ArgumentHelp("A ready-made source of that kind, or its server's address.", valueName: "preset-or-url"),
        completion: .values(of: .feedPresets)
    )
    var argument: String?

    @Option(help: ArgumentHelp("What to call it: the organisation's name.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "Where the shelter is, or the place to ask around (yours if not given).",
            valueName: "place"
        ),
        completion: .values(of: .places)
    )
    var place: String?

    @Option(help: ArgumentHelp("Ask for animals so far around it: 160km (if not given), 60mi.", valueName: "distance"))
    var within: String?

    @Flag(help: "Ask for all that it has, and send no place.")
    var everywhere = false

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Something else that the kind asks for; may be repeated.", valueName: "name=value")
    )
    var set: [String] = []

    @Option(help: ArgumentHelp("Refresh it when it is older: 30m, 6h (if not given), 2d.", valueName: "time"))
    var refreshEvery: String?

    @OptionGroup(title: "Key, password or client secret")
    var secret: SecretOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        guard let kind else { return try listKinds(in: root) }
        let draft = try draft(of: kind, in: root)
        let view = try OneShotSourcesView(output, in: root)
        _ = try await root.sources(network: NetworkAccess(), view: view).viewDidAdd(draft).value
        return .found
    }

    private func listKinds(in root: CompositionRoot) throws -> ExitCode {
        let kinds = root.feedKinds(network: NetworkAccess())
        let canvas = output.canvas(for: .output, in: root)
        switch try output.chosenFormat(root.preferences) {
        case .json: try canvas.write(json: ["kinds": .array(kinds.map(FeedKindJSON.value))])
        case .ndjson: try canvas.write(jsonLines: kinds.map(FeedKindJSON.value))
        case .list, .table, .cards, .csv: try canvas.write(FeedKindLines(width: canvas.width).lines(of: kinds))
        }
        return .found
    }

    private func draft(of kind: String, in root: CompositionRoot) throws(CommandFailure) -> SourceDraft {
        guard !(everywhere && within != nil) else {
            throw CommandFailure("--everywhere asks for all, and --within for a part: give one of them.", .usage)
        }
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        let settings = try SourceSettingText.settings(set)
        try SourceSettingText.refuseSecrets(in: settings, address: argument)
        let interval = try refreshEvery.map { text throws(CommandFailure) in
            try OptionText.interval(text, option: "--refresh-every")
        }
        // Last, since it may read standard input.
        let chosen = try secret.chosen(in: root)
        return SourceDraft(
            kind: kind,
            argument: argument,
            name: name,
            settings: settings,
            secret: chosen?.origin,
            keptSecret: chosen?.kept,
            place: place,
            radius: radius,
            isEverywhere: everywhere,
            refreshInterval: interval
        )
    }
}
