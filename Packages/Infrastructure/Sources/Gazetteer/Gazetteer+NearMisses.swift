extension Gazetteer {
    /// Places that may have been meant by a text that names none: of the right name elsewhere, of a name one or two
    /// slips away, or whose name goes on; those in the region or country that was named first.
    func nearMisses(of parts: [Substring], limit: Int = 5) -> [GazetteerPlace] {
        guard let reading = readings(of: parts).first else { return [] }
        // Nobody mistypes a name of a hundred letters; comparing it with all others would only take time.
        guard (2...96).contains(reading.key.count) else { return [] }
        let slips = typos(of: reading.key)
        let longer = heaviest(startingWith: reading.key, limit: limit) { _ in true }
        let candidates = slips.map(\.candidate) + longer
        let here = candidates.filter { candidate in
            reading.scopes.contains { $0.contains(candidate.match.place, in: tables) }
        }
        return places(here.isEmpty ? candidates : here, limit: limit)
    }

    private struct Typo: Comparable {
        let candidate: Candidate
        let distance: Int

        static func < (left: Typo, right: Typo) -> Bool {
            left.distance == right.distance
                ? left.candidate > right.candidate : left.distance < right.distance
        }
    }

    /// The names within a small edit distance, nearest first.
    private func typos(of key: [UInt8]) -> [Typo] {
        var distances = EditDistances(to: key, limit: key.count < 5 ? 1 : 2)
        var typos: [Typo] = []
        for block in 0..<index.blockCount {
            index.forEachKey(in: block) { name, shared, matches in
                guard let distance = distances.distance(of: name, shared: shared) else { return }
                for match in matches {
                    let candidate = Candidate(match: match, weight: tables.weight(of: match))
                    typos.append(Typo(candidate: candidate, distance: distance))
                }
            }
        }
        return typos.sorted()
    }
}

/// Distances (insertion, deletion, replacement or exchange of neighbouring bytes) from one key to each of a sorted
/// list, which is walked as a tree: what neighbours share is computed once, and a branch too far away is skipped.
struct EditDistances {
    private let key: [UInt8]
    private let limit: Int
    /// Row `d` has the distances of the first `d` bytes of the current name to each start of the key.
    private var rows: [[Int]]
    /// How many rows hold for the current name.
    private var depth = 0
    /// The number of bytes from which on every name is too far away.
    private var deadEnd = Int.max

    init(to key: [UInt8], limit: Int) {
        self.key = key
        self.limit = limit
        rows = [Array(0...key.count)]
    }

    /// The distance of the next name, or `nil` if it is beyond the limit.
    ///
    /// - Parameter shared: How many bytes the name has in common with the one before.
    mutating func distance(of name: [UInt8], shared: Int) -> Int? {
        if deadEnd <= shared { return nil }
        deadEnd = .max
        depth = min(depth, shared)
        while depth < name.count {
            appendRow(for: name)
            if rows[depth].allSatisfy({ $0 > limit }) {
                deadEnd = depth
                return nil
            }
        }
        let distance = rows[depth][key.count]
        return distance <= limit ? distance : nil
    }

    private mutating func appendRow(for name: [UInt8]) {
        let byte = name[depth]
        var row = [depth + 1]
        row.reserveCapacity(key.count + 1)
        for column in 1...key.count {
            let replaced = rows[depth][column - 1] + (byte == key[column - 1] ? 0 : 1)
            var best = min(replaced, rows[depth][column] + 1, row[column - 1] + 1)
            if depth > 0, column > 1, byte == key[column - 2], name[depth - 1] == key[column - 1] {
                best = min(best, rows[depth - 1][column - 2] + 1)
            }
            row.append(best)
        }
        depth += 1
        if depth < rows.count { rows[depth] = row } else { rows.append(row) }
    }
}
