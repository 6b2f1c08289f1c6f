/// What breed an animal is said to be.
public struct Breeds: Hashable, Sendable {
    public var primary: String?
    public var secondary: String?
    public var mixed: TriState
    public var unknown: TriState

    public init(
        primary: String? = nil,
        secondary: String? = nil,
        mixed: TriState = .unknown,
        unknown: TriState = .unknown
    ) {
        self.primary = primary
        self.secondary = secondary
        self.mixed = mixed
        self.unknown = unknown
    }

    /// The breeds that are named, the primary one first.
    public var named: [String] { [primary, secondary].compactMap(\.self) }
}

/// The colours of a coat, plumage or skin, the most of it first.
public struct Colors: Hashable, Sendable {
    public var primary: String?
    public var secondary: String?
    public var tertiary: String?

    public init(primary: String? = nil, secondary: String? = nil, tertiary: String? = nil) {
        self.primary = primary
        self.secondary = secondary
        self.tertiary = tertiary
    }

    /// The colours that are named, in order.
    public var named: [String] { [primary, secondary, tertiary].compactMap(\.self) }
}

/// What has been done for, or must be known of, an animal.
public struct Attributes: Hashable, Sendable {
    public var spayedNeutered: TriState = .unknown
    public var houseTrained: TriState = .unknown
    public var declawed: TriState = .unknown
    public var specialNeeds: TriState = .unknown
    public var shotsCurrent: TriState = .unknown

    public init() {}
}

/// Whom an animal gets along with at home.
public struct HomeEnvironment: Hashable, Sendable {
    public var children: TriState = .unknown
    public var dogs: TriState = .unknown
    public var cats: TriState = .unknown

    public init() {}

    /// What is known about living with `companion`.
    public subscript(companion: Companion) -> TriState {
        switch companion {
        case .children: children
        case .dogs: dogs
        case .cats: cats
        }
    }
}

/// Somebody an animal may have to live with.
public enum Companion: String, Vocabulary, Codable {
    case children
    case dogs
    case cats

    public static let synonyms: [String: Companion] = [
        "kids": .children, "kid": .children, "child": .children, "dog": .dogs, "cat": .cats,
    ]
}

/// One picture, at the sizes the feed offers; each is a URL.
public struct Photo: Hashable, Sendable {
    public var small: String?
    public var medium: String?
    public var large: String?
    public var full: String?

    public init(small: String? = nil, medium: String? = nil, large: String? = nil, full: String? = nil) {
        self.small = small
        self.medium = medium
        self.large = large
        self.full = full
    }

    /// The URL of the largest one there is.
    public var largest: String? { full ?? large ?? medium ?? small }
}

/// The day an animal was born, and whether the feed calls it exact.
public struct BirthDate: Hashable, Sendable {
    public var day: CalendarDay
    public var isExact: Bool

    public init(day: CalendarDay, isExact: Bool) {
        self.day = day
        self.isExact = isExact
    }
}

/// What the shelter asks for an adoption.
public enum AdoptionFee: Hashable, Sendable {
    /// An amount in the currency's hundredths; `currency` is its ISO 4217 code, where the feed says it.
    case amount(hundredths: Int, currency: String?)
    /// The shelter's own words: "by donation".
    case text(String)
}
