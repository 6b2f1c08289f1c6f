import ArgumentParser
import Domain
import FoundationEssentials
import Platform
import Preferences

/// What an alert looks for, as options.
struct SavedSearchOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Near where; without it everywhere.", valueName: "place"))
    var place: String?

    @Option(help: ArgumentHelp("How far from there, as in 50km or 30mi.", valueName: "distance"))
    var within: String?

    @OptionGroup(title: "Which animals")
    var filters: FilterOptions

    /// The search that the options ask for. A distance without a place is measured from the person's own.
    func search(colors: [String], in root: CompositionRoot) throws(CommandFailure) -> SavedSearch {
        let radius = try within.map { text throws(CommandFailure) in
            try OptionText.distance(text, unit: root.preferences.units, option: "--within")
        }
        return SavedSearch(
            filter: try filters.filter(colors: colors, now: root.world.clock.now),
            place: place ?? (within == nil ? nil : root.preferences.place),
            within: radius
        )
    }

    /// The parts of the search that the options say something about.
    func given(colors: [String]) -> Set<SavedSearchPart> {
        let said: [(SavedSearchPart, Bool)] = [
            (.type, filters.type != nil), (.breed, filters.breed != nil), (.age, filters.age != nil),
            (.gender, filters.gender != nil), (.size, filters.size != nil), (.coat, filters.coat != nil),
            (.color, !colors.isEmpty), (.goodWith, filters.goodWith != nil),
            (.houseTrained, filters.houseTrained != nil), (.specialNeeds, filters.specialNeeds != nil),
            (.status, filters.status != nil), (.organization, filters.organization != nil),
            (.source, filters.source != nil), (.publishedAfter, filters.publishedAfter != nil),
            (.hasPhoto, filters.hasPhoto), (.place, place != nil), (.within, within != nil),
        ]
        return Set(said.filter(\.1).map(\.0))
    }
}
