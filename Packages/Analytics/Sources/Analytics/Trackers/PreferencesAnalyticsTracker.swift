public import BusinessServices
public import Preferences

/// Counts changes of settings: which one, never to what.
public struct PreferencesAnalyticsTracker: PreferencesTracker {
    private let recorder: EventRecorder

    public init(recorder: EventRecorder) {
        self.recorder = recorder
    }

    public func settingChanged(_ key: PreferenceKey, isSet: Bool) async {
        await recorder.record(SettingsEvents.changed, OneOf(key), isSet)
    }
}
