/// Which records of several sources are of one animal.
public enum AnimalIdentity {
    /// Whether two records are of one animal, and why.
    public static func verdict(on one: OfferedAnimal, and other: OfferedAnimal) -> IdentityVerdict {
        IdentityFacts(one).verdict(on: IdentityFacts(other))
    }

    /// The groups of two and more records that are of one animal, each in the order of ids, by their first ids.
    ///
    /// The order of the records makes no difference.
    public static func groups(of records: some Sequence<OfferedAnimal>) -> [[AnimalID]] {
        groups(joinedBy: likenesses(among: records.map(IdentityFacts.init)))
    }

    /// The pairs among the records that ``IdentityFacts/verdict(on:)`` takes for one animal.
    public static func likenesses(among records: [IdentityFacts]) -> Set<Likeness> {
        let blocks = Dictionary(grouping: records, by: \.block)
        var found: Set<Likeness> = []
        for (block, records) in blocks where block != nil {
            for (index, record) in records.enumerated() {
                for other in records[..<index] where record.isSame(as: other) {
                    found.insert(Likeness(record.id, other.id))
                }
            }
        }
        return found
    }

    /// The groups that come of pairs of records that look like one animal.
    ///
    /// A pair joins only when each is all that the other looks like in its source: where two littermates look alike,
    /// nobody can say which is which. What is joined by steps is one group, unless it would hold two records of one
    /// source; that source says they are two, so none of it is joined.
    public static func groups(joinedBy likenesses: Set<Likeness>) -> [[AnimalID]] {
        var alike: [AnimalID: [SourceName: Set<AnimalID>]] = [:]
        for pair in likenesses {
            alike[pair.first, default: [:]][pair.second.source, default: []].insert(pair.second)
            alike[pair.second, default: [:]][pair.first.source, default: []].insert(pair.first)
        }
        func isOnly(_ other: AnimalID, for id: AnimalID) -> Bool { alike[id]?[other.source]?.count == 1 }
        var partners: [AnimalID: [AnimalID]] = [:]
        for pair in likenesses where isOnly(pair.second, for: pair.first) && isOnly(pair.first, for: pair.second) {
            partners[pair.first, default: []].append(pair.second)
            partners[pair.second, default: []].append(pair.first)
        }
        return components(of: partners).filter { Set($0.map(\.source)).count == $0.count }
    }

    private static func components(of partners: [AnimalID: [AnimalID]]) -> [[AnimalID]] {
        var seen: Set<AnimalID> = []
        var components: [[AnimalID]] = []
        for start in partners.keys.sorted() where seen.insert(start).inserted {
            var component = [start]
            var next = 0
            while next < component.count {
                component += (partners[component[next]] ?? []).filter { seen.insert($0).inserted }
                next += 1
            }
            components.append(component.sorted())
        }
        return components
    }
}

/// Two records of different sources that look like one animal; which is named first makes no difference.
public struct Likeness: Hashable, Sendable {
    public let first: AnimalID
    public let second: AnimalID

    public init(_ one: AnimalID, _ other: AnimalID) {
        (first, second) = one < other ? (one, other) : (other, one)
    }
}
