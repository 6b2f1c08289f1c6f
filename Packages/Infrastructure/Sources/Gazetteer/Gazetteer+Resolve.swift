extension Gazetteer {
    /// The places that a name can mean.
    enum Resolution {
        case none
        case one(Int)
        case several([Int])
    }

    /// Which of the places of a name is meant.
    ///
    /// With a region or country, a town's own name goes before lesser names, and the first scope that has the name
    /// before the others. Without, all names of all places compete by weight. Among what is left, one place
    /// dominates if its weight is at least ten times that of the next.
    func resolve(_ key: [UInt8], in scopes: [PlaceScope]) -> Resolution {
        guard !key.isEmpty else { return .none }
        let matches = index.matches(of: key)
        for scope in scopes {
            if scope.regions == nil, scope.country == nil { return decide(matches) { _ in true } }
        }
        for isAlternate in [false, true] {
            for scope in scopes {
                let resolution = decide(matches) {
                    $0.isAlternate == isAlternate && scope.contains($0.place, in: tables)
                }
                if case .none = resolution { continue }
                return resolution
            }
        }
        return .none
    }

    /// The place of this name nearest to a position, within half a degree.
    func resolve(_ key: [UInt8], in scopes: [PlaceScope], near position: PlaceQuery.Position) -> Resolution {
        var best: (place: Int, distance: Double)?
        for match in index.matches(of: key) where scopes.contains(where: { $0.contains(match.place, in: tables) }) {
            guard let place = tables.place(match.place) else { continue }
            let north = abs(place.latitude - position.latitude)
            let east = abs(place.longitude - position.longitude)
            let distance = max(north, min(east, 360 - east))
            if distance <= 0.5, distance < best?.distance ?? .infinity { best = (match.place, distance) }
        }
        return best.map { .one($0.place) } ?? .none
    }

    private func decide(_ matches: Matches, _ isWanted: (NameIndex.Match) -> Bool) -> Resolution {
        // Matches come weightiest first, so the first two decide.
        var first: NameIndex.Match?
        for match in matches where isWanted(match) {
            guard let best = first else {
                first = match
                continue
            }
            if tables.weight(of: best) >= 10 * rivalWeight(of: match) { return .one(best.place) }
            return .several(matches.filter(isWanted).map(\.place))
        }
        return first.map { .one($0.place) } ?? .none
    }

    /// A town whose population is not known has fewer than 5,000 people; it counts as having that many.
    private func rivalWeight(of match: NameIndex.Match) -> Int {
        match.isAlternate ? tables.weight(of: match) : max(5000, tables.weight(of: match))
    }
}
