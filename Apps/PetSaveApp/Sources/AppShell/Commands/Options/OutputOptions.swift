import AnimalFormats
import ArgumentParser
import BusinessServices
import Domain
import TerminalText

/// How the answer is written.
struct OutputOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("list, table, cards, json, ndjson or csv.", valueName: "format"),
        completion: .values(of: .words(PreferenceKey.formats))
    )
    var format: String?

    @Flag(help: "JSON with every field; --json=name,distance_km keeps those fields only.")
    var json = false

    @Option(help: ArgumentHelp("Fields to keep in JSON and NDJSON, by comma.", valueName: "fields"))
    var fields: String?

    @Flag(help: "No colour, no boxes, nothing drawn: for screen readers and pipes.")
    var plain = false

    // One option with two uses, since both are what people type: no animal is coloured “always”.
    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "auto, always or never for the terminal; anything else for coats, as in “black”.",
            valueName: "colour"
        ),
        completion: .values(of: .colors)
    )
    var color: [String] = []

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

    /// The colours of coats that were asked for.
    var coatColors: [String] {
        color.flatMap { OptionText.list($0) }.filter { ColorPolicy.Choice(rawValue: $0.lowercased()) == nil }
    }

    /// For commands that list no animals, where a colour can only be the terminal's.
    func requireTerminalColor() throws(CommandFailure) {
        guard let other = coatColors.first else { return }
        throw CommandFailure("--color: “\(other)” is not known. There are: auto, always, never.", .usage)
    }

    /// How to write to `output`.
    func canvas(for output: StreamKind, in root: CompositionRoot) -> Canvas {
        let chosen = color.compactMap { ColorPolicy.Choice(rawValue: $0.lowercased()) }.last
        let choice = chosen ?? ColorPolicy.Choice(rawValue: root.preferences.color) ?? .auto
        return Canvas(root.world, output: output, color: plain ? .never : choice, plain: plain)
    }
}

extension OutputOptions {
    /// The fields to keep, checked; `nil` for all. Those of `others` the command adds by itself.
    func selection(besides others: Set<String> = []) throws(CommandFailure) -> AnimalFieldSelection? {
        guard let fields else { return nil }
        do throws(UnknownAnimalField) {
            return try AnimalFieldSelection(OptionText.list(fields).filter { !others.contains($0) })
        } catch {
            throw CommandFailure("--json: \(error)", .usage)
        }
    }
}
