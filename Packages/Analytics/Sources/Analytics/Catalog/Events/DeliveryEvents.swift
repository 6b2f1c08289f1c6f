/// What happens to the sending of events.
enum DeliveryEvents {
    static let dropped = EventDefinition(
        "events_dropped",
        in: .delivery,
        "Events were thrown away before they could be sent.",
        when: "When a service that sends can be reached again; only that service is told.",
        PropertyKey("count", ExactCount.self, "How many, exactly.")
    )

    static let all = [dropped.description]
}
