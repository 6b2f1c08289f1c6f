import AnimalFormats
import AnimalsNearYou
import BusinessServices
import Domain
import FoundationEssentials
import JSONStreaming

/// The list as JSON: `animals`, `total`, `page`, `query`, `sources` and `notices`.
enum AnimalListJSON {
    static func value(of list: AnimalList, fields: AnimalFieldSelection?) -> JSONValue {
        let presentation = list.presentation
        return [
            "animals": .array(presentation.animals.map { value(of: $0, fields: fields) }),
            "total": .integer(Int64(presentation.total)),
            "page": .integer(Int64(presentation.request.firstPage)),
            "query": query(of: presentation),
            "sources": .array(
                presentation.sources.map { source in
                    [
                        "name": .string(source.name.text),
                        "fetched_at": .string(source.fetchedAt.iso8601),
                        "age_seconds": .integer(Int64(source.age)),
                    ]
                }
            ),
            "notices": .array(presentation.notices.map { .string(NoticeWords.sentence($0)) }),
        ]
    }

    static func value(of listed: ListedAnimal, fields: AnimalFieldSelection?) -> JSONValue {
        let whole = AnimalJSON.value(of: listed)
        return fields?.applied(to: whole) ?? whole
    }

    /// The query as it was understood; what was not asked for is left out.
    private static func query(of presentation: AnimalsNearYouPresentation) -> JSONValue {
        let search = presentation.request.search
        let filter = search.filter
        var members = JSONObject()
        func add(_ key: String, _ terms: [String]) {
            if !terms.isEmpty { members[key] = .array(terms.map { .string($0) }) }
        }
        members["place"] = presentation.place.map { place in
            [
                "name": .string(place.name),
                "latitude": .double(place.coordinate.latitude),
                "longitude": .double(place.coordinate.longitude),
            ]
        }
        members["within_km"] = search.within.map { .double($0.kilometers) }
        members["limit"] = .integer(Int64(presentation.request.pageSize))
        switch search.order {
        case .distance: members["sort"] = "distance"
        case .newest: members["sort"] = "newest"
        case .relevance: members["sort"] = "relevance"
        case .name: members["sort"] = "name"
        case .random(let seed):
            members["sort"] = "random"
            // As text, since most readers of JSON keep 53 bits of a number.
            members["seed"] = .string(String(seed))
        }
        add("type", filter.types.map(\.text))
        add("breed", filter.breeds)
        add("age", filter.ages.map(\.text))
        add("gender", filter.genders.map(\.text))
        add("size", filter.sizes.map(\.text))
        add("coat", filter.coats.map(\.text))
        add("color", filter.colors)
        add("good_with", filter.goodWith.map(\.rawValue))
        add("status", filter.statuses.map(\.text))
        add("organization", filter.organizations)
        add("source", filter.sources.map(\.text))
        members["house_trained"] = filter.houseTrained.map { .bool($0) }
        members["special_needs"] = filter.specialNeeds.map { .bool($0) }
        members["published_after"] = filter.publishedAfter.map { .string($0.iso8601) }
        if filter.hasPhoto { members["has_photo"] = true }
        return .object(members)
    }
}
