/// Integers of 7 bits a byte, the least significant first (LEB128: DWARF 5, section 7.6); those that may be negative are
/// zigzagged before (Protocol Buffers, "Encoding").
enum VariableLength {
    static func append(_ number: UInt, to bytes: inout [UInt8]) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Takes the number at `index`, which moves behind it; `nil` where there is none that is whole.
    static func next(in bytes: [UInt8], at index: inout Int) -> UInt? {
        var number: UInt = 0
        var shift: UInt = 0
        while index < bytes.count, shift < UInt.bitWidth {
            let byte = bytes[index]
            index += 1
            number |= UInt(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        return nil
    }

    static func zigzagged(_ number: Int) -> UInt { UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1)) }

    static func number(zigzagged: UInt) -> Int { Int(bitPattern: zigzagged >> 1) ^ -Int(bitPattern: zigzagged & 1) }
}
