extension HelpTopic {
    static let searchLanguageBody = """
        `petsave search` takes words as you would say them. Those that are filters are understood as such, and standard
        error tells what was understood:

          petsave search young female cat good with kids near boston within 50km
          petsave search house-trained lab mix, no puppies, newest
          petsave search '"brown"' dog

          what it is           cat, dog, rabbit, kitten, puppy
          breeds               their names and usual short forms: beagle, lab, gsd
          age, gender, size    young, senior, female, large
          coat and colour      short-haired, black, tortoiseshell
          company              good with kids, dogs or cats
          care                 house-trained, special needs
          where                near PLACE, within 50km or 30 miles
          order                newest, nearest, by name
          not                  “no”, “not” or “without” before a word: no cats, not large

        Several words of one kind are alternatives; words of different kinds must all be true. After “near”, write a place
        in small letters last, or in quotation marks.

        All the rest is text. It is looked for in names, breeds, tags and descriptions, best matches first, and a letter
        or two may be wrong: “labrdor” finds Labradors, after whatever is called just so. Case and accents do not matter,
        and the last word may be the beginning of one. Quotation marks keep words from being understood: “"brown"” is then
        a name and not a colour.

        The options of `petsave help filters` hold too. Where nothing matches, PetSave says which wish to give up, and
        how many animals that would bring. docs/search-language.md in PetSave's repository tells all words.
        """
}
