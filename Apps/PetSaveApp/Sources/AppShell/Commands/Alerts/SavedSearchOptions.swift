import ArgumentParser
import Domain
import FoundationEssentials
import Platform
import Preferences

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

    /// The search that is asked for. A distance without a place is measured from the person's own.
    func search(colors: [String], in root: CompositionRoot) throws(CommandFailure) -> SavedSearch {
        let understood = understood(in: root)
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        let filter = try filters.filter(colors: colors, now: root.world.clock.now)
        let distance = radius ?? understood.within
        return SavedSearch(
            filter: understood.filter.overridden(by: filter),
            place: place ?? understood.place ?? (distance == nil ? nil : root.preferences.place),
            within: distance
        )
    }

    /// The parts of `search` that words and options say something about.
    func given(_ search: SavedSearch, in root: CompositionRoot) -> Set<SavedSearchPart> {
        var parts = Set(FilterFacet.allCases.filter(search.filter.asks).map(SavedSearchPart.facet))
        if filters.status != nil { parts.insert(.facet(.status)) }
        if place != nil || understood(in: root).place != nil { parts.insert(.place) }
        if search.within != nil { parts.insert(.within) }
        return parts
    }

    private func understood(in root: CompositionRoot) -> UnderstoodSearch {
        SearchPhrase.understand(text.joined(separator: " "), unit: root.preferences.units)
    }
}
