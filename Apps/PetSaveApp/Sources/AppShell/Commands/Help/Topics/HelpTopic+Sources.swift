extension HelpTopic {
    static let sourcesBody = """
        Animals come from files that you import: answers of Petfinder, RescueGroups, Animal Shelter Manager, Shelterluv and
        of counties' open data, tables, and what another PetSave exported. `petsave import` tells what it reads, and `-` is standard input:

          petsave import shelter-export.json --organizations shelters.json
          petsave import "May 2026.csv" --source happytails
          petsave export | ssh elsewhere petsave import -

        Nothing is fetched: without a source that you set up there is no answer but from this machine.

        Until something is imported, a built-in sample answers. Its animals are invented, and every answer says so.

        Every record belongs to a source, whose name is the first part of its id: “sample:1006” is the animal that the
        source “sample” calls 1006. Records that do not name their source get the name that --source gives, else the
        format's or the file's. `petsave show ID` says where a record came from and how old it is.

        Importing a file again changes nothing. A changed record replaces what was there, and keeps its history of
        status.
        """
}
