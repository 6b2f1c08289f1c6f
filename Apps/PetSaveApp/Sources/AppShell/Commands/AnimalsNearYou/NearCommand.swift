import AnimalFormats
import AnimalsNearYou
import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Platform
import Preferences

/// `petsave near [PLACE]`
struct NearCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "near",
        abstract: "List adoptable animals, nearest first.",
        discussion: """
            PLACE is a US ZIP code, "City, ST", "City, Country", a city or "latitude,longitude"; without it the place \
            of your settings holds. Exit code 1 means that nothing matches.
            """
    )

    @Argument(help: "Where you are.", completion: .values(of: .places))
    var place: String?

    @Option(help: ArgumentHelp("How far, as in 50km or 30mi.", valueName: "distance"))
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
        let writer = AnimalListWriter(
            format: try output.chosenFormat(root.preferences),
            fields: try output.selection(),
            canvas: output.canvas(for: .output, in: root)
        )
        let useCase = try root.animalsNearYou(
            request: request,
            view: OneShotAnimalsNearYouView(
                writer: writer,
                unit: root.preferences.units,
                match: match.display(order: request.search.order, household: root.household),
                notes: output.canvas(for: .error, in: root)
            )
        )
        return try await useCase.viewDidAppear().value.animals.isEmpty ? .noMatch : .found
    }

    private func request(in root: CompositionRoot) throws(CommandFailure) -> AnimalsNearYouRequest {
        let filter = try filters.filter(colors: output.coatColors, now: root.world.clock.now)
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        return AnimalsNearYouRequest(
            place: place ?? root.preferences.place,
            search: NearbySearch(
                filter: filter,
                within: radius,
                order: try paging.order(makeSeed: root.world.makeSeed, household: root.household) ?? .distance
            ),
            firstPage: paging.page,
            pageSize: paging.limit ?? root.preferences.limit
        )
    }
}
