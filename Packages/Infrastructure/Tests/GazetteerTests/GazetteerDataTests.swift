import Testing

@testable import Gazetteer

@Suite("The data is whole, and damage to it is harmless")
struct GazetteerDataTests {
    let gazetteer = Gazetteer()
    /// Copied once, since it is the whole of the data.
    private static let bytes = Gazetteer().bytes

    @Test("The embedded data passes its check and has every city and town")
    func whole() throws {
        try gazetteer.check()
        #expect(gazetteer.placeCount == 102_470)
        let cities = (0..<gazetteer.placeCount).count { (gazetteer.place(ofRank: $0)?.population ?? 0) >= 5000 }
        #expect(cities == 68_825)
    }

    @Test("Names are stored in order, and folding a folded name changes nothing")
    func keys() {
        var count = 0
        var previous = ""
        var unstable: [String] = []
        var unordered: [String] = []
        gazetteer.forEachKey { key in
            count += 1
            if gazetteer.key(of: key) != key { unstable.append(key) }
            if !previous.utf8.lexicographicallyPrecedes(key.utf8) { unordered.append(key) }
            previous = key
        }
        #expect(unstable.isEmpty)
        #expect(unordered.isEmpty)
        #expect(count > 380_000)
    }

    @Test("The label of a place finds that place", arguments: [1, 2, 3])
    func labels(seed: UInt64) {
        var random = SplitMix64(state: seed)
        for _ in 0..<2000 {
            guard let place = gazetteer.place(ofRank: .random(in: 0..<gazetteer.placeCount, using: &random)) else {
                Issue.record("a place cannot be read")
                return
            }
            #expect(gazetteer.lookup(place.displayName) == .found(place), "\(place.displayName)")
        }
        for _ in 0..<500 {
            let rank = Int.random(in: 0..<gazetteer.postalCodeCount, using: &random)
            guard let place = gazetteer.postalCode(ofRank: rank) else { continue }
            #expect(gazetteer.lookup(place.displayName) == .found(place), "\(place.displayName)")
        }
    }

    @Test("Bytes that are no gazetteer, of another version, or cut short are refused with the reason")
    func refused() throws {
        let bytes = Self.bytes
        _ = try Gazetteer(validating: bytes)
        #expect(throws: GazetteerError.notAGazetteer) { try Gazetteer(validating: []) }
        #expect(throws: GazetteerError.notAGazetteer) { try Gazetteer(validating: Array("GAZETTEE".utf8)) }
        var future = bytes
        future[8] = 9
        #expect(throws: GazetteerError.unsupportedVersion(9)) { try Gazetteer(validating: future) }
        for length in [8, 12, 100, bytes.count - 1] {
            #expect(throws: GazetteerError.self) { try Gazetteer(validating: Array(bytes.prefix(length))) }
        }
        var damaged = bytes
        damaged[bytes.count / 3] ^= 0x10
        #expect(throws: GazetteerError.damaged("its checksum does not match its content")) {
            try Gazetteer(validating: damaged)
        }
    }

    @Test("Damaged bytes that are used all the same answer something and never trap", arguments: 1...6)
    func damaged(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var bytes = Self.bytes
        if seed.isMultiple(of: 3) { bytes.removeLast(.random(in: 1..<bytes.count, using: &random)) }
        if seed.isMultiple(of: 2) {
            // The header and the head of the first section: where damage does most.
            for _ in 0..<4 where bytes.count > 120 {
                bytes[.random(in: 8..<120, using: &random)] = .random(in: 0...255, using: &random)
            }
        } else {
            for _ in 0..<bytes.count / 200 {
                bytes[.random(in: 120..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
        }
        let damaged = Gazetteer(unchecked: bytes)
        for text in ["Paris, FR", "19104", "Springfield", "San Juan, PR, US", "東京", "Halle (51.4, 11.9)", "1, 2"] {
            _ = damaged.lookup(text)
        }
        for prefix in ["s", "st", "191", "portland, m"] { _ = damaged.suggestions(prefix: prefix, limit: 5) }
        for rank in 0..<500 {
            _ = damaged.place(ofRank: rank)?.displayName
            _ = damaged.postalCode(ofRank: rank)
        }
        _ = damaged.postalCode("19104", country: "US")
        _ = damaged.city("Boston", region: "MA", country: "US")
    }
}

/// A small random number generator (Steele, Lea and Flood, 2014) whose numbers are the same in every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
