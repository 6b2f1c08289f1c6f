/// Takes a name of ``PetfinderNames`` apart.
enum PetfinderName {
    /// What stands between slashes, without a remark in parentheses.
    static func parts(of name: String) -> [String] {
        name.split(separator: " / ").map { String($0.prefix { $0 != "(" }).trimmingSpaces }
    }

    /// The folded phrases that mean a colour or a part of it, and the words of its name that they stand for:
    /// `Tabby (Orange / Red)` is “tabby orange red”, “orange tabby” and “red tabby”.
    static func colorForms(of name: String) -> [(phrase: String, words: String)] {
        let halves = name.split(separator: "(", maxSplits: 1)
        guard halves.count == 2 else { return parts(of: name).flatMap(plainForms) }
        let base = String(halves[0]).trimmingSpaces
        let parts = parts(of: String(halves[1].dropLast()))
        return [(SearchText.fold(name), name)]
            + parts.indices.map { last in
                (SearchText.fold("\(parts[last]) \(base)"), ([base] + parts[...last]).joined(separator: " "))
            }
    }

    private static func plainForms(of part: String) -> [(phrase: String, words: String)] {
        let folded = SearchText.fold(part)
        return part.contains("&")
            ? [(folded, part), (SearchText.fold(part.split(separator: "&").joined(separator: "and")), part)]
            : [(folded, part)]
    }
}
