/// What of an animal a text search looks at, folded.
///
/// A catalogue that keeps an index of its own fills it from these four fields, so that all of them find the same.
public struct AnimalSearchText: Hashable, Sendable {
    public let name: String
    public let breeds: String
    public let tags: String
    public let description: String

    public init(_ animal: Animal) {
        name = SearchText.fold(animal.name)
        breeds = SearchText.fold((animal.breeds.named + [animal.species].compactMap(\.self)).joined(separator: " "))
        tags = SearchText.fold(animal.tags.joined(separator: " "))
        description = SearchText.fold(animal.description ?? "")
    }

    /// Whether every one of `words` (already folded) is a word of some field; the last need only begin one.
    /// Compared byte by byte, so that an index of bytes finds the same.
    public func contains(words: [String]) -> Bool {
        let fields = [name, breeds, tags, description].map { Array(" \($0) ".utf8) }
        return words.enumerated().allSatisfy { index, word in
            let sought = index == words.count - 1 ? " \(word)" : " \(word) "
            return fields.contains { SearchText.occurs(Array(sought.utf8), in: $0) }
        }
    }
}
