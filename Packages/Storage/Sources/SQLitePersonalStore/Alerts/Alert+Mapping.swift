import Boundaries
import Domain
import Foundation
import GRDB

/// A row that does not hold what PetSave writes.
struct UnreadableRow: Error, CustomStringConvertible {
    let description: String
}

extension Alert {
    /// Reads a row of `alert`.
    init(row: Row) throws {
        let text: String = row["name"]
        guard let id = AlertID(row["id"]), let name = AlertName(text) else {
            throw UnreadableRow(description: "the alert “\(text)” cannot be read")
        }
        let filter: String = row["filter"]
        let within: Double? = row["within_km"]
        self.init(
            id: id,
            name: name,
            search: SavedSearch(
                filter: try JSONDecoder().decode(AnimalFilter.self, from: Data(filter.utf8)),
                place: row["place"],
                within: within.map { Distance(kilometers: $0) }
            ),
            createdAt: Date(timeIntervalSince1970: row["created_at"]),
            editedAt: Date(timeIntervalSince1970: row["edited_at"])
        )
    }

    /// The columns that a person's change can touch.
    func columns() throws -> StatementArguments {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let filter = String(decoding: try encoder.encode(search.filter), as: UTF8.self)
        return [
            "id": id.text, "name": name.text, "name_key": name.key, "filter": filter, "place": search.place,
            "within_km": search.within?.kilometers, "created_at": createdAt.timeIntervalSince1970,
            "edited_at": editedAt.timeIntervalSince1970,
        ]
    }
}

extension AlertCheckResult {
    /// Reads a row of `alert`; `nil` before the first check.
    init?(row: Row) {
        guard let checkedAt: Double = row["checked_at"] else { return nil }
        let batch: String? = row["check_batch"]
        self.init(
            checkedAt: Date(timeIntervalSince1970: checkedAt),
            reported: row["check_reported"] ?? 0,
            batch: batch.flatMap { AlertBatchID($0) },
            failure: row["check_failure"]
        )
    }
}

extension AlertMatch {
    /// Reads a row of `alert_match` that belongs to a batch.
    init(row: Row) throws {
        let text: String = row["animal_id"]
        guard let id = AnimalID(text) else { throw UnreadableRow(description: "“\(text)” is no id of an animal") }
        let type: String = row["type"]
        let publishedAt: Double? = row["published_at"]
        self.init(
            animalID: id,
            type: OpenValue(type),
            title: row["title"],
            summary: row["summary"],
            url: row["url"],
            town: row["town"],
            publishedAt: publishedAt.map { Date(timeIntervalSince1970: $0) }
        )
    }
}
