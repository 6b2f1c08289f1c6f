import FoundationEssentials

extension AnimalQuery {
    /// What the query means, computed the plain way: filter all, measure all, sort all.
    ///
    /// The in-memory catalogue answers by it, and every other catalogue is held against it.
    public func listed(from animals: some Sequence<Animal>) -> [(animal: Animal, distance: Distance?)] {
        let measured = animals.lazy.filter(filter.matches).compactMap { animal in
            area.distance(to: animal).map { (animal: animal, distance: $0) }
        }
        switch effectiveOrder {
        case .distance:
            return measured.sorted(by: Self.isNearer)
        case .newest:
            return measured.sorted { left, right in
                let (new, old) = (left.animal.publishedAt ?? .distantPast, right.animal.publishedAt ?? .distantPast)
                return new == old ? left.animal.id < right.animal.id : new > old
            }
        case .name:
            return sorted(
                measured,
                key: { Array(NameKey.of($0.name).utf8) },
                by: { $0.lexicographicallyPrecedes($1) }
            )
        case .relevance:
            let search = filter.textSearch
            return measured.map { (relevance: search?.relevance(of: $0.animal), item: $0) }
                .sorted { Self.isMoreRelevant($0, $1) }
                .map(\.item)
        case .match(let household):
            return sorted(
                measured,
                key: { MatchScore(of: $0, for: household)?.rank ?? 0 },
                by: >,
                nearestFirst: true
            )
        case .random(let seed):
            return sorted(measured, key: { Shuffle.key(of: $0.id, seed: seed) }, by: <)
        }
    }

    private typealias Measured = (animal: Animal, distance: Distance?)

    /// The better match first, then the nearer, the newer, and the id.
    private static func isMoreRelevant(
        _ left: (relevance: TextRelevance?, item: Measured),
        _ right: (relevance: TextRelevance?, item: Measured)
    ) -> Bool {
        if let better = left.relevance, let worse = right.relevance, better != worse { return better < worse }
        let (near, far) = (left.item.distance?.kilometers ?? .infinity, right.item.distance?.kilometers ?? .infinity)
        if near != far { return near < far }
        let (new, old) = (left.item.animal.publishedAt ?? .distantPast, right.item.animal.publishedAt ?? .distantPast)
        return new == old ? left.item.animal.id < right.item.animal.id : new > old
    }

    /// Sorted by a key that is computed once an animal, ties by distance if that is asked for, then by id.
    private func sorted<Key: Equatable>(
        _ animals: some Sequence<Measured>,
        key: (Animal) -> Key,
        by precedes: (Key, Key) -> Bool,
        nearestFirst: Bool = false
    ) -> [Measured] {
        animals.map { (key: key($0.animal), item: $0) }
            .sorted { left, right in
                if left.key != right.key { return precedes(left.key, right.key) }
                return nearestFirst
                    ? Self.isNearer(left.item, right.item) : left.item.animal.id < right.item.animal.id
            }
            .map(\.item)
    }

    /// Those of unknown distance are farthest; ties by id.
    private static func isNearer(_ left: Measured, _ right: Measured) -> Bool {
        let (near, far) = (left.distance?.kilometers ?? .infinity, right.distance?.kilometers ?? .infinity)
        return near == far ? left.animal.id < right.animal.id : near < far
    }
}

extension SearchArea {
    /// The distance of an animal that lies in the area, which may be unknown; `nil` for one outside.
    func distance(to animal: Animal) -> Distance?? {
        let distance = center.flatMap { center in
            animal.location.map { GreatCircle.distance(from: center, to: $0.coordinate) }
        }
        guard case .around(_, let radius) = self else { return .some(distance) }
        guard let distance, radius.map({ distance <= $0 }) ?? true else { return .none }
        return .some(distance)
    }
}
