/// How two names, as ``NameKey`` has them, stand to each other.
enum NameLikeness {
    case same
    /// One goes on after the other, with words that tell no littermates apart: `fiona`, `fiona fifi`.
    case alike
    case other

    init(_ one: [String], _ other: [String]) {
        let (short, long) = one.count <= other.count ? (one, other) : (other, one)
        guard zip(short, long).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) else {
            self = .other
            return
        }
        let more = long.dropFirst(short.count)
        if more.isEmpty {
            self = .same
        } else {
            self = more.contains(where: Self.tellsApart) ? .other : .alike
        }
    }

    /// Whether the word numbers an animal of several, or names a second one beside it.
    private static func tellsApart(_ word: String) -> Bool {
        ordinals.contains(word) || word.unicodeScalars.count == 1
            || word.unicodeScalars.contains { $0.properties.numericType != nil }
    }

    private static let ordinals: Set<String> = [
        "ii", "iii", "iv", "vi", "vii", "viii", "ix", "jr", "junior", "sr", "senior", "one", "two", "three", "four",
        "five", "six", "seven",
        "eight", "nine", "ten", "first", "second", "third", "big", "little", "and", "with", "und", "et", "y", "plus",
    ]

    /// Whether the name is one that any animal of a litter may bear: a word for its kind, a number, or both.
    static func isGeneric(_ words: [String]) -> Bool {
        words.allSatisfy { word in
            kinds.contains(word) || tellsApart(word)
        }
    }

    private static let kinds: Set<String> = [
        "adult", "baby", "black", "blue", "boy", "brown", "bunny", "calico", "cat", "dog", "female", "girl", "gray",
        "green", "grey",
        "guinea", "kitten", "kittens", "litter", "male", "mom", "mama", "mother", "orange", "pig", "pink", "pup",
        "puppies",
        "puppy", "purple", "rabbit", "red", "tabby", "tan", "tortie", "tuxedo", "white", "yellow",
    ]

    /// Whether the name only says that there is none.
    static func isAbsent(_ words: [String]) -> Bool {
        words.isEmpty || absences.contains(words.joined(separator: " "))
    }

    private static let absences: Set<String> = [
        "n a", "na", "name pending", "nameless", "no name", "noname", "none", "not named", "tba", "tbd", "unknown",
        "unnamed",
    ]
}
