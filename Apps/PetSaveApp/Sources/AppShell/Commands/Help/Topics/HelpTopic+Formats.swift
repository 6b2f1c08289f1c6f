extension HelpTopic {
    static let formatsBody = """
          list      two lines an animal, for reading; the standard one
          table     a row an animal, columns that fit the terminal
          cards     a box an animal
          json      one object: animals in the order of the list, total, page, query, sources and notices
          ndjson    an animal a line
          csv       a row an animal, with a header

        --format chooses one, and `petsave config set format table` makes it the standard one. --json is short for
        --format json, and keeps only the fields that are named after it; so does --fields for JSON and NDJSON:

          petsave near 19104 --json=name,distance_km,breeds.primary
          petsave near 19104 --format ndjson --fields id,url

        Data go to standard output, everything else to standard error: a pipe gets animals and nothing else. Colour and
        boxes are for terminals only. --plain leaves out all that is drawn, for screen readers.

        JSON, NDJSON and CSV are for programs: keys are sorted, names and meanings stay as they are, dates are ISO 8601
        in UTC, and what nobody said is null. Keys may be added; take what you know. The lists for people may change
        from one version to the next. docs/formats.md in PetSave's repository describes every field.
        """
}
