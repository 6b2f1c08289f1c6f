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
    /// What else it could be, the likeliest first.
    private(set) var suggestedNames: [String] = []

    /// How many places are suggested at once.
    private static let limit = 6

    /// No place.
    init() {}

    init(_ typed: String, in places: any PlaceDirectory) {
        text = typed.trimmingSpaces
        guard !text.isEmpty else { return }
        switch places.find(text) {
        case .found(let place): found = place
        case .ambiguous(let choices):
            problem = "Several places are called “\(text)”. Choose one of them, or say more of it."
            suggestedNames = Self.names(of: choices)
        case .unknown(let alike):
            let beginnings = places.suggestions(for: text, limit: Self.limit)
            suggestedNames = Self.names(of: beginnings.isEmpty ? alike : beginnings)
            problem =
                "No place is called “\(text)”."
                + (suggestedNames.isEmpty
                    ? " Give a US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”."
                    : " Choose one that is called nearly so, or write it otherwise.")
        }
    }

    private static func names(of places: [Place]) -> [String] {
        var names: [String] = []
        for place in places where !names.contains(place.name) { names.append(place.name) }
        return Array(names.prefix(limit))
    }
}
