import JSONStreaming

/// An argument, option or flag as the argument parser knows it.
struct ArgumentDescription: Sendable {
    enum Kind: Sendable {
        case positional
        case option
        case flag
    }

    let kind: Kind
    /// With their hyphens: `-h`, `--help`; empty for what goes without a name.
    var names: [String]
    /// What its value is called.
    let valueName: String
    let abstract: String
    let discussion: String
    /// What holds if it is not given.
    let defaultValue: String?
    /// What may be given, where that is a list.
    let values: [String]
    /// Under which heading `--help` lists it.
    let sectionTitle: String?
    let isVisible: Bool
    let isOptional: Bool
    let isRepeating: Bool
    /// Whether whatever follows the option is its value, hyphens or not.
    let takesAnyValue: Bool

    init(_ json: JSONValue) {
        kind =
            switch json["kind"]?.stringValue {
            case "option": .option
            case "flag": .flag
            default: .positional
            }
        names = (json["names"]?.arrayValue ?? []).map { name in
            (name["kind"]?.stringValue == "long" ? "--" : "-") + (name["name"]?.stringValue ?? "")
        }
        valueName = json["valueName"]?.stringValue ?? ""
        abstract = json["abstract"]?.stringValue ?? ""
        discussion = json["discussion"]?.stringValue ?? ""
        defaultValue = json["defaultValue"]?.stringValue
        values = (json["allValues"]?.arrayValue ?? []).compactMap(\.stringValue)
        sectionTitle = json["sectionTitle"]?.stringValue
        isVisible = json["shouldDisplay"]?.boolValue ?? true
        isOptional = json["isOptional"]?.boolValue ?? false
        isRepeating = json["isRepeating"]?.boolValue ?? false
        takesAnyValue = json["parsingStrategy"]?.stringValue == "unconditional"
    }

    /// A flag and its opposite, which the argument parser lists apart, as one with both names.
    static func joiningInversions(_ arguments: [ArgumentDescription]) -> [ArgumentDescription] {
        arguments.reduce(into: []) { result, argument in
            if let last = result.last, last.kind == .flag, argument.kind == .flag, last.abstract == argument.abstract,
                argument.names == last.names.map({ "--no-" + $0.dropFirst(2) })
            {
                result[result.count - 1].names += argument.names
            } else {
                result.append(argument)
            }
        }
    }
}
