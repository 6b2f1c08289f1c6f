/// The members of a JSON object in the order of the input.
///
/// A key that occurs twice is kept twice, and lookup answers with the last one, as most parsers do. Lookup walks the
/// members and costs no hashing: it is meant for objects of some tens of members, as records are.
public struct JSONObject: Sendable {
    /// One name with its value.
    public struct Member: Sendable, Equatable {
        /// The member's name, with its escapes resolved.
        public var key: String
        /// The member's value.
        public var value: JSONValue

        /// Makes a member.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Every member, duplicates included, in order.
    public private(set) var members: [Member]

    /// Makes an object of the members, in their order.
    public init(_ members: [Member] = []) {
        self.members = members
    }

    /// The value of the last member with this name; nil when there is none.
    ///
    /// Setting replaces every member of that name by one, in the last one's place, or adds one at the end; setting nil
    /// removes them.
    public subscript(key: String) -> JSONValue? {
        get {
            guard let index = lastIndex(of: key) else { return nil }
            return members[index].value
        }
        set {
            guard let index = lastIndex(of: key) else {
                if let newValue { members.append(Member(key: key, value: newValue)) }
                return
            }
            if let newValue { members[index].value = newValue }
            let kept = newValue == nil ? nil : index
            members = members.enumerated().filter { $0.offset == kept || $0.element.key != key }.map(\.element)
        }
    }

    private func lastIndex(of key: String) -> Int? {
        // Comparing lengths first spares nearly every comparison of text.
        let length = key.utf8.count
        // A span lends its members; going through the array would count references to each.
        let span = members.span
        var index = span.count
        while index > 0 {
            index -= 1
            if span[index].key.utf8.count == length, span[index].key == key { return index }
        }
        return nil
    }
}

extension JSONObject: RandomAccessCollection {
    /// The index of the first member.
    public var startIndex: Int { 0 }
    /// The number of members, duplicates included.
    public var endIndex: Int { members.count }
    /// The member at the index, in the order of the input.
    public subscript(position: Int) -> Member { members[position] }
}

extension JSONObject: Equatable {
    /// Whether both hold the same names with the same values. The order does not matter, and of duplicates only the
    /// last counts, since JSON gives no meaning to either.
    public static func == (lhs: JSONObject, rhs: JSONObject) -> Bool {
        lhs.members == rhs.members || lhs.sortedMembers() == rhs.sortedMembers()
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object of the listed members, in that order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements.map { Member(key: $0.0, value: $0.1) })
    }
}

extension JSONObject {
    /// The members by the Unicode scalars of their names, only the last of each name.
    func sortedMembers() -> [Member] {
        // UTF-8 orders bytes as Unicode orders scalars. Sorting is stable, so the last duplicate stays last.
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        var unique: [Member] = []
        unique.reserveCapacity(sorted.count)
        for member in sorted {
            if let last = unique.last, last.key.utf8.elementsEqual(member.key.utf8) {
                unique[unique.count - 1] = member
            } else {
                unique.append(member)
            }
        }
        return unique
    }
}
