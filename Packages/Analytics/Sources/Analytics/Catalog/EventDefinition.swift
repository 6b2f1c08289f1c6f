import FoundationEssentials

/// An event of the catalogue: the one place that says what it is called, what it means, when it is recorded and what is
/// told with it. Trackers make events of these and in no other way, so that whatever is recorded is documented.
struct EventDefinition<each Value: PropertyValue>: Sendable {
    let name: StaticString
    let group: EventGroup
    private let meaning: StaticString
    private let moment: StaticString
    private let keys: (repeat PropertyKey<each Value>)

    /// - Parameters:
    ///   - meaning: What happened, in one sentence.
    ///   - moment: When exactly it is recorded, in one sentence.
    init(
        _ name: StaticString,
        in group: EventGroup,
        _ meaning: StaticString,
        when moment: StaticString,
        _ keys: repeat PropertyKey<each Value>
    ) {
        self.name = name
        self.group = group
        self.meaning = meaning
        self.moment = moment
        self.keys = (repeat each keys)
    }

    /// An event with a value for each of its properties, in their order.
    func event(id: AnalyticsEventID, time: Date, _ values: repeat each Value) -> AnalyticsEvent {
        var properties: [AnalyticsTerm: AnalyticsValue] = [:]
        for (key, value) in repeat (each keys, each values) { value.tell(as: key.name, in: &properties) }
        return AnalyticsEvent(id: id, name: AnalyticsTerm(name), properties: properties, time: time)
    }

    /// What documentation says about it.
    var description: EventDescription {
        var properties: [PropertyDescription] = []
        for key in repeat each keys { properties += key.descriptions }
        return EventDescription(
            name: AnalyticsTerm(name),
            group: group,
            meaning: meaning.description,
            moment: moment.description,
            properties: properties
        )
    }
}

extension PropertyKey {
    fileprivate var descriptions: [PropertyDescription] { Value.descriptions(name: name, meaning: meaning) }
}
