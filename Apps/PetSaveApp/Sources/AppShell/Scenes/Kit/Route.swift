import Alerts
import AnimalMap
import BusinessServices
import Domain
import Search

/// Where the app can lead.
enum Route: Sendable {
    case tab(AppTab)
    /// The details of an animal; `onClose` gets what changed there.
    case details(ListedAnimal, onClose: @MainActor @Sendable (DetailsChange) -> Void)
    /// The map of what a list shows; `onChoose` gets a place on it that was chosen.
    case map(AnimalMapRequest, onChoose: @MainActor @Sendable (Place) -> Void)
    /// One of several places that a text could mean, or none.
    case placeChoice([Place], onChoose: @MainActor @Sendable (Place) -> Void)
    /// Asks for a place by typing.
    case placeEntry(current: String?, onEnter: @MainActor @Sendable (Place) -> Void)
    /// Filters with what belongs to them: a distance, an order.
    case filters(FilterForm, onApply: @MainActor @Sendable (FilterForm) -> Void)
    /// A search over the scene that asks for it.
    case search(SearchRequest)
    /// What an alert looks for, and what it would tell.
    case alert(AlertsPresentation.Item)
    /// One line of text, such as a note or a name.
    case textEntry(TextEntry)
    case onboarding
    /// Every key of the scene below.
    case help(HelpContents)
}

/// What changed while the details of an animal were looked at.
struct DetailsChange: Hashable, Sendable {
    let id: AnimalID
    /// Whether it is in the shortlist now.
    var isKept: Bool
    /// Its rating now.
    var rating: Rating?
}

/// A line of text that is asked for.
struct TextEntry: Sendable {
    let title: String
    let text: String
    /// Answers a sentence that says what is wrong with a text, or `nil`.
    let problem: @MainActor @Sendable (String) -> String?
    let onEnter: @MainActor @Sendable (String) -> Void
}

/// What the help of a scene lists.
struct HelpContents: Hashable, Sendable {
    let title: String
    let keys: [SceneKey]
    /// Whether it takes the whole screen, as the scene below does.
    var coversTabs = false
}

/// The tabs, in their order.
enum AppTab: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
    case nearYou = "near"
    case search
    case shortlist
    case alerts

    var title: String {
        switch self {
        case .nearYou: "Near you"
        case .search: "Search"
        case .shortlist: "Shortlist"
        case .alerts: "Alerts"
        }
    }
}
