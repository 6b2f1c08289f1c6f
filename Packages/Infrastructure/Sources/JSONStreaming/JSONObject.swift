/// The members of a JSON object in the order of the input.
///
/// A key that occurs twice is kept twice, and lookup answers with the last one, as most parsers do. Names are the same
/// when their bytes are (RFC 8259, section 8.3). Lookup walks the members and costs no hashing: it is meant for objects of
/// some tens of members, as records are.
///
/// What was read is taken apart only where it is asked for. Whoever wants the same list again and again keeps it, since it
/// is put together each time.
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

    private enum Storage {
        case made([Member])
        /// The object that a node of a document is.
        case read(JSONDocument, node: Int)

        /// The value of the last member with this name. Borrowing, or the switch counted a reference to the document.
        borrowing func value(named name: String) -> JSONValue? {
            switch self {
            case .made(let members):
                return lastIndex(of: name, in: members).map { members[$0].value }
            case .read(let document, let node):
                guard let member = document.lastMember(of: node, named: name) else { return nil }
                return document.value(at: member)
            }
        }
    }

    private var storage: Storage

    /// Makes an object of the members, in their order.
    public init(_ members: [Member] = []) {
        storage = .made(members)
    }

    init(_ document: JSONDocument, at node: Int) {
        storage = .read(document, node: node)
    }

    /// Every member, duplicates included, in order.
    public var members: [Member] {
        switch storage {
        case .made(let members): members
        case .read: indices.map { self[$0] }
        }
    }

    /// The hash of the record's text, if this is one that a ``JSONRecordReader`` with a salt has read.
    public var textDigest: UInt64? {
        switch storage {
        case .made: nil
        case .read(let document, let node): document.digest(of: node)
        }
    }

    /// The value of the last member with this name; nil when there is none.
    ///
    /// Setting replaces every member of that name by one, in the last one's place, or adds one at the end; setting nil
    /// removes them.
    public subscript(key: String) -> JSONValue? {
        get {
            storage.value(named: key)
        }
        set {
            var members = members
            let last = Self.lastIndex(of: key, in: members)
            if let last {
                if let newValue { members[last].value = newValue }
                let kept = newValue == nil ? nil : last
                members = members.enumerated().filter { $0.offset == kept || !Self.isSame($0.element.key, key) }
                    .map(\.element)
            } else if let newValue {
                members.append(Member(key: key, value: newValue))
            }
            storage = .made(members)
        }
    }

    private static func lastIndex(of key: String, in members: [Member]) -> Int? {
        members.lastIndex { isSame($0.key, key) }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
    }
}

extension JSONObject: RandomAccessCollection {
    /// The index of the first member.
    public var startIndex: Int { 0 }

    /// The number of members, duplicates included.
    public var endIndex: Int {
        switch storage {
        case .made(let members): members.count
        case .read(let document, let node): document.members(of: node).count
        }
    }

    /// The member at the index, in the order of the input.
    public subscript(position: Int) -> Member {
        switch storage {
        case .made(let members):
            return members[position]
        case .read(let document, let node):
            precondition(indices.contains(position), "An object has no member outside its indices.")
            let member = document.members(of: node).start + position
            return Member(key: document.name(at: member), value: document.value(at: member))
        }
    }
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
