import Domain
import FoundationEssentials
import JSONStreaming

/// What is asked of RescueGroups' search.
///
/// Everything is below `data`, since what is not is silently ignored; field names carry their type, since bare ones are
/// refused; moments are those of RFC 3339, since others make the server fail.
struct RescueGroupsQuestion {
    /// Half around the world: farther is nothing.
    private static let greatestRadius = 12_450.0

    let scope: SourceScope?
    let changedSince: Date?

    var body: [UInt8] {
        var data = JSONObject()
        if let scope = scope?.rounded {
            data["filterRadius"] = [
                "miles": .integer(Int64(min(scope.radius.miles.rounded(.up), Self.greatestRadius))),
                "lat": .double(scope.center.latitude),
                "lon": .double(scope.center.longitude),
            ]
        }
        if let changedSince {
            // “Greater than” leaves out the very second, in which there may have been more than one change.
            let moment = changedSince.addingTimeInterval(-1).iso8601
            data["filters"] = [
                ["fieldName": "animals.updatedDate", "operation": "greaterthan", "criteria": .string(moment)]
            ]
            data["filterProcessing"] = "1"
        }
        return JSONValue.object(["data": .object(data)]).serialized()
    }
}
