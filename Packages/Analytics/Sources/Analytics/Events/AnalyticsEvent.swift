public import Domain
public import FoundationEssentials

/// Something that happened, told with as little as serves to count it.
public struct AnalyticsEvent: Hashable, Sendable {
    /// Tells this event from every other.
    public let id: AnalyticsEventID
    /// What happened, in snake case: `nearby_page_shown`.
    public let name: AnalyticsTerm
    /// What is told about it, by name.
    public let properties: [AnalyticsTerm: AnalyticsValue]
    /// When.
    public let time: Date

    package init(
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

/// A word that was written in PetSave's source, never one that a person or a feed wrote.
///
/// Its only sources are literals and the terms of closed lists, so that no search, name or address can become one.
public struct AnalyticsTerm: Hashable, Sendable {
    /// The word.
    public let text: String

    /// From a literal in the source.
    package init(_ literal: StaticString) {
        text = literal.description
    }

    /// From a closed list.
    package init<Term: CaseIterable & RawRepresentable<String>>(_ term: Term) {
        text = term.rawValue
    }

    /// A country, by an ISO 3166-1 alpha-2 code; `nil` for anything that does not look like one.
    package init?(country code: String) {
        guard code.utf8.count == 2, code.utf8.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
        else {
            return nil
        }
        text = code
    }
}

/// What an event may tell. There is no way to make one of free text.
public enum AnalyticsValue: Hashable, Sendable {
    case term(AnalyticsTerm)
    case count(Int)
    case flag(Bool)
}
