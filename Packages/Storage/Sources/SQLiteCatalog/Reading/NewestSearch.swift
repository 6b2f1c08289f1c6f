import Domain
import FoundationEssentials

/// Lists animals by when they were published, the last first; those of whom nobody said when come last.
struct NewestSearch {
    private let publications: AnimalPublications

    init(_ publications: AnimalPublications) {
        self.publications = publications
    }

    /// The newest of `keys`, at least `count` if there are so many, in groups that were published at the same moment.
    func newest(_ count: Int, of keys: KeySet) -> [[Int64]] {
        var newest: [(key: Int64, moment: Double)] = []
        // Older than the last of so many as are wanted, nothing is kept; what there is is sorted whenever it doubled.
        var oldest = -Double.infinity
        var limit = 2 * max(count, Self.fewest)
        for key in keys {
            let moment = publications.moment(of: key) ?? Self.unknown
            guard moment >= oldest else { continue }
            newest.append((key, moment))
            guard newest.count >= limit else { continue }
            newest.sort { $0.moment > $1.moment }
            oldest = newest[count - 1].moment
            newest.removeSubrange((newest.firstIndex { $0.moment < oldest } ?? newest.endIndex)...)
            limit = 2 * max(newest.count, Self.fewest)
        }
        newest.sort { $0.moment > $1.moment }
        return Self.groups(newest, count)
    }

    /// The animals of `keys` that were published after a moment.
    func keys(of keys: KeySet, after date: Date) -> KeySet {
        let bound = date.timeIntervalSinceReferenceDate
        return KeySet(keys.lazy.filter { key in publications.moment(of: key).map { $0 > bound } ?? false })
    }

    /// So many animals of those at least, in as many groups as that takes.
    private static func groups(_ newest: [(key: Int64, moment: Double)], _ count: Int) -> [[Int64]] {
        var groups: [[Int64]] = []
        var rest = newest[...]
        while let first = rest.first, rest.startIndex < count {
            let group = rest.prefix { $0.moment == first.moment }
            groups.append(group.map(\.key))
            rest = rest[group.endIndex...]
        }
        return groups
    }

    /// So many are sorted at once at least.
    private static let fewest = 64

    /// What nobody said stands as `Date.distantPast`, as in Domain's order.
    private static let unknown = Date.distantPast.timeIntervalSinceReferenceDate
}
