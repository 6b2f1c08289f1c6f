/// Bytes as text of 64 characters (RFC 4648, section 4).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var index = 0
        while index < bytes.count {
            let count = min(3, bytes.count - index)
            let second = count > 1 ? bytes[index + 1] : 0
            let third = count > 2 ? bytes[index + 2] : 0
            let group = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
            for place in 0..<4 {
                let isPadding = place > count
                text.append(isPadding ? UInt8(ascii: "=") : alphabet[group >> (18 - 6 * place) & 63])
            }
            index += 3
        }
        return text
    }
}
