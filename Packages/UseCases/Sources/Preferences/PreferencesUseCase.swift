public import Boundaries
public import BusinessServices
import Domain

/// Shows and changes what a person settles once and for all.
///
/// - Actor: the person whose settings they are.
/// - Events: a setting is asked for, entered or cleared.
/// - Effects: a value that was entered is checked, then kept; the settings are presented.
public struct PreferencesUseCase: PreferencesViewEvents {
    private let store: any PreferenceStore
    private let places: any PlaceDirectory
    private let view: any PreferencesView
    private let tracker: any PreferencesTracker

    public init(
        store: any PreferenceStore,
        places: any PlaceDirectory,
        view: any PreferencesView,
        tracker: any PreferencesTracker
    ) {
        self.store = store
        self.places = places
        self.view = view
        self.tracker = tracker
    }

    public func viewDidRequest(key name: String) async throws(PreferencesError) {
        let key = try Self.key(named: name)
        await present([key], of: try await stored(), unknownKeys: [])
    }

    public func viewDidRequestAll() async throws(PreferencesError) {
        let stored = try await stored()
        let unknown = stored.keys.filter { PreferenceKey(rawValue: $0) == nil }.sorted()
        await present(PreferenceKey.allCases, of: stored, unknownKeys: unknown)
    }

    public func viewDidEnter(_ text: String, forKey name: String) async throws(PreferencesError) {
        let key = try Self.key(named: name)
        let value = try key.value(from: text)
        if key == .place {
            do { _ = try places.place(named: value.description) } catch { throw .badPlace(reason: error.description) }
        }
        try await keep(value, for: key)
    }

    public func viewDidClear(key name: String) async throws(PreferencesError) {
        try await keep(nil, for: try Self.key(named: name))
    }

    private func keep(_ value: PreferenceValue?, for key: PreferenceKey) async throws(PreferencesError) {
        do { try await store.set(value, forKey: key.rawValue) } catch { throw .store(error) }
        try await viewDidRequest(key: key.rawValue)
        if key != .analytics { await tracker.settingChanged(key, isSet: value != nil) }
    }

    private func stored() async throws(PreferencesError) -> [String: PreferenceValue] {
        do { return try await store.values() } catch { throw .store(error) }
    }

    private func present(
        _ keys: [PreferenceKey],
        of stored: [String: PreferenceValue],
        unknownKeys: [String]
    ) async {
        let entries = keys.map { key in
            let own = stored[key.rawValue]
            return PreferencesPresentation.Entry(key: key, value: own ?? key.standard, isSet: own != nil)
        }
        await view.present(
            PreferencesPresentation(entries: entries, unknownKeys: unknownKeys, location: store.location)
        )
    }

    private static func key(named name: String) throws(PreferencesError) -> PreferenceKey {
        if let key = PreferenceKey(rawValue: name.lowercased()) { return key }
        let nearest = EditDistance.nearest(to: name.lowercased(), among: PreferenceKey.allCases.map(\.rawValue))
        throw .unknownKey(name, nearest: nearest.flatMap(PreferenceKey.init(rawValue:)))
    }
}
