import Domain

extension [SceneKey] {
    /// The keys for what a person thinks of the animal that is chosen, or shown.
    ///
    /// - Parameters:
    ///   - hasAnimal: Whether there is one.
    ///   - mark: Of the shortlist, when it is in there.
    static func opinions(hasAnimal: Bool, mark: ShortlistMarks.Mark?) -> [SceneKey] {
        let missing = hasAnimal ? nil : "There is no animal here to keep or rate."
        let shortlist = SceneKey(
            "s",
            mark == nil ? "shortlist" : "out of shortlist",
            .shortlist,
            unavailable: missing,
            isProminent: true
        )
        let ratings = Rating.range.map { stars in
            SceneKey(
                Character(String(stars)),
                "rate \(stars) of \(Rating.range.upperBound)",
                .rate(stars),
                unavailable: missing ?? (mark == nil ? ShortlistSceneWords.notKept : nil)
            )
        }
        let unrate = SceneKey(
            "-",
            "take the rating back",
            .unrate,
            unavailable: missing
                ?? (mark == nil ? ShortlistSceneWords.notKept : mark?.rating == nil ? "It is not rated." : nil)
        )
        return [shortlist] + ratings + [unrate]
    }
}
