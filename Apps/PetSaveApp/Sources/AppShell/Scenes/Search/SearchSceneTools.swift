import Boundaries
import Domain
import Platform
import Search
import Suggestions

/// What the search scene needs.
struct SearchSceneTools: Sendable {
    let makeSearch: @Sendable (any SearchView, any SearchCoordinator) throws(CatalogError) -> any SearchViewEvents
    let makeSuggestions: @Sendable (any SuggestionsView) throws(CatalogError) -> any SuggestionsViewEvents
    let makeAlerts: AlertDesk.UseCaseMaker
    let shortlist: ShortlistAccess
    let openPage: @Sendable (String) throws(WebPageOpenerError) -> Void
    /// Where the person lives, as their settings tell it.
    let home: String?
    let unit: DistanceUnit
    /// What a rest in typing is measured by.
    let clock: any Clock<Duration>
}
