/// Every event that PetSave can record, and nothing else.
public enum AnalyticsCatalog {
    /// Goes up by one when an event or a property changes its name or its meaning, or goes; a new one does not change it.
    public static let version = 1

    /// What documentation says about each event, by features.
    public static let events: [EventDescription] =
        NearbyEvents.all + SearchEvents.all + SuggestionsEvents.all + DetailsEvents.all + MapEvents.all
        + ShortlistEvents.all + AlertEvents.all + SourceEvents.all + SyncEvents.all + FileEvents.all
        + StatisticsEvents.all + SettingsEvents.all + DiagnosticsEvents.all + OnboardingEvents.all
        + DeliveryEvents.all

    /// Every number that a count can be.
    public static let countSteps = AnalyticsCount.steps
}
