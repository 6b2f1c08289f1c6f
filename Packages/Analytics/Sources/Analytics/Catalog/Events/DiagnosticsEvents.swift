/// What happens to `petsave doctor`.
enum DiagnosticsEvents {
    static let shown = EventDefinition(
        "diagnostics_shown",
        in: .diagnostics,
        "PetSave was asked whether it has what it needs.",
        when: "After the findings were presented.",
        PropertyKey("warnings", AnalyticsCount.self, "How many findings are warnings."),
        PropertyKey("failures", AnalyticsCount.self, "How many findings are failures.")
    )

    static let all = [
        shown.description
    ]
}
