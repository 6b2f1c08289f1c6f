import Alerts
import Boundaries
import Domain
import Platform

/// What the scenes of alerts need.
struct AlertsSceneTools: Sendable {
    let makeAlerts: AlertDesk.UseCaseMaker
    let makeNews: @Sendable (any AlertNewsView) throws(CatalogError) -> any AlertNewsViewEvents
    let places: any PlaceDirectory
    let shortlist: ShortlistAccess
    let openPage: @Sendable (String) throws(WebPageOpenerError) -> Void
    let home: String?
    let unit: DistanceUnit

    /// What words ask for, as an alert keeps it. A distance without a place is measured from the person's own.
    func search(for words: String) -> SavedSearch {
        let understood = SearchPhrase.understand(words, unit: unit)
        let place = understood.place ?? (understood.within == nil ? nil : home)
        return SavedSearch(filter: understood.filter, place: place, within: understood.within)
    }

    /// Why words will not do for an alert; `nil` when they will.
    func problem(_ words: String) -> String? {
        guard !words.trimmingSpaces.isEmpty else { return "Type what it should look for." }
        let search = search(for: words)
        if search.within != nil, search.place == nil { return "Within that distance of what? Add “near” and a place." }
        guard let place = search.place else { return nil }
        switch places.find(place) {
        case .found: return nil
        case .ambiguous(let choices):
            return "Several places are called “\(place)”. Name one of them: "
                + choices.prefix(3).map(\.name).joined(separator: "; ") + "."
        case .unknown(let suggestions):
            let nearest = suggestions.first.map { " Did you mean \($0.name)?" } ?? ""
            return "No place is called “\(place)”.\(nearest)"
        }
    }
}
