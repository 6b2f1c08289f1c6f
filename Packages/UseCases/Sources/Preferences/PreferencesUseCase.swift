public import Boundaries
import BusinessServices
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

    public init(store: any PreferenceStore, places: any PlaceDirectory, view: any PreferencesView) {
        self.store = store
        self.places = places
        self.view = view
    }

    public func viewDidRequest(key: String) async throws(PreferencesError) {
        let entry = try await entry(try Self.key(named: key))
        await view.present(PreferencesPresentation(entries: [entry], unknownKeys: [], location: store.location))
    }

    public func viewDidRequestAll() async throws(PreferencesError) {
        var entries: [PreferencesPresentation.Entry] = []
        for key in PreferenceKey.allCases { entries.append(try await entry(key)) }
        let written: [String]
        do { written = try await store.keys() } catch { throw .store(error) }
        let unknown = written.filter { PreferenceKey(rawValue: $0) == nil }
        await view.present(PreferencesPresentation(entries: entries, unknownKeys: unknown, location: store.location))
    }

    public func viewDidEnter(_ text: String, forKey name: String) async throws(PreferencesError) {
        let key = try Self.key(named: name)
        let value = try key.value(from: text)
        if key == .place { try checkPlace(value.description) }
        try await keep(value, for: key)
    }

    public func viewDidClear(key name: String) async throws(PreferencesError) {
        try await keep(nil, for: try Self.key(named: name))
    }

    private func keep(_ value: PreferenceValue?, for key: PreferenceKey) async throws(PreferencesError) {
        do { try await store.set(value, forKey: key.rawValue) } catch { throw .store(error) }
        try await viewDidRequest(key: key.rawValue)
    }

    private func entry(_ key: PreferenceKey) async throws(PreferencesError) -> PreferencesPresentation.Entry {
        let stored: PreferenceValue?
        do { stored = try await store.value(forKey: key.rawValue) } catch { throw .store(error) }
        return PreferencesPresentation.Entry(key: key, value: stored ?? key.standard, isSet: stored != nil)
    }

    private func checkPlace(_ text: String) throws(PreferencesError) {
        switch places.find(text) {
        case .found: return
        case .ambiguous(let choices):
            throw .badPlace(reason: NearbyAnimalsError.ambiguousPlace(text: text, choices: choices).description)
        case .unknown(let suggestions):
            throw .badPlace(reason: NearbyAnimalsError.unknownPlace(text: text, suggestions: suggestions).description)
        }
    }

    private static func key(named name: String) throws(PreferencesError) -> PreferenceKey {
        if let key = PreferenceKey(rawValue: name.lowercased()) { return key }
        let nearest = PreferenceKey.allCases.min {
            EditDistance.between($0.rawValue, name) < EditDistance.between($1.rawValue, name)
        }
        throw .unknownKey(name, nearest: nearest.flatMap { EditDistance.between($0.rawValue, name) <= 2 ? $0 : nil })
    }
}
