import Domain
import Testing

/// One line of a table: what is typed, and what it means in ``UnderstoodSearch/notation``.
struct SearchPhraseCase: CustomTestStringConvertible {
    let phrase: String
    let expected: String

    var testDescription: String { phrase }

    /// Lines of `phrase → expected`.
    static func table(_ lines: String) -> [SearchPhraseCase] {
        lines.split(separator: "\n").compactMap { line in
            let halves = line.split(separator: " → ", omittingEmptySubsequences: false)
            guard halves.count == 2 else { return nil }
            return SearchPhraseCase(
                phrase: String(halves[0]).trimmingSpaces,
                expected: String(halves[1]).trimmingSpaces
            )
        }
    }
}
