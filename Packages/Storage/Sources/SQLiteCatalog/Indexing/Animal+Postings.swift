import Domain

extension Animal {
    /// Everything by which the animal is found, some of it perhaps repeatedly.
    ///
    /// - Parameters:
    ///   - terms: The ids of ``termTexts``.
    ///   - isMerged: Whether this is a listing merged from several records.
    func postings(terms: [Int64?], isMerged: Bool) -> [Posting] {
        var postings = sourcePostings + [Posting(.kind, isMerged ? 1 : 0)]
        AnimalSearchText(self).addPostings(to: &postings)
        if location != nil { postings.append(Posting(.placed, 1)) }
        for case (let field, let term?) in zip(Self.termFields, terms) { postings.append(Posting(field, term)) }
        for case (let field, let answer?) in flags { postings.append(Posting(field, answer ? 1 : 0)) }
        for breed in breeds.named { postings.append(Posting(.breedLength, Int64(SearchText.words(of: breed).count))) }
        return postings
    }

    /// Who tells of the animal.
    var sourcePostings: [Posting] {
        [Posting(.source, id.source.text)] + provenance.map { Posting(.source, $0.id.source.text) }
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
    fileprivate func addPostings(to postings: inout [Posting]) {
        postings.append(Posting(.nameLength, Int64(name.unicodeScalars.count)))
        for (field, text) in [(SearchField.name, name), (.breeds, breeds), (.tags, tags), (.description, description)] {
            let words = text.utf8.split(separator: UInt8(ascii: " "))
            let posting = Posting.Field(field)
            for word in words { postings.append(Posting(posting, String(Substring(word)))) }
            guard field == .name || field == .breeds else { continue }
            for (first, second) in zip(words, words.dropFirst()) {
                postings.append(Posting(posting, String(text[first.startIndex..<second.endIndex])))
            }
        }
    }
}
