/// What checks of the whole data need; answers about single places do not.
extension Gazetteer {
    /// The place of a rank by population, from 0.
    package func place(ofRank rank: Int) -> GazetteerPlace? {
        tables.place(rank)
    }

    /// The postal code of a rank by number, from 0; `nil` for one that has no place on the map.
    package func postalCode(ofRank rank: Int) -> GazetteerPlace? {
        place(ofPostalRecord: rank).flatMap { tables.place($0, postalCode: rank) }
    }

    /// All names, folded and in the order in which they are stored.
    package func forEachKey(_ body: (String) -> Void) {
        for block in 0..<index.blockCount {
            index.forEachKey(in: block) { key, _, _ in body(String(decoding: key, as: UTF8.self)) }
        }
    }

    /// The key of a name.
    package func key(of name: String) -> String {
        String(decoding: folding.key(of: name), as: UTF8.self)
    }

    /// The bytes of the gazetteer, for copies that are to be damaged.
    package var bytes: [UInt8] {
        (0..<tables.data.count).map { tables.data.byte(at: $0) }
    }
}
