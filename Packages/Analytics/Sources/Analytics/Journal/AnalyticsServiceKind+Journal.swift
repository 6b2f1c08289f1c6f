public import Platform

extension AnalyticsServiceKind {
    /// The journal: files on this machine.
    public static func journal(_ file: RotatedFile) -> AnalyticsServiceKind {
        AnalyticsServiceKind(
            name: "journal",
            summary: "keeps events in a file on this machine, for you to read",
            location: file.path,
            make: { _ in JournalAnalyticsService(file: file) }
        )
    }
}
