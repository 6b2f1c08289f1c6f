import Domain

extension HelpTopic {
    static let filtersBody = """
        Lists take options that say which animals are meant. An animal is listed if it is all that the options ask for.

          --type TYPES             \(values(AnimalType.self))
          --breed BREEDS           words that stand together in the breed's name: labrador, “german shepherd”
          --age AGES               \(values(AgeGroup.self))
          --gender GENDERS         \(values(Gender.self))
          --size SIZES             \(values(Size.self))
          --coat COATS             \(values(Coat.self))
          --color COLOURS          words of the coat's colour: black, “brown tabby”
          --good-with COMPANIONS   kids, dogs, cats; with all of those named
          --house-trained          those that are; --no-house-trained: those that are not
          --special-needs          those that have some; --no-special-needs: those that have none
          --status STATUSES        \(values(ListingStatus.self)), any; only adoptable ones if not given
          --organization IDS       the source's own ids of organisations
          --source NAMES           the names of sources
          --published-after DATE   a day (2026-11-01), a moment (2026-11-01T12:00:00Z), or days back (7d)
          --has-photo              those with a photo
          --within DISTANCE        how far from the place: 50km, 30mi

        Where several values can be given, they are parted by commas, and one of them is enough: --age young,adult. Only
        --good-with asks for all of its values. Case, plurals and usual spellings do not matter: cats, “Small & Furry”.

        A value that there is not is an error that names the nearest one, and all there are. What nobody said about an
        animal is unknown: it is neither yes nor no, so --house-trained and --no-house-trained both leave it out, as every
        other option does.

        To leave out what you do not want, say so in words: `petsave search dog not large`. `petsave help search-language`
        tells which words there are.
        """

    /// The words of a vocabulary, as they are typed.
    private static func values<Terms: Vocabulary>(_: Terms.Type) -> String {
        Terms.allCases.map(OptionText.slug).joined(separator: ", ")
    }
}
