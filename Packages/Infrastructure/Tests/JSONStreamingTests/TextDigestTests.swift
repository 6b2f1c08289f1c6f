import Testing

@testable import JSONStreaming

@Suite("The hash of a record's text")
struct TextDigestTests {
    /// From the xxHash library, version 0.8.
    @Test(
        "is XXH64",
        arguments: [
            ("", 0, 0xEF46_DB37_51D8_E999), ("", .max, 0x298F_4C84_B24F_5380),
            ("a", 0, 0xD24E_C4F1_A98C_6E5B), ("a", .max, 0x60C4_3759_873E_CE62),
            ("abc", 0, 0x44BC_2CF5_AD77_0999), ("abc", .max, 0x2830_6E58_9CC0_2176),
            ("Nobody inspects the spammish repetition", 0, 0xFBCE_A83C_8A37_8BF1),
            ("Nobody inspects the spammish repetition", .max, 0xAA61_085C_FFB4_5675),
            (String(repeating: "x", count: 31), 0, 0x60DD_0D01_083B_99F0),
            (String(repeating: "x", count: 32), .max, 0x8865_74C0_35EE_34A6),
            (String(repeating: "x", count: 100) + "yz1", 0, 0xEB4E_4397_B8B1_3F63),
        ] as [(String, UInt64, UInt64)]
    )
    func vectors(text: String, seed: UInt64, expected: UInt64) {
        #expect(XXHash64.hash(Array(text.utf8).span, seed: seed) == expected)
    }

    private func digests(_ input: String, salt: String?, chunkSize: Int = 1 << 20) -> [UInt64?] {
        var reader = JSONRecordReader(containers: .init(lists: ["animals"]), digestSalt: salt)
        var digests: [UInt64?] = []
        let note = { (event: JSONRecordEvent) in
            if case .record(_, .object(let record), _) = event { digests.append(record.textDigest) }
        }
        let bytes = Array(input.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunkSize) {
            reader.consume(bytes[start..<min(start + chunkSize, bytes.count)], into: note)
        }
        reader.finish(into: note)
        return digests
    }

    @Test("is that of its bytes, wherever it stands and however it comes")
    func places() {
        let record = #"{"id": 1, "name": "M\u0061x \" é", "list": [{"id": 2}]}"#
        let alone = digests(record, salt: "s")
        #expect(alone == [XXHash64.hash(Array(record.utf8).span, seed: XXHash64.hash(Array("s".utf8).span, seed: 0))])
        for input in [
            "[ \(record) , \(record)]", #"{"animals": [\#(record),\#(record)], "page": 1}"#, "\(record)\n\(record)\n",
        ] {
            for size in [1, 7, 64, 1 << 20] {
                #expect(digests(input, salt: "s", chunkSize: size) == alone + alone, "\(input) by \(size)")
            }
        }
    }

    @Test("differs where a byte or the salt does, and is not made where nobody wants it")
    func differences() {
        let texts = [
            #"{"name":"x\",\"b\":\"y"}"#, #"{"name":"x","b":"y"}"#, #"{"name": "x","b":"y"}"#, #"{"name":"x","b":"z"}"#,
        ]
        #expect(Set(texts.flatMap { digests($0, salt: "s") + digests($0, salt: "t") }).count == 2 * texts.count)
        #expect(digests(texts[0], salt: nil) == [nil])
        #expect(JSONObject([.init(key: "name", value: .null)]).textDigest == nil)
    }

    @Test("lets records that are known be handed over unread", arguments: [(1, 0), (100, 1), (1 << 20, 4)])
    func known(chunkSize: Int, unread: Int) throws {
        let records = (0..<9).map { "{\n\"id\": \($0),\n\"text\": \"\\\\ ] } \\\"\"}" }
        let told =
            [3, 0, 1, 4, 2, 5, 6].map { records[$0] } + ["7", #"{"id": 01}"#, records[7], records[8], records[0]]
        let input = Array("{\"animals\": [\(told.joined(separator: " ,"))], \"others\": [\(records[0])]}".utf8)
        let seed = XXHash64.hash(Array("s".utf8).span, seed: 0)
        let known = Set([0, 1, 2, 5, 6, 8].map { XXHash64.hash(Array(records[$0].utf8).span, seed: seed) })
        func events(knowing known: Set<UInt64>) -> [JSONRecordEvent] {
            var reader = JSONRecordReader(containers: .init(lists: ["animals", "others"]), digestSalt: "s")
            reader.isKnown = { label, digest in label == "animals" && known.contains(digest) }
            var events: [JSONRecordEvent] = []
            for start in stride(from: 0, to: input.count, by: chunkSize) {
                reader.consume(input[start..<min(start + chunkSize, input.count)]) { events.append($0) }
            }
            reader.finish { events.append($0) }
            #expect(reader.summary.recordCount == 12)
            return events
        }
        let (all, others) = (events(knowing: []), events(knowing: known))
        try #require(all.count == others.count)
        var count = 0
        for (event, other) in zip(all, others) {
            guard case .known(let text, let digest, let position) = other else {
                #expect(event == other)
                continue
            }
            count += 1
            #expect(known.contains(digest))
            #expect(try event == .record(label: "animals", value: JSONParser.parse(text), position: position))
        }
        // The first after one that was not known is read before anybody knows better.
        #expect(count == unread)
    }
}
