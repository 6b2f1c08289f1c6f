public import Boundaries
public import BusinessServices

/// Shows settings.
public protocol PreferencesView: Sendable {
    func present(_ presentation: PreferencesPresentation) async
}

/// What happens in the view, told to the use case.
public protocol PreferencesViewEvents: Sendable {
    /// The person wants to see one setting.
    func viewDidRequest(key: String) async throws(PreferencesError)
    /// The person wants to see them all.
    func viewDidRequestAll() async throws(PreferencesError)
    /// The person typed a value for a setting.
    func viewDidEnter(_ text: String, forKey key: String) async throws(PreferencesError)
    /// The person wants the standard value back.
    func viewDidClear(key: String) async throws(PreferencesError)
}

/// Settings as a view shows them.
public struct PreferencesPresentation: Hashable, Sendable {
    /// One setting.
    public struct Entry: Hashable, Sendable {
        public let key: PreferenceKey
        /// What holds; `nil` when nothing is set and there is no standard value.
        public let value: PreferenceValue?
        /// Whether the person set it.
        public let isSet: Bool
    }

    public let entries: [Entry]
    /// Keys in the file that PetSave does not know, such as mistyped ones.
    public let unknownKeys: [String]
    /// Where the settings are kept.
    public let location: String
}
