public import Suggestions

/// Counts suggestions, never what was typed.
public struct SuggestionsAnalyticsTracker: SuggestionsTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func suggestionsShown(count: Int) async {
        await recorder.record(SuggestionsEvents.shown, AnalyticsCount(count))
    }
}
