/// An address that a terminal may offer to open (OSC 8).
///
/// Addresses often come from somebody else, so only those are accepted that a browser, a mail or a telephone program
/// opens: `http`, `https`, `mailto` and `tel`. What is not printable ASCII is percent-encoded; an address with control
/// characters is refused.
public struct Hyperlink: Sendable, Hashable {
    /// The longest address, in bytes; terminals drop longer ones.
    public static let maximumLength = 2048

    /// The address, in printable ASCII only.
    public let address: String

    /// Makes a link of an address, or nothing when its scheme is none of those accepted, when it holds control
    /// characters or when it is longer than `maximumLength` after encoding.
    public init?(_ address: String) {
        guard let colon = address.firstIndex(of: ":"),
            ["http", "https", "mailto", "tel"].contains(address[..<colon].lowercased()),
            address[colon...].count > 1,
            !address.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
        else { return nil }
        var encoded = ""
        for byte in address.utf8 {
            if (0x21...0x7E).contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        guard encoded.utf8.count <= Self.maximumLength else { return nil }
        self.address = encoded
    }
}
