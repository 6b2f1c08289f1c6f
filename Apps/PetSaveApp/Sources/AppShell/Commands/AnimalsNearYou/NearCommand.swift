import AnimalFormats
import AnimalsNearYou
import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Platform

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
    var place: [String] = []

    @Option(help: ArgumentHelp("How far, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup
    var list: AnimalListOptions

    @OptionGroup(title: "Sources")
    var freshness: FreshnessOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let request = try request(in: root)
        let view = OneShotAnimalsNearYouView(
            writer: try list.writer(in: root),
            unit: root.preferences.units,
            match: list.match.display(order: request.search.order, household: root.household),
            notes: list.output.canvas(for: .error, in: root)
        )
        let useCase = try root.animalsNearYou(
            request: request,
            network: try freshness.access(in: root),
            view: view
        )
        return try await useCase.viewDidAppear().value.animals.isEmpty ? .noMatch : .found
    }

    private func request(in root: CompositionRoot) throws(CommandFailure) -> AnimalsNearYouRequest {
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        return AnimalsNearYouRequest(
            place: OptionText.words(place) ?? root.preferences.place,
            search: NearbySearch(
                filter: try list.filter(in: root),
                within: radius,
                order: try list.order(in: root) ?? .distance
            ),
            firstPage: list.paging.page,
            pageSize: list.pageSize(in: root),
            refresh: try freshness.policy(in: root)
        )
    }
}
