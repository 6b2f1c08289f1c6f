/// A piece of Swift source, as coarse as finding imports and reading manifests allows.
package struct SwiftToken: Equatable, Sendable {
    /// What a token is; comments and blanks are no tokens.
    package enum Kind: Equatable, Sendable {
        /// A name or keyword.
        case word
        /// A name in backticks, which is never a keyword.
        case escapedWord
        /// A string literal; the token's text is what stands between the quotes, as written.
        case string
        /// A regular expression literal, bare or extended.
        case regex
        /// A number literal.
        case number
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case conditional
        /// Any other single character.
        case symbol
    }

    package var kind: Kind
    package var text: String
    package var position: SourcePosition
    /// Whether no other token stands before this one on its line.
    package var startsLine: Bool

    /// Whether this is the unescaped keyword or symbol `text`.
    package func matches(_ text: String) -> Bool {
        (kind == .word || kind == .symbol) && self.text == text
    }
}
