/// An order that looks random, and is the same for the same seed on every machine.
public enum Shuffle {
    /// Where an animal stands in the order of `seed`: FNV-1a over the id, finished by SplitMix64's mixer.
    public static func key(of id: AnimalID, seed: UInt64) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
        for byte in id.description.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        return hash ^ (hash >> 31)
    }
}
