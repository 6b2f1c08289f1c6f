import Alerts
import AnimalFormats
import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// Alerts and their batches as JSON.
enum AlertJSON {
    static func value(of item: AlertsPresentation.Item) -> JSONValue {
        let (alert, status) = (item.alert, item.status)
        return [
            "id": .string(alert.id.text),
            "name": .string(alert.name.text),
            "search": search(alert.search),
            "created_at": .string(alert.createdAt.iso8601),
            "edited_at": .string(alert.editedAt.iso8601),
            "known": .integer(Int64(status.known)),
            "open_batches": .array(status.openBatches.map { .string($0.text) }),
            "last_result": status.lastResult.map(result) ?? .null,
        ]
    }

    /// One batch, as `alert check --json` and the command of `--exec` get it, under their own names for the alert.
    static func value(of report: AlertReport, nameKey: String, fields: AnimalFieldSelection?) -> JSONObject {
        [
            nameKey: .string(report.alert.name.text),
            "batch_id": .string(report.batch.text),
            "repeated": .bool(report.isRepeated),
            "animals": .array(report.animals.map { AnimalListJSON.value(of: $0, fields: fields) }),
        ]
    }

    /// The batch's animals, each with the alert and the batch that it belongs to.
    static func lines(of report: AlertReport, fields: AnimalFieldSelection?) -> [JSONValue] {
        report.animals.map { listed in
            let animal = AnimalListJSON.value(of: listed, fields: fields)
            guard case .object(var members) = animal else { return animal }
            members["alert"] = .string(report.alert.name.text)
            members["batch_id"] = .string(report.batch.text)
            return .object(members)
        }
    }

    private static func result(_ result: AlertCheckResult) -> JSONValue {
        [
            "checked_at": .string(result.checkedAt.iso8601),
            "reported": .integer(Int64(result.reported)),
            "batch_id": result.batch.map { .string($0.text) } ?? .null,
            "failure": result.failure.map { .string($0) } ?? .null,
        ]
    }

    /// What is asked for; what is not is left out.
    private static func search(_ search: SavedSearch) -> JSONValue {
        var members = JSONObject()
        func add(_ key: String, _ terms: [String]) {
            if !terms.isEmpty { members[key] = .array(terms.map { .string($0) }) }
        }
        let filter = search.filter
        members["place"] = search.place.map { .string($0) }
        members["within_km"] = search.within.map { .double($0.kilometers) }
        members["text"] = filter.text.map { .string($0) }
        add("type", filter.types.map(\.text))
        add("breed", filter.breeds)
        add("age", filter.ages.map(\.text))
        add("gender", filter.genders.map(\.text))
        add("size", filter.sizes.map(\.text))
        add("coat", filter.coats.map(\.text))
        add("color", filter.colors)
        add("good_with", filter.goodWith.map(\.rawValue))
        members["house_trained"] = filter.houseTrained.map { .bool($0) }
        members["special_needs"] = filter.specialNeeds.map { .bool($0) }
        add("status", filter.statuses.map(\.text))
        add("organization", filter.organizations)
        add("source", filter.sources.map(\.text))
        members["published_after"] = filter.publishedAfter.map { .string($0.iso8601) }
        if filter.hasPhoto { members["has_photo"] = true }
        let excluded = filter.excluded
        add(
            "not",
            excluded.types.map(\.text) + excluded.breeds + excluded.ages.map(\.text) + excluded.genders.map(\.text)
                + excluded.sizes.map(\.text) + excluded.coats.map(\.text) + excluded.colors
        )
        return .object(members)
    }
}
