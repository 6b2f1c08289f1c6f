import Domain

/// Finds what somebody meant by a name that does not exist.
enum NearestName {
    /// The name among `names` that `text` is a misspelling of, or the last part of; `nil` when none is near.
    static func of(_ text: String, among names: [String]) -> String? {
        let sought = text.lowercased()
        guard !sought.isEmpty else { return nil }
        if let ending = names.first(where: { $0.hasSuffix(".\(sought)") }) { return ending }
        let nearest = names.map { ($0, EditDistance.between(sought, $0)) }.min { $0.1 < $1.1 }
        guard let nearest, nearest.1 <= max(2, sought.count / 3) else { return nil }
        return nearest.0
    }
}
