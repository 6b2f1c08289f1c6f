import ArgumentParser
import Boundaries
import Platform
import Shortlist

/// `petsave shortlist export`
struct ShortlistExportCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write your shortlist for others, or for other tools.",
        discussion: """
            --format is markdown (if not given), csv or json. Markdown leaves out how far away the animals are, so that \
            it can be shared without telling where you live. Exit code 1 means that there is nothing to export.
            """
    )

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("Where to write, replacing what is there; standard output if not given.", valueName: "file")
    )
    var file: String?

    @OptionGroup(title: "Order")
    var sorting: ShortlistOrderOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        try output.requireTerminalColor()
        let writer = ShortlistDocumentWriter(
            format: try format(),
            fields: try output.fields.map { fields throws(CommandFailure) in try ShortlistFieldSelection(fields) },
            day: root.world.clock.now,
            target: file.map { .file(path: $0) } ?? .stream(root.world.streams.output)
        )
        let useCase = try root.shortlistExport(
            order: try sorting.order(in: root),
            writer: writer,
            view: OneShotShortlistExportView(file: file, notes: output.canvas(for: .error, in: root))
        )
        return try await useCase.viewDidRequestExport().value.items.isEmpty ? .noMatch : .found
    }

    private func format() throws(CommandFailure) -> ShortlistDocumentWriter.Format {
        let text = output.json ? "json" : (output.format ?? "markdown").lowercased()
        guard let format = ShortlistDocumentWriter.Format(rawValue: text) else {
            let all = ShortlistDocumentWriter.Format.allCases.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure("--format: a shortlist is not exported as “\(text)”. There are: \(all).", .usage)
        }
        return format
    }
}
