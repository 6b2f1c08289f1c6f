import AnimalMap
import ArgumentParser
import Boundaries
import BusinessServices
import Domain
import Platform

/// `petsave map [PLACE]`
struct MapCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "map",
        abstract: "Draw where adoptable animals are around you.",
        discussion: """
            PLACE is what `petsave near` takes; without it the place of your settings holds. On a terminal the map has \
            a dot for each place with animals, letters and numbers for the largest groups of them, and a legend. On a \
            pipe and with --plain it is a table of the groups. Without --within it reaches as far as nine tenths of \
            the animals within 500 km. Exit code 1 means that nothing matches.
            """
    )

    @Argument(help: "Where you are.")
    var place: [String] = []

    @Option(help: ArgumentHelp("How far, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func run(in root: CompositionRoot) async throws -> ExitCode {
        let request = try request(in: root)
        let view = OneShotAnimalMapView(
            writer: AnimalMapWriter(
                format: try output.chosenFormat(root.preferences),
                canvas: output.canvas(for: .output, in: root)
            ),
            unit: root.preferences.units,
            notes: output.canvas(for: .error, in: root)
        )
        let useCase = try root.animalMap(request: request, view: view)
        return try await useCase.viewDidAppear().value.map?.total ?? 0 == 0 ? .noMatch : .found
    }

    private func request(in root: CompositionRoot) throws(CommandFailure) -> AnimalMapRequest {
        guard output.fields == nil else {
            throw CommandFailure("--json of a map has no fields to choose: write --json alone.", .usage)
        }
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        return AnimalMapRequest(
            place: OptionText.words(place) ?? root.preferences.place,
            search: NearbySearch(
                filter: try filters.filter(colors: output.coatColors, now: root.world.clock.now),
                within: radius
            )
        )
    }
}
