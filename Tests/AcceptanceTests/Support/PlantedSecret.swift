import Testing

/// A secret that must not be seen anywhere, and a token that a server gave for it.
enum PlantedSecret {
    /// Where the program is to have the secret from.
    enum Origin: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case kept = "standard input, kept"
        case environment = "an environment variable"
        case command = "a command"
        case file = "a file"

        var testDescription: String { rawValue }
    }

    /// As a secret may be: with signs that are written otherwise in addresses, forms and JSON.
    static let text = "planted+5ecret/with&signs\"q"
    /// What would give it away, in each way of writing it.
    static let traces = [
        text, "planted%2B5ecret", "planted+5ecret", "planted%2b5ecret", "planted%5Cu002b5ecret", "5ecret/with",
        "5ecret%2Fwith", #"5ecret\/with"#,
    ]
    static let token = "planted-t0ken-a91c"

    /// Whether a text gives either of them away.
    static func isIn(_ text: String) -> Bool {
        (traces + [token]).contains { text.contains($0) }
    }
}
