import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// Reads animals and organisations from JSON and NDJSON, PetSave's own and Petfinder's, mixed as they come.
struct JSONRecordDecoder: RecordDecoder {
    /// Whose the records are that do not say so themselves.
    let source: SourceName
    let importedAt: Date

    private var reader = JSONRecordReader(
        containers: .init(lists: ["animals", "organizations"], singles: ["animal", "organization"])
    )
    /// The first value that is no record: if it stays the only one, the whole input is something else.
    private var stranger: Stranger?

    private struct Stranger {
        let position: JSONPosition
        let holding: String
    }

    init(source: SourceName, importedAt: Date) {
        self.source = source
        self.importedAt = importedAt
    }

    mutating func consume(_ chunk: [UInt8], into queue: inout RecordQueue) {
        var events: [JSONRecordEvent] = []
        reader.consume(chunk) { events.append($0) }
        for event in events { take(event, into: &queue) }
    }

    mutating func finish(into queue: inout RecordQueue) {
        var events: [JSONRecordEvent] = []
        reader.finish { events.append($0) }
        for event in events { take(event, into: &queue) }
        if let stranger {
            let reason = "there are no animals in this input: it holds \(stranger.holding)"
            queue.append(RecordFault(stranger.position, reason, endsInput: true))
        }
        queue.end()
    }

    private mutating func take(_ event: JSONRecordEvent, into queue: inout RecordQueue) {
        switch event {
        case .record(let label, let value, let position):
            take(value, label: label, at: position, into: &queue)
        case .topLevelScalar(let value, let position):
            takeStranger(Stranger(position: position, holding: Self.content(of: value)), into: &queue)
        case .malformed(let position, let problem):
            disownStranger(into: &queue)
            queue.append(RecordFault(position, problem.description))
        case .truncated(let position, let problem), .notJSON(let position, let problem):
            disownStranger(into: &queue)
            queue.append(RecordFault(position, problem.description, endsInput: true))
        }
    }

    private mutating func take(
        _ value: JSONValue,
        label: String?,
        at position: JSONPosition,
        into queue: inout RecordQueue
    ) {
        let kind =
            label.map { $0.hasPrefix("organization") ? RecordKind.organization : .animal } ?? RecordKind(of: value)
        guard let kind else {
            takeStranger(Stranger(position: position, holding: Self.content(of: value)), into: &queue)
            return
        }
        disownStranger(into: &queue)
        do throws(RecordProblem) {
            guard case .object(let record) = value else { throw .notARecord }
            switch kind {
            case .organization: queue.append(try Organization(petfinder: record, source: source))
            case .animal: queue.append(try animal(of: record))
            }
        } catch {
            queue.append(RecordFault(position, error.description))
        }
    }

    private func animal(of record: JSONObject) throws(RecordProblem) -> Animal {
        if record["source"] != nil, record["source_id"] != nil {
            try Animal(petSave: record, importedAt: importedAt)
        } else {
            try Animal(petfinder: record, source: source, fetchedAt: importedAt)
        }
    }

    private mutating func takeStranger(_ newcomer: Stranger, into queue: inout RecordQueue) {
        guard stranger != nil || reader.summary.topLevelValueCount > 1 || reader.summary.recordCount > 1 else {
            stranger = newcomer
            return
        }
        disownStranger(into: &queue)
        report(newcomer, into: &queue)
    }

    /// Something else came after the stranger, so that it was no more than one bad record.
    private mutating func disownStranger(into queue: inout RecordQueue) {
        guard let stranger else { return }
        self.stranger = nil
        report(stranger, into: &queue)
    }

    private func report(_ stranger: Stranger, into queue: inout RecordQueue) {
        queue.append(RecordFault(stranger.position, "this is no record of an animal: it holds \(stranger.holding)"))
    }

    private static func content(of value: JSONValue) -> String {
        switch value {
        case .null: return "null"
        case .bool: return "a truth value"
        case .integer, .double: return "a number"
        case .string: return "a string"
        case .array: return "a list"
        case .object(let object):
            let keys = Set(object.members.map { CleanText.line($0.key) ?? "\"\"" }).sorted()
            guard !keys.isEmpty else { return "an empty object" }
            let named = keys.prefix(8).joined(separator: ", ")
            return "the key\(keys.count == 1 ? "" : "s") \(named)\(keys.count > 8 ? " and more" : "")"
        }
    }
}

/// What an object without a label is meant to be.
private enum RecordKind {
    case animal
    case organization

    /// `nil` when it is neither.
    init?(of value: JSONValue) {
        guard case .object(let object) = value else { return nil }
        let organizationKeys = ["hours", "adoption", "mission_statement", "social_media"]
        if object["type"] == nil, organizationKeys.contains(where: { object[$0] != nil }) {
            self = .organization
        } else if object["id"] != nil || object["source_id"] != nil || (object["name"] != nil && object["type"] != nil)
        {
            self = .animal
        } else {
            return nil
        }
    }
}

extension RecordFault {
    fileprivate init(_ position: JSONPosition, _ reason: String, endsInput: Bool = false) {
        self.init(line: position.line, column: position.column, reason: reason, endsInput: endsInput)
    }
}
