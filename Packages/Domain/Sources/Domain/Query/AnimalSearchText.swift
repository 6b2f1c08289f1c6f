/// What of an animal a text search looks at, folded.
///
/// A catalogue that keeps an index of its own fills it from these four fields, so that all of them find the same.
public struct AnimalSearchText: Hashable, Sendable {
    public let name: String
    public let breeds: String
    public let tags: String
    public let description: String

    /// Borrows the animal, since copying one takes longer than folding its name.
    public init(_ animal: borrowing Animal) {
        name = SearchText.fold(animal.name)
        // Folding leaves no space but between words.
        var breeds = animal.breeds.primary ?? ""
        if let secondary = animal.breeds.secondary { breeds += " " + secondary }
        if let species = animal.species { breeds += " " + species }
        self.breeds = SearchText.fold(breeds)
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
