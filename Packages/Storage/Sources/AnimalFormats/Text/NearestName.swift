import Domain

/// Finds what somebody meant by a name that does not exist.
enum NearestName {
    /// The name among `names` that `text` is a misspelling of, or the last part of; `nil` when none is near.
    static func of(_ text: String, among names: [String]) -> String? {
        let sought = text.lowercased()
        guard !sought.isEmpty else { return nil }
        if let ending = names.first(where: { $0.hasSuffix(".\(sought)") }) { return ending }
        return EditDistance.nearest(to: sought, among: names)
    }
}
