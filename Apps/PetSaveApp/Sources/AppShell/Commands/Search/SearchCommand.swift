import AnimalFormats
import ArgumentParser
import Boundaries
import Domain
import Platform
import Preferences
import Search

/// `petsave search [TEXT…]`
struct SearchCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Find animals by words.",
        discussion: """
            Words that are filters are understood, and what was understood is told; the rest is looked for in names, \
            breeds, tags and descriptions:

              petsave search young female cat good with kids near boston within 50km
              petsave search beagle no puppies newest
              petsave search '"brown"'              what stands in quotation marks is never a filter

            Without “near PLACE” it looks everywhere. Exit code 1 means that nothing matches. `petsave help \
            search-language` tells which words are understood.
            """
    )

    @Argument(help: "Words: filters and text.")
    var text: [String] = []

    @Option(help: ArgumentHelp("Near which place.", valueName: "place"), completion: .values(of: .places))
    var near: String?

    @Option(help: ArgumentHelp("How far from there, or from you, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    @OptionGroup(title: "Order and pages")
    var paging: PagingOptions

    @OptionGroup(title: "Match")
    var match: MatchOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let request = try request(in: root)
        let view = OneShotSearchView(
            writer: AnimalListWriter(
                format: try output.chosenFormat(root.preferences),
                fields: try output.selection(),
                canvas: output.canvas(for: .output, in: root)
            ),
            unit: root.preferences.units,
            match: request.order.map { match.display(order: $0, household: root.household) }
                ?? match.display(household: root.household),
            notes: output.canvas(for: .error, in: root)
        )
        return try await root.search(view: view).viewDidSubmit(request).value.animals.isEmpty ? .noMatch : .found
    }

    private func request(in root: CompositionRoot) throws(CommandFailure) -> SearchRequest {
        SearchRequest(
            words: text.joined(separator: " "),
            filter: try filters.filter(colors: output.coatColors, now: root.world.clock.now),
            place: near,
            home: root.preferences.place,
            within: try within.map { text throws(CommandFailure) in
                try OptionText.distance(text, unit: root.preferences.units, option: "--within")
            },
            order: try paging.order(makeSeed: root.world.makeSeed, household: root.household),
            unit: root.preferences.units,
            firstPage: paging.page,
            pageSize: paging.limit ?? root.preferences.limit
        )
    }
}
