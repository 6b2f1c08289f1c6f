import AnimalFormats
import ArgumentParser
import Boundaries
import CatalogExport
import Domain
import Platform
import TerminalText

/// `petsave export`
struct ExportCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write the catalogue's animals to standard output.",
        discussion: """
            NDJSON, an animal a line, which `petsave import` takes back unchanged; organisations come first, each on a \
            line as {"organization": …}. With --format csv a table. Animals of every status are written unless \
            --status says otherwise.
            """
    )

    @Flag(inversion: .prefixedNo, help: "Whether organisations come along.")
    var organizations = true

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        var filter = try filters.filter(colors: output.coatColors, now: root.world.clock.now)
        if filters.status == nil { filter.statuses = [] }
        let useCase = try root.catalogExport(
            request: .init(filter: filter, includesOrganizations: organizations),
            writer: try writer(in: root),
            view: OneShotCatalogExportView(notes: output.canvas(for: .error, in: root))
        )
        return try await useCase.viewDidRequestExport().value.isEmpty ? .noMatch : .found
    }

    private func writer(in root: CompositionRoot) throws(CommandFailure) -> any AnimalRecordWriter {
        switch output.json ? "ndjson" : (output.format ?? "ndjson").lowercased() {
        case "ndjson", "json": return NDJSONRecordWriter(to: root.world.streams.output)
        case "csv": return CSVRecordWriter(to: root.world.streams.output)
        case let other:
            throw CommandFailure("--format: “\(other)” cannot be exported. There are: ndjson, csv.", .usage)
        }
    }
}

/// Tells how many were written.
struct OneShotCatalogExportView: CatalogExportView {
    let notes: Canvas

    func present(_ presentation: CatalogExportPresentation) async {
        guard presentation.isFinished else { return }
        // An output that fails keeps failing, and is told when the program flushes it at its end.
        if presentation.holdsSample { try? notes.write(NoticeWords.lines(NoticeWords.sample, width: notes.width)) }
        let count = AnimalWords.grouped
        try? notes.write([
            StyledText(
                "\(count(presentation.animals)) animal\(presentation.animals == 1 ? "" : "s"), "
                    + "\(count(presentation.organizations)) organisation\(presentation.organizations == 1 ? "" : "s")."
            )
        ])
    }
}
