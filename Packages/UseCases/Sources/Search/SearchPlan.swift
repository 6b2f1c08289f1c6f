import Boundaries
import BusinessServices
public import Domain

/// How a request was understood: what the catalogue is asked for.
public struct SearchPlan: Hashable, Sendable {
    /// What the words told; options are not among them.
    public let terms: [UnderstoodSearch.Term]
    /// What words and options ask for together.
    public let filter: AnimalFilter
    /// Around which place; `nil` looks everywhere.
    public let place: Place?
    /// Where distances are measured from.
    public let origin: Place?
    public let within: Distance?
    public let order: AnimalOrder

    /// The area that is looked at.
    var area: SearchArea {
        place.map { .around($0.coordinate, within: within) } ?? .everywhere(measuredFrom: origin?.coordinate)
    }

    /// Understands `request`, with the places that it names.
    ///
    /// The person's home restricts nothing unless a distance is asked for; it is where distances are measured from.
    init(_ request: SearchRequest, places: any PlaceDirectory) throws(SearchError) {
        let understood = SearchPhrase.understand(request.words, unit: request.unit)
        let within = request.within ?? understood.within
        let named = try Self.place(request.place ?? understood.place, in: places)
        // A home that is not known is told by `near`; a search does without.
        let home =
            try within == nil ? (try? Self.place(request.home, in: places)) : Self.place(request.home, in: places)
        let order = request.order ?? understood.order
        if within != nil || order == .distance, named == nil, home == nil { throw .placeMissing }
        terms = understood.terms.filter { !request.overrides($0.subject) }
        filter = understood.filter.overridden(by: request.filter)
        place = named ?? (within == nil ? nil : home)
        origin = named ?? home
        self.within = within
        self.order =
            order
            ?? (filter.text != nil ? .relevance : origin != nil ? .distance : .newest)
    }

    private static func place(_ text: String?, in places: any PlaceDirectory) throws(SearchError) -> Place? {
        guard let text = text?.trimmingSpaces, !text.isEmpty else { return nil }
        do { return try places.place(named: text) } catch { throw .nearby(error) }
    }

    /// The query for one page.
    func query(_ page: PageRequest, spelling: TextSpelling) -> AnimalQuery {
        var filter = filter
        filter.spelling = spelling
        return AnimalQuery(area: area, filter: filter, order: order, page: page)
    }
}

extension SearchRequest {
    /// Whether an option says something in that respect, so that what the words say of it does not count.
    fileprivate func overrides(_ subject: UnderstoodSearch.Term.Subject) -> Bool {
        switch subject {
        case .place: place != nil
        case .within: within != nil
        case .order: order != nil
        default: FilterFacet(rawValue: subject.rawValue).map(filter.asks) ?? false
        }
    }
}
