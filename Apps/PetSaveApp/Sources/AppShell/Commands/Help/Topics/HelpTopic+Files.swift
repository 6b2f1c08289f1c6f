extension HelpTopic {
    static let filesBody = """
          ~/.config/petsave/config.toml
          ~/.local/share/petsave/catalog.sqlite
          ~/.local/state/petsave/analytics.ndjson

        These are the settings, the animals and organisations that were imported, and the journal of events, which is
        there only if you switched it on. `petsave config path` prints where the settings are; `petsave doctor` says
        where everything is, and whether it is in order. None of them is made before there is something to keep.

        The folders are those of the XDG base directories; PETSAVE_HOME puts everything into one folder, in config,
        data and state. To move to another machine copy the folders; to begin anew remove them.
        """
}
