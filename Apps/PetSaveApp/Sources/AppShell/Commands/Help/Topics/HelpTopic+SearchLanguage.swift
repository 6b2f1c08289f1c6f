extension HelpTopic {
    static let searchLanguageBody = """
        `petsave search` takes words as you would say them. Those that are filters are understood as such, and the
        answer begins with what was understood:

          petsave search young female cat good with kids near boston within 50km
          petsave search house-trained lab mix, no cats, newest
          petsave search '"Paris"'

          what it is               cat, dog, rabbit, kitten, puppy
          breeds                   their names and usual short forms: lab, gsd, husky mix
          age, gender, size        young, senior, female, large
          coat and colour          short-haired, black, tortoiseshell
          company                  good with kids, dogs or cats
          care                     house-trained, special needs
          where                    near PLACE, within 50km or 30 miles
          order                    newest, nearest
          not                      “no” or “not” before a word: no cats, not large

        All the rest is text. It is looked for in names, breeds, tags and descriptions, best matches first, and a letter
        or two may be wrong: “labrdor” finds Labradors, after whatever is called just so. Case and accents do not matter,
        and the last word may be the beginning of one.

        Quotation marks keep words from being understood: "Brown" is then a name and not a colour. The options of
        `petsave help filters` hold too, and count for more than words. Where nothing matches, PetSave says which wish to
        give up, and how many animals that would bring.
        """
}
