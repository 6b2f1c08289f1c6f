/// The words of breeds and colours that two feeds may have in common, however each writes them.
enum BreedWords {
    /// What tells a breed: `dsh` and `Domestic Shorthair` both tell of `short`.
    static func ofBreeds(_ breeds: Breeds) -> Set<String> {
        words(of: breeds.named).subtracting(sayingNothing)
    }

    static func ofColors(_ colors: Colors) -> Set<String> {
        words(of: colors.named).subtracting(["and", "with", "or", "mix", "mixed", "other", "unknown"])
    }

    private static func words(of texts: [String]) -> Set<String> {
        Set(texts.flatMap(SearchText.words).flatMap { meanings[$0] ?? [$0] })
    }

    private static let meanings: [String: [String]] = [
        "dsh": ["short"], "dmh": ["medium"], "dlh": ["long"],
        "shorthair": ["short"], "mediumhair": ["medium"], "longhair": ["long"],
        "shorthaired": ["short"], "longhaired": ["long"],
        "lab": ["labrador"], "pitbull": ["pit"], "gsd": ["german"],
        "gray": ["grey"], "blk": ["black"], "wht": ["white"], "brn": ["brown"], "tabbies": ["tabby"],
    ]
    private static let sayingNothing: Set<String> = [
        "and", "breed", "cat", "cross", "dog", "domestic", "hair", "haired", "mix", "mixed", "or", "other", "unknown",
        "x",
    ]
}
