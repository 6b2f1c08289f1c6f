/// Every word that events may be made of: what is read back from a file is looked up here and never made anew.
///
/// A queue lies in a file, and whoever can write to it could write a name into it. Reading hands out the terms of this
/// list, which were written in PetSave's source, so that such a name has no way onto the wire.
public struct EventVocabulary: Sendable {
    /// What a property may hold.
    package enum Property: Hashable, Sendable {
        /// One of these terms.
        case term([AnalyticsTerm])
        /// A country's ISO 3166-1 alpha-2 code.
        case country
        /// A number, rounded as ``AnalyticsCount`` rounds.
        case count
        /// A number that no person chose.
        case exactCount
        case flag
    }

    /// The event by which a service is told how many others it will never get.
    package static let eventsDropped = AnalyticsTerm("events_dropped")
    /// Its one property.
    package static let droppedCount = AnalyticsTerm("count")

    private struct Entry: Sendable {
        let name: AnalyticsTerm
        var properties: [String: (key: AnalyticsTerm, property: Property)] = [:]
    }

    private var entries: [String: Entry] = [:]

    /// - Parameter events: What each event may tell, by its name. The queue's own event is always among them.
    package init(_ events: [AnalyticsTerm: [AnalyticsTerm: Property]]) {
        for (name, properties) in events { add(name, properties) }
        add(Self.eventsDropped, [Self.droppedCount: .exactCount])
    }

    private mutating func add(_ name: AnalyticsTerm, _ properties: [AnalyticsTerm: Property]) {
        var entry = Entry(name: name)
        for (key, property) in properties { entry.properties[key.text] = (key, property) }
        entries[name.text] = entry
    }

    /// The event's name, as PetSave's source has it.
    func name(_ text: String) -> AnalyticsTerm? { entries[text]?.name }

    /// A property of an event with what it may hold.
    func property(_ text: String, of event: AnalyticsTerm) -> (key: AnalyticsTerm, property: Property)? {
        entries[event.text]?.properties[text]
    }
}
