import Domain
import FoundationEssentials

/// How an animal is put into words.
enum AnimalWords {
    /// The name, or that there is none.
    static func name(_ animal: Animal) -> String { animal.name.trimmingSpaces.isEmpty ? "(no name)" : animal.name }

    /// `young female Beagle / Boxer mix, medium`.
    static func summary(_ animal: Animal) -> String {
        let who = [animal.age?.text.lowercased(), animal.gender.flatMap(gender), kind(animal)]
            .compactMap(\.self).joined(separator: " ")
        return ([who] + [animal.size?.text.lowercased()].compactMap(\.self)).joined(separator: ", ")
    }

    /// The breed, or what is known instead of one.
    static func kind(_ animal: Animal) -> String {
        let named = animal.breeds.named.joined(separator: " / ")
        guard !named.isEmpty else { return animal.species ?? animal.type.text }
        let mixed = animal.breeds.mixed == .yes && animal.breeds.secondary == nil
        return mixed && !SearchText.words(of: named).contains("mix") ? "\(named) mix" : named
    }

    /// `2.4 km`, `120 mi`, or `place unknown`.
    static func distance(_ distance: Distance?, in unit: DistanceUnit) -> String {
        guard let distance else { return "place unknown" }
        return "\(number(unit.value(of: distance))) \(unit.rawValue)"
    }

    /// The distance, `place unknown` for an animal that nobody can place, or `nil` where none was measured.
    static func distance(of listed: ListedAnimal, in unit: DistanceUnit) -> String? {
        guard listed.distance != nil || listed.animal.location == nil else { return nil }
        return distance(listed.distance, in: unit)
    }

    /// A circle that somebody chose: `5 mi`, `2.5 km`.
    static func circle(_ distance: Distance, in unit: DistanceUnit) -> String {
        let value = unit.value(of: distance)
        // Chosen in the other unit, it need not be a round number in this one.
        guard abs(value - value.rounded()) < 0.005 else { return self.distance(distance, in: unit) }
        return "\(grouped(Int(value.rounded()))) \(unit.rawValue)"
    }

    /// One decimal below ten, none above, thousands parted by commas.
    static func number(_ value: Double) -> String {
        if value < 9.95 {
            let tenths = Int((value * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        return grouped(Int(value.rounded()))
    }

    /// `12,345`.
    static func grouped(_ number: Int) -> String {
        var groups: [String] = []
        var rest = String(number)
        while rest.count > 3 {
            groups.insert(String(rest.suffix(3)), at: 0)
            rest = String(rest.dropLast(3))
        }
        return ([rest] + groups).joined(separator: ",")
    }

    /// `just now`, `5 minutes ago`, `3 days ago`.
    static func ago(_ age: TimeInterval) -> String {
        let steps: [(seconds: Double, name: String)] = [
            (86_400 * 365, "year"), (86_400 * 30, "month"), (86_400, "day"), (3600, "hour"), (60, "minute"),
        ]
        guard let step = steps.first(where: { age >= $0.seconds }) else { return "just now" }
        let count = Int(age / step.seconds)
        return "\(count) \(step.name)\(count == 1 ? "" : "s") ago"
    }

    /// `Philadelphia, PA`, as far as it is known.
    static func town(_ address: Address) -> String? {
        let parts = [address.city, address.state ?? address.country].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private static func gender(_ gender: OpenValue<Gender>) -> String? {
        gender == .known(.unknown) ? nil : gender.text.lowercased()
    }
}
