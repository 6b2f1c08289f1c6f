public import Boundaries
public import Domain

/// What a person settled, ready for use; whatever is not set has its standard value.
public struct Preferences: Hashable, Sendable {
    public var place: String?
    public var units: DistanceUnit
    public var limit: Int
    public var format: String
    public var color: String
    /// How long a list may wait for sources that are due, in seconds; 0 for not at all.
    public var refreshBudget: Int
    /// The path of a PEM file of the certificate authorities that are trusted instead of the system's.
    public var caFile: String?
    public var analyticsEnabled: Bool
    public var household: HouseholdPreferences

    /// What holds when nothing is set.
    public static let standard = Preferences(texts: [:])

    /// Reads every setting of `store`. A value that somebody wrote into the file by hand is checked as a typed one is.
    public init(from store: any PreferenceStore) async throws(PreferencesError) {
        let stored: [String: PreferenceValue]
        do { stored = try await store.values() } catch { throw .store(error) }
        var texts: [PreferenceKey: String] = [:]
        for key in PreferenceKey.allCases {
            if let own = stored[key.rawValue] { texts[key] = try key.value(from: own.description).description }
        }
        self.init(texts: texts)
    }

    private init(texts: [PreferenceKey: String]) {
        func text(_ key: PreferenceKey) -> String { texts[key] ?? key.standard?.description ?? "" }
        place = texts[.place]
        units = DistanceUnit(rawValue: text(.units)) ?? .kilometers
        limit = Int(text(.limit)) ?? 20
        format = text(.format)
        color = text(.color)
        refreshBudget = Int(text(.refreshBudget)) ?? 0
        caFile = texts[.caFile]
        analyticsEnabled = text(.analytics) == "true"
        household = HouseholdPreferences(
            children: texts[.householdChildren].map { $0 == "true" },
            dogs: texts[.householdDogs].map { $0 == "true" },
            cats: texts[.householdCats].map { $0 == "true" },
            experience: texts[.householdExperience].flatMap(Experience.init),
            types: texts[.householdTypes].flatMap(PreferenceKey.types) ?? [],
            wants: texts[.householdWants]
        )
    }
}
