/// Reads as much of a certificate as it takes to tell whether it vouches for itself (RFC 5280, section 4.1; ITU-T X.690).
enum DERCertificate {
    /// Whether the issuer's name is the subject's.
    static func isSelfIssued(_ certificate: [UInt8]) -> Bool {
        var outer = Reader(rest: certificate[...])
        guard let whole = outer.next() else { return false }
        var signed = Reader(rest: whole.content)
        guard let toBeSigned = signed.next() else { return false }
        var fields = Reader(rest: toBeSigned.content)
        // Version (which may be left out), serial number, signature's kind, issuer, validity, subject.
        guard var field = fields.next() else { return false }
        if field.tag == 0xa0 {
            guard let serialNumber = fields.next() else { return false }
            field = serialNumber
        }
        guard fields.next() != nil, let issuer = fields.next(), fields.next() != nil, let subject = fields.next() else {
            return false
        }
        return issuer.content == subject.content
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        /// The next value; `nil` at the end, or where it is no DER.
        mutating func next() -> (tag: UInt8, content: ArraySlice<UInt8>)? {
            guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
            var length = Int(first)
            if first >= 0x80 {
                let size = Int(first & 0x7f)
                guard (1...4).contains(size), rest.count >= size else { return nil }
                length = rest.prefix(size).reduce(0) { $0 << 8 | Int($1) }
                rest = rest.dropFirst(size)
            }
            guard rest.count >= length else { return nil }
            defer { rest = rest.dropFirst(length) }
            return (tag, rest.prefix(length))
        }
    }
}
