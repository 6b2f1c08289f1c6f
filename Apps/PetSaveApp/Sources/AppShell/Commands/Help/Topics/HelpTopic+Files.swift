extension HelpTopic {
    static let filesBody = """
          ~/.config/petsave/config.toml            the settings
          ~/.config/petsave/sources.toml           the sources, without their secrets
          ~/.config/petsave/analytics.toml         which service gets which events, if you settled that
          ~/.local/share/petsave/catalog.sqlite    the animals and organisations that were fetched or imported
          ~/.local/share/petsave/personal.sqlite   the shortlist and the alerts
          ~/.local/share/petsave/secrets           what --key-stdin gave PetSave to keep, for your eyes only
          ~/.cache/petsave/tokens                  access tokens that a source gave for a while, for your eyes only
          ~/.local/state/petsave/analytics.ndjson  the journal of events, if you switched it on; older ones are in
                                                   analytics.1.ndjson
          ~/.local/state/petsave/analytics         what waits to be sent, if you switched on a service that sends
          ~/.local/state/petsave/onboarding.json   what you answered in a setup that was interrupted, until it ends

        None of them is made before there is something to keep. `petsave config path` prints where the settings are;
        `petsave doctor` says where everything is, and whether it is in order.

        The folders are those of the XDG base directories; PETSAVE_HOME puts everything into one folder, in config,
        data, state and cache. To move to another machine copy the folders; to begin anew remove them.
        """
}
