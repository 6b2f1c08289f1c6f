import AnimalFormats
import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Platform
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

    @OptionGroup
    var list: AnimalListOptions

    @OptionGroup(title: "Sources")
    var freshness: FreshnessOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let request = try request(in: root)
        let view = OneShotSearchView(
            writer: try list.writer(in: root),
            unit: root.preferences.units,
            match: list.match.display(order: request.order, household: root.household),
            notes: list.output.canvas(for: .error, in: root)
        )
        let useCase = try root.search(network: try freshness.access(in: root), view: view)
        return try await useCase.viewDidSubmit(request).value.animals.isEmpty ? .noMatch : .found
    }

    private func request(in root: CompositionRoot) throws(CommandFailure) -> SearchRequest {
        SearchRequest(
            words: text.joined(separator: " "),
            filter: try list.filter(in: root),
            place: near,
            home: root.preferences.place,
            within: try within.map { text throws(CommandFailure) in
                try OptionText.distance(text, unit: root.preferences.units, option: "--within")
            },
            order: try list.order(in: root),
            unit: root.preferences.units,
            firstPage: list.paging.page,
            pageSize: list.pageSize(in: root),
            refresh: try freshness.policy(in: root)
        )
    }
}
