import Domain
import FoundationEssentials

/// A saved search in words, part by part; what it does not ask for is left out.
enum SavedSearchWords {
    typealias Part = (label: String, value: String)

    /// `cat, young, within 50 km of Boston`, or `every adoptable animal`.
    static func summary(of search: SavedSearch, unit: DistanceUnit) -> String {
        let area = area(of: search, unit: unit)
        let parts = animals(search.filter).map(\.value) + [area].compactMap(\.self)
        return parts.isEmpty ? "every adoptable animal" : parts.joined(separator: "; ")
    }

    static func parts(of search: SavedSearch, unit: DistanceUnit) -> [Part] {
        animals(search.filter) + [("Where", area(of: search, unit: unit) ?? "everywhere")]
    }

    private static func area(of search: SavedSearch, unit: DistanceUnit) -> String? {
        guard let place = search.place else { return nil }
        return search.within.map { "within \(AnimalWords.distance($0, in: unit)) of \(place)" } ?? "near \(place)"
    }

    private static func animals(_ filter: AnimalFilter) -> [Part] {
        var parts: [Part] = []
        func add(_ label: String, _ values: [String]) {
            if !values.isEmpty { parts.append((label, values.joined(separator: ", "))) }
        }
        add("Words", filter.text.map { ["“\($0)”"] } ?? [])
        add("Type", filter.types.map(\.text))
        add("Breed", filter.breeds)
        add("Age", filter.ages.map(\.text))
        add("Gender", filter.genders.map(\.text))
        add("Size", filter.sizes.map(\.text))
        add("Coat", filter.coats.map(\.text))
        add("Colour", filter.colors)
        add("Not", excluded(filter.excluded))
        add(
            "Good with",
            filter.goodWith.isEmpty ? [] : ["good with \(filter.goodWith.map(\.rawValue).joined(separator: ", "))"]
        )
        add("House-trained", filter.houseTrained.map { [$0 ? "house-trained" : "not house-trained"] } ?? [])
        add("Special needs", filter.specialNeeds.map { [$0 ? "special needs" : "no special needs"] } ?? [])
        if filter.statuses != AnimalFilter().statuses {
            add("Status", filter.statuses.isEmpty ? ["any status"] : filter.statuses.map(\.text))
        }
        add("Organisation", filter.organizations)
        add("Source", filter.sources.map(\.text))
        add("Published", filter.publishedAfter.map { ["after \($0.iso8601)"] } ?? [])
        add("Photo", filter.hasPhoto ? ["with a photo"] : [])
        return parts
    }

    private static func excluded(_ excluded: AnimalExclusions) -> [String] {
        let terms =
            excluded.types.map(\.text) + excluded.breeds + excluded.ages.map(\.text) + excluded.genders.map(\.text)
            + excluded.sizes.map(\.text) + excluded.coats.map(\.text) + excluded.colors
        return terms.map { "not \($0)" }
    }
}
