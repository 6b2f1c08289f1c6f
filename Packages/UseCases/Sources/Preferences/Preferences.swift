public import Boundaries
public import Domain

/// What a person settled, ready for use; whatever is not set has its standard value.
public struct Preferences: Hashable, Sendable {
    public var place: String?
    public var units: DistanceUnit
    public var limit: Int
    public var format: String
    public var color: String
    public var analyticsEnabled: Bool

    /// Reads every setting of `store`. A value that somebody wrote into the file by hand is checked as a typed one is.
    public init(from store: any PreferenceStore) async throws(PreferencesError) {
        var texts: [PreferenceKey: String] = [:]
        for key in PreferenceKey.allCases {
            let stored: PreferenceValue?
            do { stored = try await store.value(forKey: key.rawValue) } catch { throw .store(error) }
            guard let stored else {
                texts[key] = key.standard?.description
                continue
            }
            texts[key] = try key.value(from: stored.description).description
        }
        place = texts[.place]
        units = texts[.units].flatMap(DistanceUnit.init(rawValue:)) ?? .kilometers
        limit = texts[.limit].flatMap { Int($0) } ?? 20
        format = texts[.format] ?? "list"
        color = texts[.color] ?? "auto"
        analyticsEnabled = texts[.analytics] == "true"
    }
}
