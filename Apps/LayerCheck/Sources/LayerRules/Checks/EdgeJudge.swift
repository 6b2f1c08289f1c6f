import ImportScanning

/// Decides whether one target may depend on another, wherever the dependency shows.
struct EdgeJudge {
    enum Verdict {
        case allowed
        case testKit
        case sibling(TargetRule)
        case forbidden(TargetRule)
    }

    let rules: RuleBook

    func verdict(from: TargetID, to: TargetID) -> Verdict {
        guard let rule = rules.rules[from], from != to else {
            return .allowed
        }
        if rules.testKits.contains(to), rule.role == .production {
            return .testKit
        }
        if rule.allowed.contains(to) {
            return .allowed
        }
        if rule.role != .tests, let other = rules.rules[to], other.row.line == rule.row.line {
            return .sibling(rule)
        }
        return .forbidden(rule)
    }

    /// What to write about a dependency that is not allowed; nil when it is.
    func finding(
        from: TargetID,
        to: TargetID,
        verb: String,
        rules names: (sibling: Rule, forbidden: Rule),
        at place: (path: String, position: SourcePosition)
    ) -> Finding? {
        switch verdict(from: from, to: to) {
        case .allowed:
            return nil
        case .testKit:
            return Finding(
                .testKitInProduction,
                path: place.path,
                position: place.position,
                message: "\(from) \(verb) \(to), a test kit",
                remedy: "depend on it from a test target, or mark \(from) as a (test kit) too in \(rules.document.path)"
            )
        case .sibling(let rule):
            return Finding(
                names.sibling,
                path: place.path,
                position: place.position,
                message: "\(from) \(verb) \(to), its sibling in the same row of the table",
                reason: rules.reason(names.sibling, rule),
                remedy: "move what both need into what \(from) may depend on (\(rule.allowedWords)), "
                    + "or connect the two where they are composed"
            )
        case .forbidden(let rule):
            return Finding(
                names.forbidden,
                path: place.path,
                position: place.position,
                message: "\(from) \(verb) \(to), but may depend on \(rule.allowedWords) only",
                reason: rules.reason(names.forbidden, rule),
                remedy: rule.role == .tests
                    ? "move the test to a package that may see both, or give it a row marked (tests)"
                    : "declare a protocol where \(from) may see it and conform to it further out, or move the code; "
                        + "if the architecture is to change, change the row first"
            )
        }
    }
}
