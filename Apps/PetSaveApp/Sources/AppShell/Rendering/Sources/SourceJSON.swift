import AnimalFormats
import AnimalSources
import Boundaries
import Domain
import FoundationEssentials
import JSONStreaming

/// Sources as JSON; a key, password or client secret is in none of it.
enum SourceJSON {
    static func value(of status: SourceStatus, now: Date) -> JSONValue {
        let configuration = status.configuration
        let heardOf = SourceWords.heardOf(status)
        return [
            "name": .string(configuration.name.text),
            "kind": .string(configuration.kind),
            "kind_title": status.kindTitle.map { .string($0) } ?? .null,
            "enabled": .bool(configuration.isEnabled),
            "state": .string(SourceState(status, now: now).rawValue),
            "animals": .integer(Int64(status.animals)),
            "fetched_at": moment(heardOf),
            "age_seconds": heardOf.map { .integer(Int64(max(0, now.timeIntervalSince($0)))) } ?? .null,
            "next_refresh": moment(status.nextRefresh),
            "refresh_seconds": .integer(Int64(configuration.refreshInterval)),
            "last_error": status.sync?.failure.map(failure) ?? .null,
            "unfinished": status.sync?.openPass.map(pass) ?? .null,
            "place": configuration.place.map { .string($0) } ?? .null,
            "coordinate": status.place.map(coordinate) ?? .null,
            "within_km": configuration.radius.map { .double($0.kilometers) } ?? .null,
            "settings": .object(
                JSONObject(
                    configuration.settings.sorted { $0.key < $1.key }
                        .map { JSONObject.Member(key: $0.key, value: .string($0.value)) }
                )
            ),
            "secret": configuration.secret.map(origin) ?? .null,
        ]
    }

    /// What came of trying one.
    static func value(of probe: FeedProbe, source: SourceName, seconds: Double) -> JSONValue {
        [
            "name": .string(source.text),
            "total": probe.total.map { .integer(Int64($0)) } ?? .null,
            "examples": .array(
                probe.examples.map { .object(["id": .string($0.id.description), "name": .string($0.name)]) }
            ),
            "fault_count": .integer(Int64(probe.faults.count)),
            "faults": .array(probe.faults.map(fault)),
            "requests": .integer(Int64(probe.traffic.requests)),
            "bytes": .integer(Int64(probe.traffic.bytes)),
            "seconds": .double(seconds),
        ]
    }

    static func fault(_ fault: RecordFault) -> JSONValue {
        [
            "line": .integer(Int64(fault.line)),
            "column": .integer(Int64(fault.column)),
            "reason": .string(fault.reason),
        ]
    }

    private static func moment(_ date: Date?) -> JSONValue {
        date.map { .string($0.iso8601) } ?? .null
    }

    private static func coordinate(_ place: Place) -> JSONValue {
        ["latitude": .double(place.coordinate.latitude), "longitude": .double(place.coordinate.longitude)]
    }

    private static func failure(_ failure: SyncFailure) -> JSONValue {
        ["at": moment(failure.at), "reason": .string(failure.reason), "retry_at": moment(failure.retryAt)]
    }

    private static func pass(_ pass: SyncPass) -> JSONValue {
        [
            "started_at": moment(pass.startedAt),
            "changed_since": moment(pass.changedSince),
            "pages": .integer(Int64(pass.pages)),
            "seen": .integer(Int64(pass.seen)),
        ]
    }

    private static func origin(_ secret: SecretOrigin) -> JSONValue {
        switch secret {
        case .command(let line): ["from": "command", "command": .string(line)]
        case .environment(let variable): ["from": "environment", "variable": .string(variable)]
        case .file(let path): ["from": "file", "path": .string(path)]
        case .kept: ["from": "petsave"]
        }
    }
}
