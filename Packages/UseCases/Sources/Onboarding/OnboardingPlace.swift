import Boundaries
import Domain

/// What a person typed for their place, looked up once: on this machine alone, but among all places there are.
struct OnboardingPlace: Hashable, Sendable {
    /// What was typed, without blanks around it.
    private(set) var text = ""
    /// The one place that it names.
    private(set) var found: Place?
    /// Why it cannot stay as it is; a sentence.
    private(set) var problem: String?
    /// Whether it names no place, but some begin so.
    private(set) var isUnfinished = false
    /// What else it could be, the likeliest first.
    private(set) var suggestedNames: [String] = []

    /// How many places are suggested at once.
    private static let limit = 6

    /// No place.
    init() {}

    init(_ typed: String, in places: any PlaceDirectory) {
        text = typed.trimmingSpaces
        guard !text.isEmpty else { return }
        switch places.match(text) {
        case .found(let place): found = place
        case .ambiguous(let choices):
            problem = "Several places are called “\(text)”. Choose one of them, or say more of it."
            suggestedNames = Self.names(of: choices)
        case .unknown:
            suggestedNames = Self.names(of: places.suggestions(for: text, limit: Self.limit))
            isUnfinished = !suggestedNames.isEmpty
            if !isUnfinished, case .unknown(let alike) = places.find(text) { suggestedNames = Self.names(of: alike) }
            problem = "No place is called “\(text)”. " + advice
        }
    }

    /// What to do about a name that no place has.
    private var advice: String {
        if suggestedNames.isEmpty { return "Give a US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”." }
        return isUnfinished
            ? "Choose one that begins so, or write more of it."
            : "Choose one that is called nearly so, or write it otherwise."
    }

    private static func names(of places: [Place]) -> [String] {
        var names: [String] = []
        for place in places where !names.contains(place.name) { names.append(place.name) }
        return Array(names.prefix(limit))
    }
}
