/// In which order animals are listed; ties go by ``AnimalID``.
public enum AnimalOrder: Hashable, Sendable, Codable {
    /// Nearest first.
    case distance
    /// Most recently published first, those without a date last.
    case newest
    /// By name, without what is advertised in it (``NameKey``).
    case name
    /// Where the filter's text is found best first (``TextRelevance``), then nearest, then newest. Without a word to look
    /// for, nearest first, or newest when no distance is measured.
    case relevance
    /// Best ``MatchScore`` first, then nearest first, those of unknown distance last.
    case match(Household)
    /// Shuffled, the same way for the same seed.
    case random(seed: UInt64)
}

extension AnimalOrder {
    /// What queries call the order.
    public var name: String {
        switch self {
        case .distance: "distance"
        case .newest: "newest"
        case .name: "name"
        case .match: "match"
        case .relevance: "relevance"
        case .random: "random"
        }
    }
}

/// Where to look.
public enum SearchArea: Hashable, Sendable {
    /// Everywhere, animals without a known place included; distances are measured from a point if one is given.
    case everywhere(measuredFrom: Coordinate?)
    /// Around a point; animals without a known place are not near anything.
    case around(Coordinate, within: Distance?)

    /// The point that distances are measured from.
    public var center: Coordinate? {
        switch self {
        case .everywhere(let center): center
        case .around(let center, _): center
        }
    }
}

/// Everything that decides which animals are listed, in which order.
public struct AnimalQuery: Hashable, Sendable {
    public var area: SearchArea
    public var filter: AnimalFilter
    public var order: AnimalOrder
    public var page: PageRequest

    public init(area: SearchArea, filter: AnimalFilter = AnimalFilter(), order: AnimalOrder, page: PageRequest) {
        self.area = area
        self.filter = filter
        self.order = order
        self.page = page
    }

    /// The order that animals are listed in: ``order``, or what relevance comes to without a word to look for.
    public var effectiveOrder: AnimalOrder {
        guard case .relevance = order, filter.textSearch == nil else { return order }
        return area.center == nil ? .newest : .distance
    }
}

/// Which page of a list, and how many items make one.
public struct PageRequest: Hashable, Sendable {
    /// From 1 on.
    public let number: Int
    /// 1 to ``maximumSize``.
    public let size: Int

    public static let maximumSize = 10_000

    /// `nil` when either is out of its range, or the page lies beyond what can be counted.
    public init?(number: Int, size: Int) {
        guard number >= 1, (1...Self.maximumSize).contains(size),
            !number.multipliedReportingOverflow(by: size).overflow
        else { return nil }
        self.init(uncheckedNumber: number, size: size)
    }

    private init(uncheckedNumber number: Int, size: Int) {
        self.number = number
        self.size = size
    }

    /// The first item by itself, for whoever asks only how many there are.
    public static let smallest = PageRequest(uncheckedNumber: 1, size: 1)

    /// The first page, as large as pages get.
    public static let largestFirst = PageRequest(uncheckedNumber: 1, size: maximumSize)

    /// How many items come before the page.
    public var offset: Int { (number - 1) * size }
}

/// One page of a list.
public struct Page<Item: Sendable>: Sendable {
    public let items: [Item]
    public let request: PageRequest
    /// How many items all pages hold together.
    public let total: Int

    public init(items: [Item], request: PageRequest, total: Int) {
        self.items = items
        self.request = request
        self.total = total
    }

    /// Whether another page follows.
    public var hasNext: Bool { request.offset + items.count < total && !items.isEmpty }
}

extension Page: Equatable where Item: Equatable {}

/// An animal as a list shows it.
public struct ListedAnimal: Hashable, Sendable {
    public let animal: Animal
    /// Who offers it, if the catalogue knows the organisation.
    public let organization: Organization?
    /// From the query's centre; `nil` without one, or when nobody knows where the animal is.
    public let distance: Distance?

    public init(animal: Animal, organization: Organization?, distance: Distance?) {
        self.animal = animal
        self.organization = organization
        self.distance = distance
    }
}
