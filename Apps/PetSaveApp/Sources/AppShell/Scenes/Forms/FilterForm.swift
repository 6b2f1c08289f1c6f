import BusinessServices
import Domain

/// What the form of filters asks for.
struct FilterForm: Hashable, Sendable {
    var filter: AnimalFilter
    /// What words ask for besides; where both speak, the form wins.
    var words: UnderstoodSearch
    /// Around which place matches are counted; `nil` counts everywhere.
    var place: Place?
    /// Where a distance is measured from when there is no place.
    var origin: Place?
    /// Whether the form asks how far from the place.
    var asksWithin: Bool
    /// How far; `nil` for as far as it takes.
    var within: Distance?
    /// The orders that the form offers, none where it asks for no order; `nil` is the one that fits best.
    var orders: [AnimalOrder?]
    var order: AnimalOrder?

    init(
        filter: AnimalFilter,
        words: UnderstoodSearch = UnderstoodSearch(),
        place: Place? = nil,
        origin: Place? = nil,
        asksWithin: Bool = false,
        within: Distance? = nil,
        orders: [AnimalOrder?] = [],
        order: AnimalOrder? = nil
    ) {
        self.filter = filter
        self.words = words
        self.place = place
        self.origin = origin
        self.asksWithin = asksWithin
        self.within = within
        self.orders = orders
        self.order = order
    }

    /// The rows of the form, from the top.
    var fields: [FilterField] {
        FilterField.allCases.filter { field in
            switch field {
            case .within: asksWithin
            case .order: !orders.isEmpty
            default: true
            }
        }
    }

    /// With nothing asked for; the order stays, which leaves nothing out.
    mutating func clear() {
        filter = AnimalFilter()
        within = nil
    }

    /// Which animals are asked for, by words and form together, and within which circle.
    var search: NearbySearch {
        NearbySearch(filter: words.filter.overridden(by: filter), within: within ?? words.within)
    }

    /// Around which place they are looked for; `nil` for everywhere.
    var center: Place? { place ?? (search.within == nil ? nil : origin) }

    /// What the filter asks for besides what the form can change.
    var besides: AnimalFilter {
        let editable: [FilterFacet] = [
            .type, .breed, .age, .gender, .size, .coat, .color, .goodWith, .houseTrained, .specialNeeds,
            .publishedAfter, .hasPhoto,
        ]
        return editable.reduce(filter) { $0.without($1) }
    }
}

/// A row of the form of filters.
enum FilterField: String, Hashable, Sendable, CaseIterable {
    case type, breed, age, size, gender, coat, color, goodWith, houseTrained, specialNeeds, photo, published
    case within, order

    var title: String {
        switch self {
        case .type: "Type"
        case .breed: "Breed"
        case .age: "Age"
        case .size: "Size"
        case .gender: "Gender"
        case .coat: "Coat"
        case .color: "Colour"
        case .goodWith: "Good with"
        case .houseTrained: "House-trained"
        case .specialNeeds: "Special needs"
        case .photo: "Photo"
        case .published: "Published"
        case .within: "Within"
        case .order: "Order"
        }
    }

    /// Whether it takes words instead of offering choices.
    var takesText: Bool { self == .breed || self == .color }
}
