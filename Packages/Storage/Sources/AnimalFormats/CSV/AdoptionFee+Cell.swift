import Domain

extension AdoptionFee {
    /// Reads `125`, `$1,250.00`, `€ 99,50`, `125 USD`; anything else is kept as it stands.
    init(cell: String, currency: String?) {
        var rest = Substring(cell)
        var currency = currency
        if let first = rest.first, let code = Self.symbols[first] {
            currency = currency ?? code
            rest = rest.dropFirst()
        }
        let words = rest.split(whereSeparator: \.isWhitespace)
        if words.count == 2, Self.isCode(words[1]) {
            currency = currency ?? words[1].uppercased()
            rest = words[0]
        } else if words.count == 1 {
            rest = words[0]
        }
        guard let hundredths = Self.hundredths(rest) else {
            self = .text(cell)
            return
        }
        self = .amount(hundredths: hundredths, currency: currency)
    }

    /// The fee as a cell holds it; the currency has a column of its own.
    var cell: String {
        switch self {
        case .text(let words): return words
        case .amount(let hundredths, _):
            let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
            return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
        }
    }

    /// Signs that mean one currency; a dollar sign means many.
    private static let symbols: [Character: String?] = ["€": "EUR", "£": "GBP", "₹": "INR", "$": nil]

    private static func isCode(_ word: Substring) -> Bool {
        word.utf8.count == 3 && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    /// A number with at most two decimals behind a point or comma, and commas between groups of three digits.
    private static func hundredths(_ text: Substring) -> Int? {
        let isNegative = text.first == "-"
        let digits = isNegative ? text.dropFirst() : text
        var whole = digits
        var decimals: Substring = ""
        if let mark = digits.lastIndex(where: { $0 == "." || $0 == "," }), digits[mark...].utf8.count <= 3 {
            whole = digits[..<mark]
            decimals = digits[digits.index(after: mark)...]
            guard !decimals.isEmpty else { return nil }
        }
        let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else { return nil }
        let padded = groups.joined() + decimals + String(repeating: "0", count: 2 - decimals.utf8.count)
        guard !whole.isEmpty, padded.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let value = Int(padded)
        else { return nil }
        return isNegative ? -value : value
    }
}
