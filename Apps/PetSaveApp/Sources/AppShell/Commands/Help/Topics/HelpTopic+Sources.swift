extension HelpTopic {
    static let sourcesBody = """
        Animals come from sources that you set up, and from files that you import. Without either nothing is fetched, and
        a built-in sample answers. Its animals are invented, and every answer says so.

        `petsave source add` lists the kinds of sources, what each of them needs, and a command to copy:

          petsave source add socrata montgomery-county
          petsave source add asm https://shelter.example --name "Happy Paws" --place "Springfield, IL"
          petsave source add rescuegroups --place 19104 --within 100km --key-command "pass show petsave/rg"

          rescuegroups    shelters all over the United States; a free key
          asm             a shelter that runs Animal Shelter Manager; no key
          socrata         the open data of a county, two of them ready-made; no key
          shelterluv      a shelter that uses Shelterluv; the shelter's key
          petfinder       a server that speaks Petfinder's API v2; a client id and its secret

        Then `petsave source test NAME` asks for a little and tells what came, `petsave sync` fetches everything,
        and `petsave source list` shows how many animals there are of each, how old they are, what went wrong last and
        when it is refreshed next. `petsave source remove NAME` forgets a source and its animals.

        `petsave near` and `petsave search` fetch by themselves what is older than it may become, six hours unless
        --refresh-every said otherwise. They wait for it three seconds at most (the setting refresh.budget), answer with
        what they have then, and say how old that is. --offline, or the variable PETSAVE_OFFLINE, keeps them from asking
        anybody, --refresh makes them ask. Whatever goes wrong, the catalogue on this machine answers.

        A key, password or client secret is never an argument of a command, which others could read. PetSave takes it
        from a command (--key-command), an environment variable (--key-env) or a file that only you can read (--key-file)
        each time that it is needed; --key-stdin hands it over once, and PetSave keeps it in such a file.

        A server learns the address of your machine, as every server does, and what the source is set up to ask for. That
        is a place only with --within, and then one on a grid of a tenth of a degree, some 10 km wide, with the distance
        made larger by as much. It never learns what you search for.

        What a source has changed is changed here, and what it no longer lists is hidden, once a sync has seen all of it.
        A source that lists nothing or less than half of what it did is not believed: `petsave sync NAME --force` does.
        RescueGroups does not allow keeping its records for long: they vanish 24 hours after they were fetched last.

        `petsave import` reads files: answers of the same servers, tables, and what another PetSave exported; `-` is
        standard input. Importing a file again changes nothing:

          petsave import shelter-export.json --organizations shelters.json
          petsave import "May 2026.csv" --source happytails
          petsave export | ssh elsewhere petsave import -

        Every record belongs to a source, whose name is the first part of its id: “sample:1006” is the animal that the
        source “sample” calls 1006. `petsave show ID` says where a record came from and how old it is.
        """
}
