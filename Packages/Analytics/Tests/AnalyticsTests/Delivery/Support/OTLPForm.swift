import JSONStreaming
import LoopbackServer

/// The JSON form of `ExportLogsServiceRequest` (OTLP 1.5), as far as events use it.
struct OTLPForm: StrictForm {
    let key: String
    let identifier: String

    /// A server that took everything leaves `partialSuccess` out.
    let success = LoopbackResponse.json("{}")

    func read(_ request: LoopbackRequest, _ checker: inout FormChecker) -> EventReceiver.Delivery {
        var delivery = EventReceiver.Delivery()
        checker.expect(request.method == "POST" && request.target == "/v1/logs", "\(request.method) \(request.target)")
        checker.expect(request.headers["x-api-key"] == key, "x-api-key")
        checker.expect(request.headers["Content-Type"] == "application/json", "Content-Type")
        let body = checker.object(try? JSONParser.parse(request.body), ["resourceLogs"], "body")
        for value in checker.array(body["resourceLogs"], "resourceLogs") {
            let logs = checker.object(value, ["resource", "scopeLogs"], "resourceLogs[]")
            let resource = checker.object(logs["resource"], ["attributes"], "resource")
            let told = attributes(resource["attributes"], &checker)
            checker.expect(
                told == [
                    "service.name": "petsave", "service.version": "9.9.9",
                    "app.installation.id": .string(identifier),
                ],
                "resource \(told)"
            )
            for value in checker.array(logs["scopeLogs"], "scopeLogs") {
                let scoped = checker.object(value, ["scope", "logRecords"], "scopeLogs[]")
                let scope = checker.object(scoped["scope"], ["name", "version"], "scope")
                checker.expect(scope["name"] == "petsave.analytics", "scope")
                for record in checker.array(scoped["logRecords"], "logRecords") {
                    read(record, into: &delivery, &checker)
                }
            }
        }
        checker.expect(!delivery.events.isEmpty, "no events")
        return delivery
    }

    private func read(_ value: JSONValue, into delivery: inout EventReceiver.Delivery, _ checker: inout FormChecker) {
        let keys: Set<String> = [
            "timeUnixNano", "observedTimeUnixNano", "severityNumber", "severityText", "eventName", "attributes",
        ]
        let record = checker.object(value, keys, "logRecord")
        for key in ["timeUnixNano", "observedTimeUnixNano"] {
            let text = checker.text(record[key], key)
            checker.expect(text.count == 19 && Int64(text) != nil, "\(key) “\(text)”")
        }
        checker.expect(record["severityNumber"] == 9 && record["severityText"] == "INFO", "severity")
        let name = checker.text(record["eventName"], "eventName")
        checker.expect(name.hasPrefix("petsave."), "eventName “\(name)”")
        let told = attributes(record["attributes"], &checker)
        let id = checker.identifier(told["log.record.uid"], "log.record.uid")
        delivery.events.append((id, name))
        if name == "petsave.events_dropped" { delivery.told[id] = told["petsave.count"]?.intValue ?? -1 }
    }

    /// Attributes by their keys, their values checked and taken out of `AnyValue`; 64-bit integers are strings there.
    private func attributes(_ value: JSONValue?, _ checker: inout FormChecker) -> [String: JSONValue] {
        var found: [String: JSONValue] = [:]
        for value in checker.array(value, "attributes") {
            let attribute = checker.object(value, ["key", "value"], "attribute")
            let key = checker.text(attribute["key"], "key")
            checker.expect(found[key] == nil, "\(key) stands there twice")
            let members = attribute["value"]?.objectValue ?? JSONObject()
            checker.expect(members.count == 1, "\(key) has \(members.count) values")
            switch (members.first?.key, members.first?.value) {
            case ("stringValue", .string(let text)?): found[key] = .string(text)
            case ("boolValue", .bool(let flag)?): found[key] = .bool(flag)
            case ("intValue", .string(let digits)?): found[key] = Int64(digits).map(JSONValue.integer)
            default: checker.expect(false, "\(key) is \(members)")
            }
        }
        return found
    }
}
