import FoundationEssentials

extension Animal {
    /// One listing of an animal that several sources list; `nil` of no records.
    ///
    /// It has the smallest of their ids, whichever is fresher, so that it keeps it over syncs, and that record's organisation,
    /// since an organisation's id means something within its source only. The order of the records makes no difference.
    /// Where several know a fact, the record that was fetched last has the word, but:
    /// - of descriptions the longest wins, one that its feed has cut counting half;
    /// - photos, videos, tags, bonded partners and provenances of all come together, each once;
    /// - a source that no longer lists it does not unlist it while another does;
    /// - it was published when the first of them says, and is where the most precise of them says.
    public static func merged(from records: some Sequence<Animal>) -> Animal? {
        let records = records.sorted { left, right in
            left.fetchedAt == right.fetchedAt ? left.id < right.id : left.fetchedAt > right.fetchedAt
        }
        guard let freshest = records.first, let named = records.min(by: { $0.id < $1.id }) else { return nil }
        guard records.count > 1 else { return freshest }
        var merged = Animal(id: named.id, type: freshest.type, name: freshest.name)
        merged.organizationID = named.organizationID
        merged.takeTraits(of: records)
        merged.takeTexts(of: records)
        merged.takeLists(of: records)
        merged.takeStatus(of: records)
        merged.publishedAt = records.compactMap(\.publishedAt).min()
        // The first of the most precise, which is the freshest of them.
        let placed = records.compactMap(\.location)
        merged.location = placed.first { location in placed.allSatisfy { $0.origin <= location.origin } }
        return merged
    }

    /// Every id that the animal is known by: its own, and those of the records that it was merged from.
    public var knownIDs: [AnimalID] { [id] + provenance.map(\.id).filter { $0 != id } }

    private var fetchedAt: Date { provenance.lazy.map(\.fetchedAt).max() ?? .distantPast }

    private mutating func takeTraits(of records: [Animal]) {
        func first<Value>(_ fact: (Animal) -> Value?) -> Value? { records.lazy.compactMap(fact).first }
        func known(_ fact: (Animal) -> TriState) -> TriState {
            records.lazy.map(fact).first { $0 != .unknown } ?? .unknown
        }
        species = first(\.species)
        breeds = first { $0.breeds.named.isEmpty ? nil : $0.breeds } ?? Breeds()
        breeds.mixed = breeds.mixed == .unknown ? known(\.breeds.mixed) : breeds.mixed
        breeds.unknown = breeds.unknown == .unknown ? known(\.breeds.unknown) : breeds.unknown
        colors = first { $0.colors.named.isEmpty ? nil : $0.colors } ?? Colors()
        age = first(\.age)
        birthDate = first(\.birthDate)
        gender = first { $0.gender == .known(.unknown) ? nil : $0.gender } ?? first(\.gender)
        size = first(\.size)
        coat = first(\.coat)
        attributes.spayedNeutered = known(\.attributes.spayedNeutered)
        attributes.houseTrained = known(\.attributes.houseTrained)
        attributes.declawed = known(\.attributes.declawed)
        attributes.specialNeeds = known(\.attributes.specialNeeds)
        attributes.shotsCurrent = known(\.attributes.shotsCurrent)
        environment.children = known(\.environment.children)
        environment.dogs = known(\.environment.dogs)
        environment.cats = known(\.environment.cats)
        adoptionFee = first(\.adoptionFee)
    }

    private mutating func takeTexts(of records: [Animal]) {
        func first<Value>(_ fact: (Animal) -> Value?) -> Value? { records.lazy.compactMap(fact).first }
        func worth(_ text: String) -> Int { text.isCut ? text.utf8.count / 2 : text.utf8.count }
        for text in records.compactMap(\.description) where worth(text) > description.map(worth) ?? -1 {
            description = text
        }
        organizationAnimalID = first(\.organizationAnimalID)
        url = first(\.url)
        contact.email = first(\.contact.email)
        contact.phone = first(\.contact.phone)
        contact.address = first { $0.contact.address == Address() ? nil : $0.contact.address } ?? Address()
    }

    private mutating func takeLists(of records: [Animal]) {
        tags = Self.union(records.map(\.tags)) { [SearchText.fold($0)] }
        // A photo without an address that can be read is known by all it says.
        photos = Self.union(records.map(\.photos)) { photo in
            let keys = photo.keys
            return keys.isEmpty
                ? [[photo.full, photo.large, photo.medium, photo.small].compactMap(\.self).joined(separator: "\n")]
                : keys.map(\.address) + keys.compactMap(\.fileName)
        }
        primaryPhotoCropped = records.lazy.compactMap(\.primaryPhotoCropped).first
        videos = Self.union(records.map(\.videos)) { [$0] }
        let own = Set(records.map(\.id))
        bondedPartners = Self.union(records.map(\.bondedPartners)) { [$0] }.filter { !own.contains($0) }
        provenance = Self.union(
            [
                records.flatMap(\.provenance).sorted { left, right in
                    left.fetchedAt == right.fetchedAt ? left.id < right.id : left.fetchedAt > right.fetchedAt
                }
            ]
        ) { [$0.id] }
    }

    /// Status and history go together: those of two sources interleaved would tell of changes that never happened.
    private mutating func takeStatus(of records: [Animal]) {
        guard let told = records.first(where: { $0.status != .known(.unlisted) }) ?? records.first else { return }
        status = told.status
        statusChangedAt = told.statusChangedAt
        statusHistory = told.statusHistory
    }

    /// The items of all lists one after the other, without those that have a key of one before.
    private static func union<Item, Key: Hashable>(_ lists: [[Item]], keys: (Item) -> [Key]) -> [Item] {
        var seen: Set<Key> = []
        return lists.joined().filter { item in
            let keys = keys(item)
            defer { seen.formUnion(keys) }
            return seen.isDisjoint(with: keys)
        }
    }
}
