import Domain

extension Animal {
    /// Everything by which the animal is found.
    ///
    /// - Parameters:
    ///   - text: The animal's own.
    ///   - terms: The ids of ``termTexts``.
    ///   - isMerged: Whether this is a listing merged from several records.
    func postings(text: AnimalSearchText, terms: [Int64?], isMerged: Bool) -> Set<Posting> {
        var postings = sourcePostings.union(text.postings)
        postings.insert(Posting(.kind, isMerged ? 1 : 0))
        if location != nil { postings.insert(Posting(.placed, 1)) }
        for case (let field, let term?) in zip(Self.termFields, terms) { postings.insert(Posting(field, term)) }
        for case (let field, let answer?) in flags { postings.insert(Posting(field, answer ? 1 : 0)) }
        for breed in breeds.named { postings.insert(Posting(.breedLength, Int64(SearchText.words(of: breed).count))) }
        return postings
    }

    /// Who tells of the animal.
    var sourcePostings: Set<Posting> {
        Set(([id] + provenance.map(\.id)).map { Posting(.source, $0.source.text) })
    }

    /// What the terms of ``termTexts`` are, in that order.
    private static let termFields: [Posting.Field] = [
        .type, .status, .age, .gender, .size, .coat, .breed, .breed, .color, .color, .color,
    ]

    private var flags: [(Posting.Field, Bool?)] {
        [
            (.goodWithChildren, environment.children.boolValue), (.goodWithDogs, environment.dogs.boolValue),
            (.goodWithCats, environment.cats.boolValue), (.houseTrained, attributes.houseTrained.boolValue),
            (.specialNeeds, attributes.specialNeeds.boolValue), (.hasPhoto, !photos.isEmpty),
        ]
    }
}

extension AnimalSearchText {
    fileprivate var postings: Set<Posting> {
        var postings: Set<Posting> = [Posting(.nameLength, Int64(name.unicodeScalars.count))]
        for (field, text) in [(SearchField.name, name), (.breeds, breeds), (.tags, tags), (.description, description)] {
            let words = text.utf8.split(separator: UInt8(ascii: " "))
            let field = Posting.Field(field)
            for word in words { postings.insert(Posting(field, String(Substring(word)))) }
            guard [.nameWord, .breedWord].contains(field) else { continue }
            for (first, second) in zip(words, words.dropFirst()) {
                postings.insert(Posting(field, String(text[first.startIndex..<second.endIndex])))
            }
        }
        return postings
    }
}
