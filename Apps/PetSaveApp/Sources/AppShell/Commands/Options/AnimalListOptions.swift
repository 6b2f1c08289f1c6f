import AnimalFormats
import ArgumentParser
import BusinessServices
import Domain
import Platform

/// What every list of animals can be asked for: which animals, in which order, and how they are written.
struct AnimalListOptions: ParsableArguments {
    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    @OptionGroup(title: "Order and pages")
    var paging: PagingOptions

    @OptionGroup(title: "Match")
    var match: MatchOptions

    @OptionGroup(title: "Output")
    var output: OutputOptions

    func filter(in root: CompositionRoot) throws(CommandFailure) -> AnimalFilter {
        try filters.filter(colors: output.coatColors, now: root.world.clock.now)
    }

    /// The order that was asked for, if one was.
    func order(in root: CompositionRoot) throws(CommandFailure) -> AnimalOrder? {
        try paging.order(makeSeed: root.world.makeSeed, household: root.household)
    }

    func pageSize(in root: CompositionRoot) -> Int { paging.limit ?? root.preferences.limit }

    func writer(in root: CompositionRoot) throws(CommandFailure) -> AnimalListWriter {
        AnimalListWriter(
            format: try output.chosenFormat(root.preferences),
            fields: try output.selection(besides: [MatchDisplay.key]),
            canvas: output.canvas(for: .output, in: root)
        )
    }
}
