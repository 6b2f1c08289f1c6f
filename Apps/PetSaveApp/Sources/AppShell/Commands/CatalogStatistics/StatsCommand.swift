import ArgumentParser
import Boundaries
import BusinessServices
import CatalogStatistics
import Domain
import Platform

/// `petsave stats`
struct StatsCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Count the animals by type, age, size, source, distance and time listed."
    )

    @Argument(
        help: "Where distances are measured from; without it the place of your settings.",
        completion: .values(of: .places)
    )
    var place: [String] = []

    @Option(help: ArgumentHelp("Only animals this near, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        let place = OptionText.words(place) ?? root.preferences.place
        if radius != nil, place == nil { throw CommandFailure("--within needs a place to measure from.", .usage) }
        let request = CatalogStatisticsUseCase.Request(
            filter: try filters.filter(colors: output.coatColors, now: root.world.clock.now),
            place: place,
            within: radius
        )
        let view = OneShotCatalogStatisticsView(
            format: try output.chosenFormat(root.preferences),
            canvas: output.canvas(for: .output, in: root),
            notes: output.canvas(for: .error, in: root)
        )
        let useCase = try root.catalogStatistics(request: request, view: view)
        return try await useCase.viewDidAppear().value.statistics.total == 0 ? .noMatch : .found
    }
}
