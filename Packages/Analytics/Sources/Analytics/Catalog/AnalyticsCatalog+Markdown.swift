extension AnalyticsCatalog {
    /// The catalogue as a document in Markdown, for `docs/analytics-events.md`.
    public static var markdown: String {
        var lines = [
            "# What analytics records",
            "",
            "Version \(version) of the catalogue. `petsave analytics events --markdown` writes this document.",
            "",
            "Nothing is recorded before you switch analytics on, and nothing but what stands here: an event is made of a "
                + "definition in the catalogue, and a property takes no free text. What is the same for all events: a random "
                + "`id`, the `time`, and the version of the catalogue.",
            "",
            "A **count** is rounded down to one of " + countSteps.map(String.init).joined(separator: ", ")
                + ", since exact numbers could tell a place or a person. A **country** is an ISO 3166-1 alpha-2 code. A "
                + "**flag** is true or false. A **term** is one of those listed.",
        ]
        for group in EventGroup.allCases {
            lines += ["", "## \(group.rawValue)"]
            for event in events where event.group == group { lines += event.markdownLines }
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension EventDescription {
    fileprivate var markdownLines: [String] {
        let heading = ["", "### `\(name.text)`", "", "\(meaning) *Recorded:* \(moment)"]
        guard !properties.isEmpty else { return heading }
        let rows = properties.map { property in
            let optional = property.isOptional ? ", may be missing" : ""
            return "| `\(property.name.text)` | \(property.kind.markdown)\(optional) | \(property.meaning) |"
        }
        return heading + ["", "| property | type | meaning |", "|---|---|---|"] + rows
    }
}

extension PropertyKind {
    /// What it is called: `count`.
    public var name: String {
        switch self {
        case .count: "count"
        case .flag: "flag"
        case .country: "country"
        case .term: "term"
        }
    }

    /// The terms that it can be; `nil` for any other kind.
    public var terms: [String]? {
        if case .term(let terms) = self { terms.map(\.text) } else { nil }
    }

    fileprivate var markdown: String {
        guard let terms else { return name }
        return "\(name): " + terms.map { "`\($0)`" }.joined(separator: ", ")
    }
}
