/// The sections of the gazetteer and the fields of their records; `Scripts/build-gazetteer.py` has the format.
///
/// Making one reads the header, a hundred bytes; everything else is read where it lies when it is asked for.
struct GazetteerTables: Sendable {
    static let version: UInt32 = 1
    /// "No record" where the number of a record is expected.
    static let none = 0xFFFF_FFFF

    /// A run of records of one size, or of bytes.
    struct Section: Sendable {
        let offset: Int
        let length: Int
        let stride: Int

        var count: Int { length / stride }
        var end: Int { offset + length }
    }

    /// Where a text or a key lies.
    struct Text {
        let offset: Int
        let count: Int
    }

    let data: GazetteerData
    let asciiFolding: Section
    let scalarFolding: Section
    let abbreviations: Section
    let countries: Section
    let countryKeys: Section
    let regions: Section
    let regionKeys: Section
    let places: Section
    let postalCodes: Section
    let keyBlocks: Section
    let keyData: Section
    let texts: Section

    init(_ data: GazetteerData) {
        func section(_ number: Int, stride: Int) -> Section {
            let entry = 24 + 8 * number
            let offset = Int(data.word(at: entry))
            // A length beyond the bytes would make loops run over nothing for a long time.
            let length = min(Int(data.word(at: entry + 4)), max(0, data.count - offset))
            return Section(offset: offset, length: length, stride: stride)
        }
        self.data = data
        asciiFolding = section(0, stride: 1)
        scalarFolding = section(1, stride: 12)
        abbreviations = section(2, stride: 8)
        countries = section(3, stride: 12)
        countryKeys = section(4, stride: 8)
        regions = section(5, stride: 12)
        regionKeys = section(6, stride: 8)
        places = section(7, stride: 20)
        postalCodes = section(8, stride: 16)
        keyBlocks = section(9, stride: 8)
        keyData = section(10, stride: 1)
        texts = section(11, stride: 1)
    }

    // MARK: Fields

    /// The number at a byte offset inside a record; 0 for a record that does not exist.
    func field(_ section: Section, _ record: Int, at offset: Int) -> Int {
        guard record >= 0, record < section.count else { return 0 }
        return Int(data.word(at: section.offset + record * section.stride + offset))
    }

    func signedField(_ section: Section, _ record: Int, at offset: Int) -> Int {
        Int(Int32(truncatingIfNeeded: field(section, record, at: offset)))
    }

    func text(_ reference: Int) -> Text {
        Text(offset: texts.offset + reference & 0xFF_FFFF, count: reference >> 24)
    }

    func string(_ reference: Int) -> String {
        let text = text(reference)
        return String(decoding: (0..<text.count).map { data.byte(at: text.offset + $0) }, as: UTF8.self)
    }

    // MARK: Keys

    /// Less than, equal to or greater than 0 as the stored text comes before, is or comes after the key.
    func compare(_ text: Text, with key: [UInt8]) -> Int {
        for position in 0..<min(text.count, key.count) {
            let byte = data.byte(at: text.offset + position)
            if byte != key[position] { return byte < key[position] ? -1 : 1 }
        }
        return text.count - key.count
    }

    /// The first number in `0..<count` for which the predicate, false and then true, holds.
    func partition(_ count: Int, _ predicate: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The records of a section of (key, number) pairs that have this key.
    func records(of key: [UInt8], in section: Section) -> Range<Int> {
        let first = partition(section.count) { compare(text(field(section, $0, at: 0)), with: key) >= 0 }
        var end = first
        while end < section.count, compare(text(field(section, end, at: 0)), with: key) == 0 { end += 1 }
        return first..<end
    }

    // MARK: Validation

    /// Checks the header, that every section lies inside the bytes, and the checksum over all of them.
    func check() throws(GazetteerError) {
        let magic = Array("GAZETTER".utf8)
        guard magic.indices.allSatisfy({ data.byte(at: $0) == magic[$0] }) else { throw .notAGazetteer }
        let version = data.word(at: 8)
        guard version == Self.version else { throw .unsupportedVersion(version) }
        let sections = [
            asciiFolding, scalarFolding, abbreviations, countries, countryKeys, regions, regionKeys, places,
            postalCodes, keyBlocks, keyData, texts,
        ]
        guard data.word(at: 12) == sections.count else { throw .damaged("the number of sections is wrong") }
        for (number, section) in sections.enumerated() {
            let stated = Int(data.word(at: 24 + 8 * number + 4))
            guard section.offset <= data.count, section.length == stated else {
                throw .damaged("section \(number) reaches past the end")
            }
            guard section.length.isMultiple(of: section.stride) else {
                throw .damaged("section \(number) ends inside a record")
            }
        }
        let stored = UInt64(data.word(at: 16)) | UInt64(data.word(at: 20)) << 32
        guard checksum == stored else { throw .damaged("its checksum does not match its content") }
    }

    /// FNV-1a over everything after the checksum's own field.
    private var checksum: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for offset in stride(from: 24, to: data.count, by: 1) {
            hash = (hash ^ UInt64(data.byte(at: offset))) &* 0x100_0000_01B3
        }
        return hash
    }
}
