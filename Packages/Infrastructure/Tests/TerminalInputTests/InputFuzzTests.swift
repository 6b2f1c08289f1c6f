import TerminalInput
import Testing

@Suite("Any bytes")
struct InputFuzzTests {
    private static let texts = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]11;rgb:ff/ff/ff", "\u{1B}P>|x", "\u{1B}_Gi=1;OK", "\u{1B}\\", "\u{7}",
        "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<0;1;1M", "\u{1B}[M", "\u{1B}[97;5u", "\u{1B}[?62;4c", "\u{1B}[[", "1;5",
        "A", "~", "$", "猫", "👩‍👩‍👧", "e\u{301}", "\r", "\u{7F}", "text", "\u{1B}[5$", "\u{1B}[1;2A", "\u{85}",
    ]
    private static let pieces: [[UInt8]] =
        texts.map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0x9B], [0x00]]

    private static func bytes(using random: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0 {
                bytes.append(UInt8.random(in: 0...255, using: &random))
            } else {
                bytes += pieces.randomElement(using: &random) ?? []
            }
        }
        return bytes
    }

    /// Text that was typed without modifiers counts by what it says: how it is cut into keys depends on the reads.
    private enum Told: Equatable {
        case text([Unicode.Scalar])
        case item(DecodedInput)
    }

    private static func told(_ items: [DecodedInput]) -> [Told] {
        items.reduce(into: []) { told, item in
            guard case .event(.key(let press)) = item, case .character(let character) = press.key,
                press.modifiers.isEmpty
            else { return told.append(.item(item)) }
            let scalars = Array(character.unicodeScalars)
            if case .text(let before)? = told.last {
                told[told.count - 1] = .text(before + scalars)
            } else {
                told.append(.text(scalars))
            }
        }
    }

    @Test("The same bytes say the same, however they are split", arguments: 0..<40)
    func splits(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let bytes = Self.bytes(using: &random)
            var whole = InputDecoder()
            let expected = Self.told(whole.decode(bytes) + whole.flush())

            var split = InputDecoder()
            var items: [DecodedInput] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(5, rest.count), using: &random)
                items += split.decode(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            items += split.flush()
            #expect(Self.told(items) == expected, "seed \(seed): \(bytes)")
            #expect(!split.isWaiting)
        }
    }

    @Test("Behind any bytes and a rest, a key is that key", arguments: 0..<20)
    func recovery(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1000)
        for _ in 0..<50 {
            let bytes = Self.bytes(using: &random)
            var decoder = InputDecoder()
            _ = decoder.decode(bytes)
            _ = decoder.flush()
            #expect(decoder.decode(Array("\u{1B}[B".utf8)) == [key(.down)], "seed \(seed): \(bytes)")
        }
    }

    @Test("However much comes, a paste is no longer than its bound")
    func flood() {
        var random = SeededGenerator(seed: 7)
        var decoder = InputDecoder(pasteLimit: 1000)
        var longest = 0
        for _ in 0..<300 {
            let bytes = Array("\u{1B}[200~".utf8) + (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
            for item in decoder.decode(bytes) + (Bool.random(using: &random) ? decoder.flush() : []) {
                if case .event(.paste(let text)) = item { longest = max(longest, text.utf8.count) }
            }
        }
        // Each byte of nonsense can become a replacement character of three.
        #expect((900...3000).contains(longest))
    }
}
