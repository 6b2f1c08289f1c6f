/// The feature that an event belongs to; a routing table can name it instead of each of its events.
public enum EventGroup: String, CaseIterable, Sendable {
    case nearby
    case search
    case suggestions
    case details
    case map
    case shortlist
    case alerts
    case sources
    case sync
    case files
    case statistics
    case settings
    case diagnostics
    case onboarding
    case delivery
}
