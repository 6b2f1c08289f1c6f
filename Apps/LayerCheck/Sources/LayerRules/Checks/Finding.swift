package import ImportScanning

/// One violation: where it is, what is wrong, why that matters and what to do instead.
package struct Finding: Equatable, Sendable {
    package var rule: Rule
    /// From the repository's root.
    package var path: String
    package var position: SourcePosition
    package var message: String
    package var reason: String
    package var remedy: String

    package init(
        _ rule: Rule,
        path: String,
        position: SourcePosition,
        message: String,
        reason: String? = nil,
        remedy: String
    ) {
        self.rule = rule
        self.path = path
        self.position = position
        self.message = message
        self.reason = reason ?? rule.reason
        self.remedy = remedy
    }
}

extension Finding: Comparable {
    package static func < (left: Finding, right: Finding) -> Bool {
        (left.path, left.position, left.rule.rawValue, left.message)
            < (right.path, right.position, right.rule.rawValue, right.message)
    }
}
