import Domain
import JSONStreaming

/// What a JSON value is meant to be.
enum RecordKind {
    case animal
    case organization
    /// A resource of RescueGroups': an animal, an organisation, or something that one of them refers to.
    case resource(RescueGroupsResource)

    /// Judges by the list that the value was found in and by its own keys; `nil` when it is no record.
    init?(_ value: JSONValue, label: String?) {
        switch label {
        case "animals", "animal":
            self = .animal
        case "organizations", "organization":
            self = .organization
        case "included":
            guard let resource = value.objectValue.flatMap({ RescueGroupsResource($0) }) else { return nil }
            self = .resource(resource)
        case "data" where Self.isOtherResource(value):
            return nil
        default:
            self.init(of: value)
        }
    }

    /// Whether it is a resource of another type, such as a breed, which has an `id` as animals have.
    private static func isOtherResource(_ value: JSONValue) -> Bool {
        guard value["attributes"] != nil, let type = value["type"]?.stringValue else { return false }
        return type != "animals" && type != "orgs" && AnimalType(reading: type) == nil
    }

    private init?(of value: JSONValue) {
        guard case .object(let object) = value else { return nil }
        let organizationKeys = ["hours", "adoption", "mission_statement", "social_media"]
        let type = object["type"]?.stringValue
        if type == "animals" || type == "orgs", let resource = RescueGroupsResource(object) {
            self = .resource(resource)
        } else if object["type"] == nil, organizationKeys.contains(where: { object[$0] != nil }) {
            self = .organization
        } else if object["id"] != nil || object["source_id"] != nil
            || (object["name"] != nil && object["type"] != nil) || FeedRow(of: object) != nil
        {
            self = .animal
        } else {
            return nil
        }
    }
}
