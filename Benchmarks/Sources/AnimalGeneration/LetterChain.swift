/// Makes words that look like those it was shown: which letter follows three others is as frequent as there.
///
/// However many animals are recorded, the next one often bears a name, and its text a word, that no other does; without
/// such words the index of a million animals would hold no more of them than that of two thousand.
struct LetterChain {
    private static let longest = 14

    /// By the three letters before, packed into one number; 0 stands for the beginning and, as a follower, for the end.
    private let followers: [UInt64: WeightedTable<UInt32>]

    init(_ words: WeightedTable<String>) {
        var counts: [UInt64: [UInt32: Int]] = [:]
        for (index, word) in words.values.enumerated() {
            var context: UInt64 = 0
            for letter in word.unicodeScalars.map(\.value) + [0] {
                counts[context, default: [:]][letter, default: 0] += words.count(at: index)
                context = Self.context(context, followedBy: letter)
            }
        }
        followers = counts.compactMapValues { letters in
            WeightedTable(letters.sorted { $0.key < $1.key }.map { (value: $0.key, count: $0.value) })
        }
    }

    /// A word, perhaps one that it was shown.
    func word(_ random: inout RandomSource) -> String {
        var word = ""
        var (context, length): (UInt64, Int) = (0, 0)
        while length < Self.longest, let letter = followers[context]?.draw(&random), letter != 0,
            let scalar = Unicode.Scalar(letter)
        {
            word.unicodeScalars.append(scalar)
            length += 1
            context = Self.context(context, followedBy: letter)
        }
        return word
    }

    /// A scalar takes 21 bits.
    private static func context(_ context: UInt64, followedBy letter: UInt32) -> UInt64 {
        (context << 21 | UInt64(letter)) & 0x7FFF_FFFF_FFFF_FFFF
    }
}
