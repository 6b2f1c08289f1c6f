import Domain
import FoundationEssentials
import JSONStreaming

extension AnimalListQuery {
    /// The query as it was understood; what was not asked for is left out.
    func json(limit: Int) -> JSONValue {
        var members = filter.jsonMembers
        members["place"] = place.map { place in
            [
                "name": .string(place.name),
                "latitude": .double(place.coordinate.latitude),
                "longitude": .double(place.coordinate.longitude),
            ]
        }
        members["within_km"] = within.map { .double($0.kilometers) }
        members["limit"] = .integer(Int64(limit))
        members["sort"] = .string(order.name)
        // As text, since most readers of JSON keep 53 bits of a number.
        if case .random(let seed) = order { members["seed"] = .string(String(seed)) }
        if let words {
            members["words"] = .string(words)
            members["understood"] = .array(
                terms.map { term in
                    [
                        "words": .string(term.words),
                        "subject": .string(term.subject.rawValue),
                        "meaning": .string(term.meaning),
                        "excluded": .bool(term.isExcluded),
                    ]
                }
            )
        }
        return .object(members)
    }
}

extension AnimalFilter {
    /// What the filter asks for, by the names of the command line's options.
    var jsonMembers: JSONObject {
        var members = JSONObject()
        members.add("type", types.map(\.text))
        members.add("breed", breeds)
        members.add("age", ages.map(\.text))
        members.add("gender", genders.map(\.text))
        members.add("size", sizes.map(\.text))
        members.add("coat", coats.map(\.text))
        members.add("color", colors)
        members.add("good_with", goodWith.map(\.rawValue))
        members.add("status", statuses.map(\.text))
        members.add("organization", organizations)
        members.add("source", sources.map(\.text))
        members["house_trained"] = houseTrained.map { .bool($0) }
        members["special_needs"] = specialNeeds.map { .bool($0) }
        members["published_after"] = publishedAfter.map { .string($0.iso8601) }
        if hasPhoto { members["has_photo"] = true }
        members["text"] = text.map { .string($0) }
        if !excluded.isEmpty { members["excluded"] = .object(excluded.jsonMembers) }
        return members
    }
}

extension AnimalExclusions {
    fileprivate var jsonMembers: JSONObject {
        var members = JSONObject()
        members.add("type", types.map(\.text))
        members.add("breed", breeds)
        members.add("age", ages.map(\.text))
        members.add("gender", genders.map(\.text))
        members.add("size", sizes.map(\.text))
        members.add("coat", coats.map(\.text))
        members.add("color", colors)
        return members
    }
}

extension JSONObject {
    /// A list of terms, left out when there are none.
    fileprivate mutating func add(_ key: String, _ terms: [String]) {
        if !terms.isEmpty { self[key] = .array(terms.map { .string($0) }) }
    }
}
