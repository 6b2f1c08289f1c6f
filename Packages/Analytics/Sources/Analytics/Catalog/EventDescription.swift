/// What documentation says about an event.
public struct EventDescription: Hashable, Sendable {
    /// What it is called: `nearby_page_shown`.
    public let name: AnalyticsTerm
    /// Which feature it belongs to.
    public let group: EventGroup
    /// What happened, in one sentence.
    public let meaning: String
    /// When exactly it is recorded, in one sentence.
    public let moment: String
    /// What is told with it.
    public let properties: [PropertyDescription]
}

/// What documentation says about a property of an event.
public struct PropertyDescription: Hashable, Sendable {
    /// What it is called.
    public let name: AnalyticsTerm
    /// Which values it takes.
    public let kind: PropertyKind
    /// Whether it may be missing.
    public let isOptional: Bool
    /// What its values mean.
    public let meaning: String
}

/// Which values a property takes.
public enum PropertyKind: Hashable, Sendable {
    /// A rough number: one of ``AnalyticsCatalog/countSteps``.
    case count
    /// True or false.
    case flag
    /// An ISO 3166-1 alpha-2 code.
    case country
    /// One of these terms.
    case term([AnalyticsTerm])
}
