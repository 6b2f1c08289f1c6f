import ManualPages

/// The arguments and options of a command as lists of a page.
struct OptionList {
    private let arguments: [ArgumentDescription]

    init(_ arguments: [ArgumentDescription]) {
        self.arguments = arguments.filter(\.isVisible)
    }

    /// First what stands under no heading, then a list under each heading of `--help`.
    var grouped: [ManualBlock] {
        var titles: [String] = []
        for case let title? in arguments.map(\.sectionTitle) where !titles.contains(title) { titles.append(title) }
        let general = arguments.filter { $0.sectionTitle == nil }
        let positionals = general.filter { $0.kind == .positional }
        return list(positionals + general.filter { $0.kind != .positional })
            + titles.flatMap { title in [.heading(title)] + list(arguments.filter { $0.sectionTitle == title }) }
    }

    /// One list of everything but what every command has.
    var single: [ManualBlock] {
        list(arguments.filter { !$0.names.contains("--help") && !$0.names.contains("--version") })
    }

    private func list(_ arguments: [ArgumentDescription]) -> [ManualBlock] {
        arguments.isEmpty ? [] : [.definitions(arguments.map { ManualDefinition($0.term, $0.meaning) })]
    }
}

extension ArgumentDescription {
    /// How it is written.
    var term: ManualTerm {
        switch kind {
        case .positional: .argument(valueName)
        case .flag: .option(names: names, value: nil)
        case .option: .option(names: names, value: valueName)
        }
    }

    /// What `--help` says of it.
    fileprivate var meaning: ManualText {
        let notes = [
            values.isEmpty ? nil : "values: " + values.joined(separator: ", "),
            defaultValue.map { "default: " + $0 },
        ].compactMap(\.self)
        let parts = [abstract, discussion, notes.isEmpty ? "" : "(" + notes.joined(separator: "; ") + ")"]
        return ManualText(marked: parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
}
