/// Reads what a person typed in search of an animal: “young female cat good with kids near boston within 50km”.
///
/// Words that are filters become filters, whatever their case and diacritics; the longest phrase wins. Whatever is in
/// double quotes, or follows “named” or “called”, is text; so is all that is not understood. `docs/search-language.md`
/// has the words and the rules.
public enum SearchPhrase {
    /// What is understood of `text`; a distance without a unit (“within 50”) is of `unit`.
    ///
    /// Takes time in proportion to the number of words.
    public static func understand(_ text: String, unit: DistanceUnit) -> UnderstoodSearch {
        let tokens = PhraseTokenizer.tokens(of: text)
        let first = PhraseReader(tokens: tokens, unit: unit, types: []).read()
        let types = Set(first.flatMap(\.wantedTypes))
        let pieces = types.isEmpty ? first : PhraseReader(tokens: tokens, unit: unit, types: types).read()
        return UnderstoodSearch(pieces: pieces, tokens: tokens)
    }
}
