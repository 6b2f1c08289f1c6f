import AnimalFormats
import BusinessServices
import Domain
import FoundationEssentials
import JSONStreaming
import Search

/// The list as JSON: `animals`, `total`, `page`, `query`, `sources` and `notices`, and for a search that found nothing
/// `alternatives`.
enum AnimalListJSON {
    static func value(of list: AnimalList, fields: AnimalFieldSelection?) -> JSONValue {
        var members: JSONObject = [
            "animals": .array(list.animals.map { value(of: $0, fields: fields, match: list.match) }),
            "total": .integer(Int64(list.total)),
            "page": .integer(Int64(list.page)),
            "query": list.query.json(limit: list.pageSize),
            "sources": .array(
                list.sources.map { source in
                    [
                        "name": .string(source.name.text),
                        "fetched_at": .string(source.fetchedAt.iso8601),
                        "age_seconds": .integer(Int64(source.age)),
                    ]
                }
            ),
            "notices": .array(list.notices.map { .string(NoticeWords.sentence($0)) }),
        ]
        members["alternatives"] = list.alternatives.map { value(of: $0, unit: list.unit) }
        return .object(members)
    }

    private static func value(of alternatives: SearchAlternatives, unit: DistanceUnit) -> JSONValue {
        [
            "relaxed": .array(
                alternatives.relaxed.map { relaxed in
                    [
                        "condition": .string(SearchWords.condition(relaxed.relaxation, unit: unit)),
                        "total": .integer(Int64(relaxed.total)),
                    ]
                }
            ),
            "types": .array(
                alternatives.types.map { ["label": .string($0.label), "count": .integer(Int64($0.count))] }
            ),
        ]
    }

    /// The animal, and what its match score is if that is to be shown, whatever the fields.
    static func value(
        of listed: ListedAnimal,
        fields: AnimalFieldSelection?,
        match: MatchDisplay? = nil
    ) -> JSONValue {
        let whole = AnimalJSON.value(of: listed)
        let value = fields?.applied(to: whole) ?? whole
        guard let match, case .object(var members) = value else { return value }
        members[MatchDisplay.key] = match.json(of: listed.animal)
        return .object(members)
    }
}
