public import Domain
public import FoundationEssentials

/// Something that happened, told with as little as serves to count it. Only an event that the catalogue defines can be
/// made (``EventDefinition``), and only with the properties that it defines.
public struct AnalyticsEvent: Hashable, Sendable {
    /// Tells this event from every other.
    public let id: AnalyticsEventID
    /// What happened, in snake case: `nearby_page_shown`.
    public let name: AnalyticsTerm
    /// What is told about it, by name.
    public let properties: [AnalyticsTerm: AnalyticsValue]
    /// When.
    public let time: Date

    /// For ``EventDefinition`` alone.
    init(
        id: AnalyticsEventID,
        name: AnalyticsTerm,
        properties: [AnalyticsTerm: AnalyticsValue],
        time: Date
    ) {
        self.id = id
        self.name = name
        self.properties = properties
        self.time = time
    }
}

/// Which event, so that a server that gets it twice drops it once.
public typealias AnalyticsEventID = RandomIdentifier<AnalyticsEvent>

/// What an event may tell. There is no way to make one of free text, and a ``PropertyValue`` decides how exact a number is.
public enum AnalyticsValue: Hashable, Sendable {
    case term(AnalyticsTerm)
    case count(Int)
    case flag(Bool)
}
