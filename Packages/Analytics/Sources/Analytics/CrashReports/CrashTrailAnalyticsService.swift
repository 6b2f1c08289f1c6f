import Platform

/// Keeps the names of the last events in memory, for the report of a crash that may come.
///
/// It is one service among the others, so that there are names only while the person has analytics switched on.
public struct CrashTrailAnalyticsService: AnalyticsService {
    public init() {}

    public func record(_ event: AnalyticsEvent) async {
        CrashReporter.note(event.name.text)
    }

    public func forget() async {
        CrashReporter.forgetNotes()
    }
}
