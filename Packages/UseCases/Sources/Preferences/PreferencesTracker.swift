public import BusinessServices

/// What happens to settings, for whoever counts it. Implemented by the Analytics package.
public protocol PreferencesTracker: Sendable {
    /// A setting was given a value or its standard one back; never told of ``PreferenceKey/analytics`` itself, since
    /// whoever switches analytics off is not to be counted doing so.
    func settingChanged(_ key: PreferenceKey, isSet: Bool) async
}
