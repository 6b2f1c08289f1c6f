public import Boundaries
public import Domain

/// Everything a person can settle once and for all.
public enum PreferenceKey: String, CaseIterable, Sendable {
    case place
    case units
    case limit
    case format
    case color
    case refreshBudget = "refresh.budget"
    case caFile = "network.ca-file"
    case analytics = "analytics.enabled"
    case householdChildren = "household.children"
    case householdDogs = "household.dogs"
    case householdCats = "household.cats"
    case householdExperience = "household.experience"
    case householdTypes = "household.types"
    case householdWants = "household.wants"

    /// One line about it.
    public var summary: String {
        switch self {
        case .place: "where you are: a US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”"
        case .units: "km or mi"
        case .limit: "how many animals a list shows, 1 to \(PageRequest.maximumSize)"
        case .format: "how lists are shown: list, table, cards, json, ndjson or csv"
        case .color: "auto, always or never"
        case .refreshBudget:
            "how many seconds a list may wait for sources that are due, 0 (never) to \(Self.maximumRefreshBudget)"
        case .caFile: "a PEM file of the certificate authorities that are trusted instead of the system's"
        case .analytics: "whether PetSave keeps a journal of its use on this machine: true or false"
        case .householdChildren: "whether children live with you, for match scores: true or false"
        case .householdDogs: "whether dogs live with you: true or false"
        case .householdCats: "whether cats live with you: true or false"
        case .householdExperience: "what you know of living with animals: first (it is your first), some or much"
        case .householdTypes: "whom you are looking for, by comma, as in “cat, small-furry”; match scores prefer them"
        case .householdWants: "what you would like, as in “young small cat, house-trained”"
        }
    }

    /// What holds when nothing is set; `nil` where there is no such thing.
    public var standard: PreferenceValue? {
        switch self {
        case .place, .caFile, .householdChildren, .householdDogs, .householdCats, .householdExperience,
            .householdTypes, .householdWants:
            nil
        case .units: .text("km")
        case .limit: .integer(20)
        case .format: .text("list")
        case .color: .text("auto")
        case .refreshBudget: .integer(Int(RefreshPolicy.standardBudget))
        case .analytics: .boolean(false)
        }
    }

    /// Reads what a person typed for it.
    public func value(from text: String) throws(PreferencesError) -> PreferenceValue {
        let text = text.trimmingSpaces
        switch self {
        case .place where !text.isEmpty: return .text(text)
        case .householdWants where !SearchText.fold(text).isEmpty: return .text(text)
        case .householdTypes:
            if let types = Self.types(from: text) { return .text(Self.text(of: types)) }
        case .householdExperience where Experience(rawValue: text.lowercased()) != nil:
            return .text(text.lowercased())
        case .units where DistanceUnit(rawValue: text.lowercased()) != nil: return .text(text.lowercased())
        case .format where Self.formats.contains(text.lowercased()): return .text(text.lowercased())
        case .color where Self.colors.contains(text.lowercased()): return .text(text.lowercased())
        case .limit:
            if let number = Int(text), PageRequest(number: 1, size: number) != nil { return .integer(number) }
        case .refreshBudget:
            if let number = Int(text), (0...Self.maximumRefreshBudget).contains(number) { return .integer(number) }
        // What is relative to one folder would be another file in the next one.
        case .caFile where text.hasPrefix("/"): return .text(text)
        case .analytics, .householdChildren, .householdDogs, .householdCats:
            switch text.lowercased() {
            case "true", "yes", "on", "1": return .boolean(true)
            case "false", "no", "off", "0": return .boolean(false)
            default: break
            }
        default: break
        }
        throw .badValue(key: self, text: text)
    }

    /// The longest that a list may wait, in seconds.
    static let maximumRefreshBudget = 600
    /// The types that a comma list names, each once and in the order of the vocabulary; `nil` when one of its words names
    /// none, or when there are no words.
    public static func types(from text: String) -> [AnimalType]? {
        let words = text.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
        let named = words.compactMap(AnimalType.init(reading:))
        guard !named.isEmpty, named.count == words.count else { return nil }
        return AnimalType.allCases.filter(named.contains)
    }

    /// The comma list that names them, as a person types it: `cat, small-furry`.
    public static func text(of types: [AnimalType]) -> String {
        types.map { SearchText.words(of: $0.rawValue).joined(separator: "-") }.joined(separator: ", ")
    }

    /// How lists can be shown.
    public static let formats = ["list", "table", "cards", "json", "ndjson", "csv"]
    /// When colour is used.
    public static let colors = ["auto", "always", "never"]
}
