import BusinessServices

/// What happens to settings.
enum SettingsEvents {
    static let changed = EventDefinition(
        "setting_changed",
        in: .settings,
        "A setting was changed.",
        when: "After it was kept; never for `analytics.enabled`.",
        PropertyKey("key", OneOf<PreferenceKey>.self, "Which setting it is; not what it is set to."),
        PropertyKey("is_set", Bool.self, "Whether it has a value of the person's own now.")
    )

    static let all = [
        changed.description
    ]
}
