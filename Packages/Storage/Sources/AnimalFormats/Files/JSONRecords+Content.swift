import JSONStreaming

extension JSONRecords {
    /// What the fault begins with that says of a whole input that it is something else; what it is follows.
    package static let noAnimals = "there are no animals in this input: it holds "

    /// What a value that is no record holds, as the end of a sentence.
    static func content(of value: JSONValue, label: String? = nil) -> String {
        if label == "data", let type = value["type"]?.stringValue.flatMap(CleanText.line), value["attributes"] != nil {
            return "RescueGroups' list of \(type)"
        }
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
