/// The rule that makes a key of a name, so that case, accents, punctuation and spaces do not matter.
///
/// What each scalar becomes is stored in the data, where the keys are: the two cannot disagree.
struct NameFolding: Sendable {
    let tables: GazetteerTables

    /// The key of a name: scalars folded, abbreviations replaced ("St" is "saint"), words joined.
    ///
    /// - Parameter lastWordMayContinue: For text being typed: "st" may yet become "stockholm".
    func key(of text: some StringProtocol, lastWordMayContinue: Bool = false) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(32)
        var word = 0
        func append(_ byte: UInt8) {
            if byte == 0x20 {
                expandAbbreviation(in: &key, from: word)
                word = key.count
            } else {
                key.append(byte)
            }
        }
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let folded = tables.data.byte(at: tables.asciiFolding.offset + Int(scalar.value))
                if folded != 0 { append(folded) }
            } else if let replacement = replacement(of: scalar) {
                for position in 0..<replacement.count {
                    append(tables.data.byte(at: replacement.offset + position))
                }
            } else {
                key.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        if !lastWordMayContinue {
            expandAbbreviation(in: &key, from: word)
            expandAbbreviation(in: &key, from: 0)
        }
        return key
    }

    private func replacement(of scalar: Unicode.Scalar) -> GazetteerTables.Text? {
        let section = tables.scalarFolding
        let value = Int(scalar.value)
        let range = tables.partition(section.count) { tables.field(section, $0, at: 4) >= value }
        guard range < section.count, tables.field(section, range, at: 0) <= value else { return nil }
        return tables.text(tables.field(section, range, at: 8))
    }

    private func expandAbbreviation(in key: inout [UInt8], from start: Int) {
        let length = key.count - start
        for abbreviation in 0..<tables.abbreviations.count {
            let short = tables.text(tables.field(tables.abbreviations, abbreviation, at: 0))
            guard short.count == length,
                (0..<length).allSatisfy({ key[start + $0] == tables.data.byte(at: short.offset + $0) })
            else { continue }
            let long = tables.text(tables.field(tables.abbreviations, abbreviation, at: 4))
            key.removeLast(length)
            for position in 0..<long.count { key.append(tables.data.byte(at: long.offset + position)) }
            return
        }
    }
}
