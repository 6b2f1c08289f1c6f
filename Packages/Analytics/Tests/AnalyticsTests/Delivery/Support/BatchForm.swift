import FoundationEssentials
import JSONStreaming
import LoopbackServer

/// The form of `POST /v1/batch`, as Segment documents it.
struct BatchForm: StrictForm {
    let key: String
    let identifier: String

    let success = LoopbackResponse.json(#"{"success": true}"#)

    func read(_ request: LoopbackRequest, _ checker: inout FormChecker) -> EventReceiver.Delivery {
        var delivery = EventReceiver.Delivery()
        checker.expect(request.method == "POST" && request.target == "/v1/batch", "\(request.method) \(request.target)")
        let authorization = "Basic " + Data("\(key):".utf8).base64EncodedString()
        checker.expect(request.headers["Authorization"] == authorization, "Authorization")
        checker.expect(request.headers["Content-Type"] == "application/json", "Content-Type")
        checker.expect(request.body.count <= 500_000, "\(request.body.count) bytes")
        let body = checker.object(try? JSONParser.parse(request.body), ["batch", "sentAt"], "body")
        checkTime(body["sentAt"], "sentAt", &checker)
        let batch = checker.array(body["batch"], "batch")
        checker.expect(!batch.isEmpty && batch.count <= 2_500, "\(batch.count) events")
        for value in batch {
            let keys: Set<String> = [
                "type", "event", "messageId", "anonymousId", "timestamp", "properties", "context",
            ]
            let call = checker.object(value, keys, "call")
            checker.expect(call["type"] == "track", "type")
            checker.expect(call["anonymousId"] == .string(identifier), "anonymousId")
            let id = checker.identifier(call["messageId"], "messageId")
            let name = checker.text(call["event"], "event")
            let isTitle = name.split(separator: " ", omittingEmptySubsequences: false).allSatisfy { word in
                word.first?.isUppercase == true && word.dropFirst().allSatisfy { $0.isLowercase }
            }
            checker.expect(isTitle, "event “\(name)”")
            checkTime(call["timestamp"], "timestamp", &checker)
            let context = checker.object(call["context"], ["library"], "context")
            let library = checker.object(context["library"], ["name", "version"], "library")
            checker.expect(library["name"] == "petsave" && library["version"] == "9.9.9", "library")
            for member in call["properties"]?.objectValue ?? JSONObject() {
                checker.expect(isScalar(member.value), "property \(member.key)")
            }
            delivery.events.append((id, name))
            if name == "Events Dropped" { delivery.told[id] = call["properties"]?["count"]?.intValue ?? -1 }
        }
        return delivery
    }

    private func isScalar(_ value: JSONValue) -> Bool {
        switch value {
        case .bool, .integer, .string: true
        case .null, .double, .array, .object: false
        }
    }

    /// `2026-07-01T00:00:00.000Z`, or without the fraction.
    private func checkTime(_ value: JSONValue?, _ place: String, _ checker: inout FormChecker) {
        let text = checker.text(value, place)
        checker.expect(
            [20, 24].contains(text.count) && text.hasSuffix("Z") && text.contains("T"),
            "\(place) “\(text)”"
        )
    }
}
