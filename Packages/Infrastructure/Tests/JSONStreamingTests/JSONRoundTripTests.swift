import JSONStreaming
import Testing

@Suite("JSON written and read again")
struct JSONRoundTripTests {
    @Test("a random value reads back equal and is written the same again", arguments: [UInt64(1), 2, 3, 4])
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<250 {
            let value = JSONValue.random(depth: 4, using: &generator)
            for style in [JSONWriter.Style.compact, .pretty] {
                let text = value.serialized(style)
                let read = try JSONParser.parse(text)
                #expect(read == value)
                #expect(read.serialized(style) == text)
            }
        }
    }

    @Test("a random double reads back with every bit")
    func doubles() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<5000 {
            let double = Double(bitPattern: generator.next())
            guard double.isFinite else { continue }
            let read = try JSONParser.parse(JSONValue.double(double).serialized()).doubleValue
            #expect(read?.bitPattern == double.bitPattern)
        }
    }

    @Test("decimal text reads as the standard library reads it")
    func decimals() throws {
        var generator = SeededGenerator(seed: 6)
        for _ in 0..<5000 {
            let text =
                "\(Int.random(in: -999...999, using: &generator)).\(UInt32.random(in: 0...(.max), using: &generator))"
            #expect(try JSONParser.parse(text).doubleValue == Double(text))
        }
    }

    @Test("damaged text is either read or refused, and never crashes", arguments: [UInt64(7), 8, 9])
    func mutations(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<1500 {
            var text = JSONValue.random(depth: 3, using: &generator).serialized()
            text.damage(using: &generator)
            do throws(JSONSyntaxError) {
                _ = try JSONParser.parse(text)
            } catch {
                #expect((0...text.count).contains(error.offset))
            }
        }
    }
}

extension JSONValue {
    static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2:
            return .integer(Int64(truncatingIfNeeded: generator.next()) >> Int64.random(in: 0..<64, using: &generator))
        case 3: return .double(Double.random(in: -1000...1000, using: &generator))
        case 4, 5: return .string(randomText(using: &generator))
        case 6:
            return .array(
                (0..<Int.random(in: 0...5, using: &generator)).map { _ in .random(depth: depth - 1, using: &generator) }
            )
        default:
            let members = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                JSONObject.Member(
                    key: randomText(using: &generator),
                    value: .random(depth: depth - 1, using: &generator)
                )
            }
            return .object(JSONObject(members))
        }
    }

    private static let alphabet: [Character] = Array(
        "abcXYZ019 {}[],:\"\\/\u{8}\n\r\t\0\u{1B}\u{7F}\u{9B}é日🐕\u{2028}\u{FFFD}👩‍👩‍👧"
    )

    private static func randomText(using generator: inout SeededGenerator) -> String {
        String(
            (0..<Int.random(in: 0...24, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator)
            }
        )
    }
}

extension [UInt8] {
    /// Flips, inserts, removes or repeats a few bytes.
    mutating func damage(using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let index = Int.random(in: 0...count, using: &generator)
            let byte =
                Bool.random(using: &generator)
                ? UInt8.random(in: 0...255, using: &generator)
                : Array("{}[],:\"\\\n01-e.tfn".utf8).randomElement(using: &generator) ?? 0
            switch Int.random(in: 0..<4, using: &generator) {
            case 0 where index < count: self[index] = byte
            case 1 where index < count: remove(at: index)
            case 2 where index < count: insert(contentsOf: self[index..<Swift.min(index + 5, count)], at: index)
            default: insert(byte, at: index)
            }
        }
    }
}
