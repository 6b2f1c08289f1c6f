import Alerts

/// What happens to alerts.
enum AlertEvents {
    static let added = EventDefinition(
        "alert_added",
        in: .alerts,
        "An alert was made.",
        when: "After it was kept.",
        PropertyKey("has_place", Bool.self, "Whether it looks around a place; not which one.")
    )

    static let edited = EventDefinition(
        "alert_edited",
        in: .alerts,
        "An alert was changed.",
        when: "After it was kept."
    )

    static let removed = EventDefinition(
        "alert_removed",
        in: .alerts,
        "An alert was taken away.",
        when: "After it was taken away."
    )

    static let checked = EventDefinition(
        "alerts_checked",
        in: .alerts,
        "Alerts were checked for animals that are new.",
        when: "At the end of a check, also of one that stopped early.",
        PropertyKey("alerts", AnalyticsCount.self, "How many alerts were checked."),
        PropertyKey("reported", AnalyticsCount.self, "How many animals were told of."),
        PropertyKey(
            "repeated_batches",
            AnalyticsCount.self,
            "How many messages were written out again, since the last check did not end."
        )
    )

    static let failed = EventDefinition(
        "alerts_failed",
        in: .alerts,
        "Something about alerts failed.",
        when: "When an alert or a check fails, before the message is shown.",
        PropertyKey("reason", OneOf<AlertsFailure>.self, "What failed.")
    )

    static let all = [
        added.description,
        edited.description,
        removed.description,
        checked.description,
        failed.description,
    ]
}
