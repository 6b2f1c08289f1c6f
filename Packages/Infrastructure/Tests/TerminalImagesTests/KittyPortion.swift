/// One sequence of kitty's graphics protocol.
struct KittyPortion {
    let keys: [String: String]
    let payload: [UInt8]

    struct Malformed: Error {}

    /// The sequences that bytes are made of, with nothing between them.
    static func all(in bytes: [UInt8]) throws -> [KittyPortion] {
        var rest = String(decoding: bytes, as: UTF8.self)[...]
        var portions: [KittyPortion] = []
        while !rest.isEmpty {
            guard rest.hasPrefix("\u{1B}_G"), let end = rest.firstRange(of: "\u{1B}\\") else { throw Malformed() }
            let parts = rest[..<end.lowerBound].dropFirst(3).split(separator: ";", maxSplits: 1)
            let pairs = parts[0].split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
            guard pairs.allSatisfy({ $0.count == 2 }) else { throw Malformed() }
            let keys = Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
            portions.append(KittyPortion(keys: keys, payload: parts.count > 1 ? Array(parts[1].utf8) : []))
            rest = rest[end.upperBound...]
        }
        return portions
    }
}
