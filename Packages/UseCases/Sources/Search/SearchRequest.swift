public import BusinessServices
public import Domain

/// What the person asked for: words, and what options say besides.
public struct SearchRequest: Hashable, Sendable, Codable {
    /// As typed: filters and text.
    public var words: String
    /// What options ask for; where both speak, an option wins over the words.
    public var filter: AnimalFilter
    /// Near which place, by option.
    public var place: String?
    /// Where the person lives: distances are measured from there when no other place is named.
    public var home: String?
    public var within: Distance?
    /// `nil` leaves it to the words.
    public var order: AnimalOrder?
    /// What a bare number of a distance counts in.
    public var unit: DistanceUnit
    /// From 1 on.
    public var firstPage: Int
    /// How many animals make a page.
    public var pageSize: Int
    /// Whether sources are asked before the first page.
    public var refresh: RefreshPolicy

    public init(
        words: String,
        filter: AnimalFilter = AnimalFilter(),
        place: String? = nil,
        home: String? = nil,
        within: Distance? = nil,
        order: AnimalOrder? = nil,
        unit: DistanceUnit = .kilometers,
        firstPage: Int = 1,
        pageSize: Int = 20,
        refresh: RefreshPolicy = .never
    ) {
        self.words = words
        self.filter = filter
        self.place = place
        self.home = home
        self.within = within
        self.order = order
        self.unit = unit
        self.firstPage = firstPage
        self.pageSize = pageSize
        self.refresh = refresh
    }

    /// Requests that were written before there was a refresh ask for none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        words = try values.decode(String.self, forKey: .words)
        filter = try values.decode(AnimalFilter.self, forKey: .filter)
        place = try values.decodeIfPresent(String.self, forKey: .place)
        home = try values.decodeIfPresent(String.self, forKey: .home)
        within = try values.decodeIfPresent(Distance.self, forKey: .within)
        order = try values.decodeIfPresent(AnimalOrder.self, forKey: .order)
        unit = try values.decode(DistanceUnit.self, forKey: .unit)
        firstPage = try values.decode(Int.self, forKey: .firstPage)
        pageSize = try values.decode(Int.self, forKey: .pageSize)
        refresh = try values.decodeIfPresent(RefreshPolicy.self, forKey: .refresh) ?? .never
    }
}
