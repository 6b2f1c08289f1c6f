import Domain

extension Animal {
    /// Everything by which the animal is found, once each, in the order of the table of the index.
    ///
    /// - Parameter isMerged: Whether this is a listing merged from several records.
    func postings(_ references: AnimalRow.References, isMerged: Bool) -> [Posting] {
        var postings = PostingDictionary<Void>(initial: ())
        updatePostings(references, sortName: NameKey.of(name), isMerged: isMerged, in: &postings) { _ in }
        return postings.inOrder().map(\.posting)
    }

    /// Changes the value of everything by which the animal is found, of some of it perhaps repeatedly.
    ///
    /// - Parameters:
    ///   - sortName: The key of its name.
    ///   - isMerged: Whether this is a listing merged from several records.
    func updatePostings<Value: Sendable>(
        _ references: AnimalRow.References,
        sortName: String,
        isMerged: Bool,
        in postings: inout PostingDictionary<Value>,
        _ change: (inout Value) -> Void
    ) {
        postings.update(.source, id.source.text.utf8.span, change)
        for told in provenance { postings.update(.source, told.id.source.text.utf8.span, change) }
        postings.update(.kind, isMerged ? 1 : 0, change)
        postings.update(.name, sortName.utf8.span, change)
        AnimalSearchText(self).updatePostings(in: &postings, change)
        if let site = references.site {
            postings.update(.placed, 1, change)
            postings.update(.site, site, change)
        }
        if let organization = references.organization { postings.update(.organization, organization, change) }
        for (field, term) in zip(Self.termFields, references.terms) {
            if let term { postings.update(field, term, change) }
        }
        func update(_ field: Posting.Field, _ answer: Bool?) {
            if let answer { postings.update(field, answer ? 1 : 0, change) }
        }
        update(.goodWithChildren, environment.children.boolValue)
        update(.goodWithDogs, environment.dogs.boolValue)
        update(.goodWithCats, environment.cats.boolValue)
        update(.houseTrained, attributes.houseTrained.boolValue)
        update(.specialNeeds, attributes.specialNeeds.boolValue)
        update(.hasPhoto, !photos.isEmpty)
        if let breed = breeds.primary { postings.update(.breedLength, Self.wordCount(of: breed), change) }
        if let breed = breeds.secondary { postings.update(.breedLength, Self.wordCount(of: breed), change) }
    }

    /// Who tells of the animal.
    var sourcePostings: [Posting] {
        [Posting(.source, id.source.text)] + provenance.map { Posting(.source, $0.id.source.text) }
    }

    /// What the terms of ``termTexts`` are, in that order.
    private static let termFields: [Posting.Field] = [
        .type, .status, .age, .gender, .size, .coat, .breed, .breed, .color, .color, .color,
    ]

    /// Folded words are parted by single spaces.
    private static func wordCount(of text: String) -> Int64 {
        let folded = SearchText.fold(text)
        let bytes = folded.utf8.span
        var count: Int64 = bytes.isEmpty ? 0 : 1
        for index in bytes.indices where bytes[index] == UInt8(ascii: " ") { count += 1 }
        return count
    }
}

extension AnimalSearchText {
    fileprivate func updatePostings<Value: Sendable>(
        in postings: inout PostingDictionary<Value>,
        _ change: (inout Value) -> Void
    ) {
        postings.update(.nameLength, Int64(name.unicodeScalars.count), change)
        postings.update(.nameWord, wordsOf: name, areJoined: true, change)
        postings.update(.breedWord, wordsOf: breeds, areJoined: true, change)
        postings.update(.tagWord, wordsOf: tags, areJoined: false, change)
        postings.update(.descriptionWord, wordsOf: description, areJoined: false, change)
    }
}

extension PostingDictionary {
    /// Changes the value of each word of a folded text.
    ///
    /// - Parameter areJoined: Whether each two words that stand side by side count, too, joined by a space.
    fileprivate mutating func update(
        _ field: Posting.Field,
        wordsOf text: String,
        areJoined: Bool,
        _ change: (inout Value) -> Void
    ) {
        let bytes = text.utf8.span
        var start = 0
        var former: Int?
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: " ") { end += 1 }
            update(field, bytes.extracting(start..<end), change)
            if areJoined, let former { update(field, bytes.extracting(former..<end), change) }
            (former, start) = (start, end + 1)
        }
    }
}
