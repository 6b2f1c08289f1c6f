import CatalogImport

/// What happens to files that are imported and exported.
enum FileEvents {
    static let importFinished = EventDefinition(
        "import_finished",
        in: .files,
        "Files were imported.",
        when: "At the end of an import.",
        PropertyKey("added", AnalyticsCount.self, "How many animals are new."),
        PropertyKey("changed", AnalyticsCount.self, "How many animals changed."),
        PropertyKey("unchanged", AnalyticsCount.self, "How many animals were there already."),
        PropertyKey("faults", AnalyticsCount.self, "How many records could not be read.")
    )

    static let importFailed = EventDefinition(
        "import_failed",
        in: .files,
        "An import stopped early.",
        when: "When a file cannot be read or the catalogue fails, before the message is shown.",
        PropertyKey("reason", OneOf<CatalogImportFailure>.self, "What failed.")
    )

    static let exportFinished = EventDefinition(
        "export_finished",
        in: .files,
        "The catalogue was exported.",
        when: "At the end of an export.",
        PropertyKey("animals", AnalyticsCount.self, "How many animals were written.")
    )

    static let all = [
        importFinished.description,
        importFailed.description,
        exportFinished.description,
    ]
}
