/// A name in which `*` stands for any characters but a slash, and `?` for one.
package struct Glob: Hashable, Sendable, CustomStringConvertible {
    package let pattern: String

    package init(_ pattern: String) {
        self.pattern = pattern == "all" ? "*" : pattern
    }

    package var description: String { pattern }

    /// Whether it can match more than one name.
    package var isWild: Bool { pattern.contains("*") || pattern.contains("?") }

    /// How closely it describes a name: what is written out beats any pattern, then the more letters the closer.
    package var specificity: Int {
        isWild ? pattern.filter { $0 != "*" && $0 != "?" }.count : Int.max
    }

    package func matches(_ name: String) -> Bool {
        Self.matches(pattern[...], name[...])
    }

    private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else {
            return name.isEmpty
        }
        let rest = pattern.dropFirst()
        if first == "*" {
            var tail = name
            while true {
                if matches(rest, tail) {
                    return true
                }
                guard let next = tail.first, next != "/" else {
                    return false
                }
                tail = tail.dropFirst()
            }
        }
        guard let next = name.first, first == next || (first == "?" && next != "/") else {
            return false
        }
        return matches(rest, name.dropFirst())
    }
}
