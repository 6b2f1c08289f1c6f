import ArgumentParser
import Domain
import Preferences
import TerminalText

/// How the answer is written.
struct OutputOptions: ParsableArguments {
    @Option(help: ArgumentHelp("list, table, cards, json, ndjson or csv.", valueName: "format"))
    var format: String?

    @Flag(help: "JSON with every field; --json=name,distance_km keeps those fields only.")
    var json = false

    @Option(help: ArgumentHelp("Fields to keep in JSON and NDJSON, by comma.", valueName: "fields"))
    var fields: String?

    @Flag(help: "No colour, no boxes, nothing drawn: for screen readers and pipes.")
    var plain = false

    @Option(help: ArgumentHelp("Colour on the terminal: auto, always or never.", valueName: "when"))
    var color: String?

    @Flag(help: .hidden)
    var noInput = false

    /// The format that was asked for, else the person's own.
    func chosenFormat(_ preferences: Preferences) throws(CommandFailure) -> OutputFormat {
        if json { return .json }
        let text = (format ?? (plain ? "list" : preferences.format)).lowercased()
        guard let chosen = OutputFormat(rawValue: text) else {
            throw CommandFailure(
                "--format: “\(text)” is not known. There are: \(PreferenceKey.formats.joined(separator: ", ")).",
                .usage
            )
        }
        return chosen
    }

    /// The fields to keep; `nil` for all.
    var chosenFields: [String]? { fields.map { OptionText.list($0) } }

    /// How to write to `output`.
    func canvas(for output: StreamKind, in root: CompositionRoot) throws(CommandFailure) -> Canvas {
        let text = (color ?? root.preferences.color).lowercased()
        guard let choice = ColorPolicy.Choice(rawValue: text) else {
            throw CommandFailure("--color: “\(text)” is not known. There are: auto, always, never.", .usage)
        }
        return Canvas(root.world, output: output, color: plain ? .never : choice, plain: plain)
    }
}
