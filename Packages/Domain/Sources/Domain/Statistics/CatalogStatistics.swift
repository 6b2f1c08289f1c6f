public import FoundationEssentials

/// How many animals there are of what kind.
public struct CatalogStatistics: Hashable, Sendable {
    /// One bar of a chart: a term and how many animals have it.
    public struct Count: Hashable, Sendable {
        public let label: String
        public let count: Int

        public init(label: String, count: Int) {
            self.label = label
            self.count = count
        }
    }

    public let total: Int
    /// By type, most first; ties by label.
    public let types: [Count]
    /// By age, most first; animals of unknown age under ``unknownLabel``.
    public let ages: [Count]
    /// By size, most first; animals of unknown size under ``unknownLabel``.
    public let sizes: [Count]
    /// By source, most first.
    public let sources: [Count]
    /// By distance from the centre, nearest ring first; empty without a centre. Animals without a known place are last.
    public let distanceRings: [Count]
    /// By how long they have been listed, newest first.
    public let listingAges: [Count]

    /// Stands for a term that nobody gave.
    public static let unknownLabel = "Unknown"

    public init(
        total: Int,
        types: [Count],
        ages: [Count],
        sizes: [Count],
        sources: [Count],
        distanceRings: [Count],
        listingAges: [Count]
    ) {
        self.total = total
        self.types = types
        self.ages = ages
        self.sizes = sizes
        self.sources = sources
        self.distanceRings = distanceRings
        self.listingAges = listingAges
    }

    /// Counts the animals that a query found, as of `now`.
    public init(of animals: [(animal: Animal, distance: Distance?)], hasCenter: Bool, now: Date) {
        self.init(
            total: animals.count,
            types: Self.ranked(animals.map(\.animal.type.text)),
            ages: Self.ranked(animals.map { $0.animal.age?.text ?? Self.unknownLabel }),
            sizes: Self.ranked(animals.map { $0.animal.size?.text ?? Self.unknownLabel }),
            sources: Self.ranked(animals.map(\.animal.id.source.text)),
            distanceRings: hasCenter
                ? Self.inOrder(animals.map { DistanceRing(of: $0.distance) }, label: \.label) : [],
            listingAges: Self.inOrder(animals.map { ListingAge(of: $0.animal, now: now) }, label: \.label)
        )
    }

    /// Counts of labels, most first, ties by label.
    public static func ranked(_ labels: [String]) -> [Count] {
        ranked(labels.map { ($0, 1) })
    }

    /// Counts of labels that were counted in parts, most first, ties by label.
    public static func ranked(_ parts: [(label: String, count: Int)]) -> [Count] {
        Dictionary(parts.map { ($0.label, $0.count) }, uniquingKeysWith: +)
            .map { Count(label: $0.key, count: $0.value) }
            .sorted { $0.count == $1.count ? $0.label < $1.label : $0.count > $1.count }
    }

    /// Counts of steps in the steps' own order, empty ones included.
    public static func inOrder<Step: CaseIterable & Hashable>(_ steps: [Step], label: (Step) -> String) -> [Count] {
        inOrder(steps.map { ($0, 1) }, label: label)
    }

    /// Counts of steps that were counted in parts, in the steps' own order, empty ones included.
    public static func inOrder<Step: CaseIterable & Hashable>(
        _ parts: [(step: Step, count: Int)],
        label: (Step) -> String
    ) -> [Count] {
        let counts = Dictionary(parts.map { ($0.step, $0.count) }, uniquingKeysWith: +)
        return Step.allCases.map { Count(label: label($0), count: counts[$0] ?? 0) }
    }
}

/// A ring around the centre, in kilometres.
public enum DistanceRing: Int, CaseIterable, Sendable {
    case within10 = 10
    case within25 = 25
    case within50 = 50
    case within100 = 100
    case within250 = 250
    case within500 = 500
    case farther = -1
    case unknown = -2

    /// The ring that a distance falls into; a ring holds its outer edge.
    public init(of distance: Distance?) {
        guard let distance else {
            self = .unknown
            return
        }
        self = Self.allCases.first { $0.rawValue > 0 && distance.kilometers <= Double($0.rawValue) } ?? .farther
    }

    /// What a chart calls the ring.
    public var label: String {
        switch self {
        case .within10: "up to 10 km"
        case .within25: "10 to 25 km"
        case .within50: "25 to 50 km"
        case .within100: "50 to 100 km"
        case .within250: "100 to 250 km"
        case .within500: "250 to 500 km"
        case .farther: "over 500 km"
        case .unknown: "place unknown"
        }
    }
}

/// How long a listing has been up.
public enum ListingAge: Int, CaseIterable, Sendable {
    case week = 7
    case month = 30
    case quarter = 90
    case year = 365
    case longer = -1
    case unknown = -2

    /// By the days between publication and `now`; a listing of the future is new.
    public init(of animal: Animal, now: Date) {
        self.init(publishedAt: animal.publishedAt, now: now)
    }

    /// By the days between publication and `now`; a listing of the future is new.
    public init(publishedAt: Date?, now: Date) {
        guard let published = publishedAt else {
            self = .unknown
            return
        }
        let days = now.timeIntervalSince(published) / 86_400
        self = Self.allCases.first { $0.rawValue > 0 && days <= Double($0.rawValue) } ?? .longer
    }

    /// What a chart calls it.
    public var label: String {
        switch self {
        case .week: "up to 7 days"
        case .month: "8 to 30 days"
        case .quarter: "31 to 90 days"
        case .year: "91 to 365 days"
        case .longer: "over a year"
        case .unknown: "date unknown"
        }
    }
}
