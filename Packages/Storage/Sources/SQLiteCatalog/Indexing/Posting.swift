import Domain

/// Something that animals have, by which they are found: a field, and a value in it.
struct Posting: Hashable, Sendable {
    /// What a value is about. The numbers stand in catalogues' files: none may ever change its meaning.
    enum Field: Int64, Hashable, Sendable, CaseIterable {
        /// 0: a source's own record; 1: a listing merged from several. Every animal has one.
        case kind = 0
        /// 1: a record that a merged listing shows.
        case part = 1
        /// 1: it is known where the animal is.
        case placed = 2

        // Ids of terms.
        case type = 10
        case status = 11
        case age = 12
        case gender = 13
        case size = 14
        case coat = 15
        /// The primary or the secondary one.
        case breed = 16
        /// Any of the three.
        case color = 17

        // 1 for yes, 0 for no.
        case goodWithChildren = 20
        case goodWithDogs = 21
        case goodWithCats = 22
        case houseTrained = 23
        case specialNeeds = 24
        case hasPhoto = 25

        /// The name of a source that tells of the animal.
        case source = 30
        /// The id of the site where the animal is.
        case site = 31
        /// The id of the organisation that offers it.
        case organization = 32

        // Words of the fields of `AnimalSearchText`. For names and breeds also each two words that stand side by side,
        // joined by a space, since a space is what people leave out.
        case nameWord = 40
        case breedWord = 41
        case tagWord = 42
        case descriptionWord = 43
        /// Of how many Unicode scalars the folded name consists.
        case nameLength = 44
        /// Of how many words one of the breeds consists.
        case breedLength = 45
        /// The whole name, as `NameKey` makes it: what names are sorted by.
        case name = 46
    }

    enum Value: Sendable {
        case number(Int64)
        /// Compared byte by byte, as SQLite does.
        case text(String)
    }

    /// That a record is shown by a merged listing.
    static let isPart = Posting(.part, 1)
    /// That an animal is a listing merged from several records.
    static let merged = Posting(.kind, 1)

    let field: Field
    let value: Value

    init(_ field: Field, _ number: Int64) {
        self.field = field
        value = .number(number)
    }

    init(_ field: Field, _ text: String) {
        self.field = field
        value = .text(text)
    }
}

extension Posting.Value: Equatable {
    static func == (left: Posting.Value, right: Posting.Value) -> Bool {
        switch (left, right) {
        case (.number(let left), .number(let right)): left == right
        case (.text(let left), .text(let right)): left.isWritten(as: right)
        default: false
        }
    }
}

extension Posting {
    func hash(into hasher: inout Hasher) {
        // Numbers and texts do not come in the same field.
        hasher.combine(field.rawValue)
        switch value {
        case .number(let number): hasher.combine(number)
        case .text(let text): hasher.combine(text)
        }
    }
}

extension Posting.Field {
    init(_ companion: Companion) {
        self =
            switch companion {
            case .children: .goodWithChildren
            case .dogs: .goodWithDogs
            case .cats: .goodWithCats
            }
    }

    /// The words of that field of texts.
    init(_ field: SearchField) {
        self =
            switch field {
            case .name: .nameWord
            case .breeds: .breedWord
            case .tags: .tagWord
            case .description: .descriptionWord
            }
    }
}
