extension Gazetteer {
    /// Places whose name starts with what has been typed so far, the most populous first.
    ///
    /// After a comma the region or country is completed ("portland, m"); digits complete a ZIP code.
    /// - Parameter limit: How many at most.
    public func suggestions(prefix: String, limit: Int) -> [GazetteerPlace] {
        guard limit > 0 else { return [] }
        let text = PlaceQuery.trim(prefix[...])
        if !text.isEmpty, text.utf8.count <= 5, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return postalCodes(startingWith: text, limit: limit)
        }
        guard let comma = text.lastIndex(where: PlaceQuery.isComma) else {
            let key = folding.key(of: prefix, lastWordMayContinue: true)
            let typed = heaviest(startingWith: key, limit: limit) { _ in true }
            // "st lo" is "saint lo…"; "st" alone may be either.
            let whole = folding.key(of: prefix)
            let expanded = whole == key ? [] : heaviest(startingWith: whole, limit: limit) { _ in true }
            return places((typed + expanded).sorted(by: >), limit: limit)
        }
        let town = folding.key(of: text[..<comma])
        let start = folding.key(of: text[text.index(after: comma)...], lastWordMayContinue: true)
        let matches = index.matches(of: town).filter { match in
            addressKeys(of: match.place).contains { $0.starts(with: start) }
        }
        return places(matches.map { Candidate(match: $0, weight: tables.weight(of: $0)) }, limit: limit)
    }

    private func postalCodes(startingWith digits: Substring, limit: Int) -> [GazetteerPlace] {
        guard let number = Int(digits) else { return [] }
        let span = (digits.utf8.count..<5).reduce(1) { power, _ in power * 10 }
        let places = postalRecords(from: number * span, to: (number + 1) * span).lazy.compactMap { record in
            place(ofPostalRecord: record).flatMap { tables.place($0, postalCode: record) }
        }
        return Array(places.prefix(limit))
    }

    /// What can follow the town in its address.
    private func addressKeys(of place: Int) -> [[UInt8]] {
        let region = tables.region(of: place)
        let country = tables.country(ofRegion: region)
        return [
            tables.field(tables.regions, region, at: 4), tables.field(tables.regions, region, at: 8),
            tables.field(tables.countries, country, at: 0), tables.field(tables.countries, country, at: 4),
        ].map { folding.key(of: tables.string($0)) }
    }

    // MARK: Ranking

    /// A match and how much it counts.
    struct Candidate: Comparable {
        let match: NameIndex.Match
        let weight: Int

        /// Places are numbered by population, so that equal weights have one order too.
        static func < (left: Candidate, right: Candidate) -> Bool {
            left.weight == right.weight
                ? left.match.place > right.match.place : left.weight < right.weight
        }
    }

    /// The weightiest matches whose key starts with the prefix, best first, each place once.
    func heaviest(
        startingWith prefix: [UInt8],
        limit: Int,
        where isWanted: (NameIndex.Match) -> Bool
    ) -> [Candidate] {
        guard !prefix.isEmpty, limit > 0 else { return [] }
        var best: [Candidate] = []
        for block in index.firstBlock(withPrefix: prefix)..<index.blockCount {
            if index.isPast(prefix, block: block) { break }
            // A block that cannot better the list is not read.
            if best.count == limit, index.greatestWeight(in: block) < best[limit - 1].weight { continue }
            index.forEachKey(in: block) { key, _, matches in
                guard key.starts(with: prefix) else { return }
                for match in matches {
                    let candidate = Candidate(match: match, weight: tables.weight(of: match))
                    if best.count == limit, candidate < best[limit - 1] { continue }
                    guard isWanted(match) else { continue }
                    insert(candidate, into: &best, limit: limit)
                }
            }
        }
        return best
    }

    private func insert(_ candidate: Candidate, into best: inout [Candidate], limit: Int) {
        if let same = best.firstIndex(where: { $0.match.place == candidate.match.place }) {
            guard best[same] < candidate else { return }
            best.remove(at: same)
        }
        best.insert(candidate, at: best.firstIndex { $0 < candidate } ?? best.count)
        if best.count > limit { best.removeLast() }
    }

    /// The places of candidates, in order, each once.
    func places(_ candidates: [Candidate], limit: Int) -> [GazetteerPlace] {
        var seen: Set<Int> = []
        var places: [GazetteerPlace] = []
        for candidate in candidates where places.count < limit && seen.insert(candidate.match.place).inserted {
            if let place = tables.place(candidate.match.place) { places.append(place) }
        }
        return places
    }
}
