import ArgumentParser
import BusinessServices
import Domain
import FoundationEssentials
import Platform

/// What an alert looks for, in words and as options; an option wins over the words.
struct SavedSearchOptions: ParsableArguments {
    @Argument(help: "Words as for `petsave search`: filters and text.")
    var text: [String] = []

    @Option(
        help: ArgumentHelp("Near where; without it everywhere.", valueName: "place"),
        completion: .values(of: .places)
    )
    var place: String?

    @Option(help: ArgumentHelp("How far from there, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    /// The search that is asked for, and the parts of it that words and options say something about. A distance without
    /// a place is measured from the person's own.
    func asked(
        colors: [String],
        in root: CompositionRoot
    ) throws(CommandFailure) -> (search: SavedSearch, parts: Set<SavedSearchPart>) {
        let understood = SearchPhrase.understand(text.joined(separator: " "), unit: root.preferences.units)
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        let options = try filters.filter(colors: colors, now: root.world.clock.now)
        let filter = understood.filter.overridden(by: options)
        let named = place ?? understood.place
        let distance = radius ?? understood.within
        var parts = Set(FilterFacet.allCases.filter(filter.asks).map(SavedSearchPart.facet))
        // Asking for the adoptable ones is asking, though they are what an empty filter means.
        if filters.status != nil { parts.insert(.facet(.status)) }
        if named != nil { parts.insert(.place) }
        if distance != nil { parts.insert(.within) }
        let home = distance == nil ? nil : root.preferences.place
        return (SavedSearch(filter: filter, place: named ?? home, within: distance), parts)
    }
}
