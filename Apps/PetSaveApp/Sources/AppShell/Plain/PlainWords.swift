import Alerts
import Boundaries
import BusinessServices
import Domain
import Shortlist

/// How the plain app puts things: in sentences that make sense when they are heard, without columns and signs.
enum PlainWords {
    /// `3. Biscuit, young female Beagle, medium, 2.4 km away. Happy Tails, Philadelphia, PA.`
    static func line(_ number: Int, _ listed: ListedAnimal, unit: DistanceUnit) -> String {
        "\(number). \(summary(listed, unit: unit))"
    }

    /// The same with what the person thinks of it, and whether it still waits.
    static func line(_ number: Int, _ item: ShortlistItem, unit: DistanceUnit) -> String {
        let opinions: [String?] = [
            rating(item.entry.rating) + ".",
            ShortlistWords.standing(item.standing).map { $0.prefix(1).uppercased() + $0.dropFirst() + "." },
            item.entry.note.map { "Note: \($0)" },
        ]
        let words = opinions.compactMap(\.self).joined(separator: " ")
        return "\(line(number, item.shown, unit: unit)) \(words)"
    }

    /// `2. Quiet cats: cat; within 50 km of Boston.`
    static func line(_ number: Int, _ item: AlertsPresentation.Item, unit: DistanceUnit) -> String {
        "\(number). \(item.alert.name): \(SavedSearchWords.summary(of: item.alert.search, unit: unit)). \(last(item.status))"
    }

    /// What came of an alert's last check.
    static func last(_ status: AlertStatus) -> String {
        guard let result = status.lastResult else { return "Never checked." }
        let found = result.reported == 0 ? "nothing new" : "\(AnimalWords.grouped(result.reported)) new"
        return "Checked \(ShortlistWords.day(result.checkedAt)): \(result.failure ?? found + ".")"
    }

    /// `Rated 3 of 5`.
    static func rating(_ rating: Rating?) -> String {
        rating.map { "Rated \($0.stars) of \(Rating.range.upperBound)" } ?? "Not rated"
    }

    /// `From montgomery-county, fetched 8 minutes ago; penn, fetched 2 days ago.`; `nil` for the sample alone, which has no
    /// age.
    static func age(of sources: [SourceFreshness]) -> String? {
        let ages = sources.filter { $0.name != .sample }.map { "\($0.name), fetched \(AnimalWords.ago($0.age))" }
        return ages.isEmpty ? nil : "From \(ages.joined(separator: "; "))."
    }

    /// `a name`, or what it is where nobody gave it one.
    static func name(_ animal: Animal) -> String {
        animal.name.trimmingSpaces.isEmpty ? "Nameless (\(animal.id))" : animal.name
    }

    private static func summary(_ listed: ListedAnimal, unit: DistanceUnit) -> String {
        let distance = AnimalWords.distance(of: listed, in: unit).map { listed.distance == nil ? $0 : "\($0) away" }
        let who = [name(listed.animal), AnimalWords.summary(listed.animal), distance].compactMap(\.self)
        let offer = [listed.organization?.name, AnimalWords.town(listed.animal.contact.address)].compactMap(\.self)
        return who.joined(separator: ", ") + "." + (offer.isEmpty ? "" : " \(offer.joined(separator: ", ")).")
    }
}
