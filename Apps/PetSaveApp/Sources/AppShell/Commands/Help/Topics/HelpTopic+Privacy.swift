extension HelpTopic {
    static let privacyBody = """
        Nothing is sent anywhere but to the sources that you set up, and to services of analytics that you switched on by
        name. Where you are is looked up on this machine, in a list of places that is part of the program, and stays here.

        A source's server learns what it takes to answer: the address of your machine, that PetSave asks, your key if it
        needs one, and its settings. Those of rescuegroups and petfinder also learn a place, since they are asked for the
        animals around it: yours unless --place names another, within 160 km unless --within says otherwise. It is rounded
        to a tenth of a degree; with --everywhere no place is sent. Servers of the other kinds learn no place. What you
        search for, your shortlist, your alerts and your household are no server's business. `petsave source show NAME`
        shows what a source is asked for; --offline asks none of them.

        Keys, passwords and tokens are in no message, no log, no database and no argument of a command. Where PetSave
        keeps one, it is in a file that only you can read.

        Analytics is off until you switch it on, and you can switch it off again:

          petsave analytics on
          petsave analytics off
          petsave analytics status

        Switched on, it keeps a journal on this machine, in analytics.ndjson, a line of JSON for each event: what was
        shown, imported, synced or failed, roughly how many animals there were, and of which type. It holds no place
        finer than a country, no words that you searched for, no names and no contacts; `petsave analytics events` lists
        all that it can hold. `petsave analytics show` draws it. It holds the newest two megabytes, and is yours: it
        stays when you switch analytics off, unless you add --delete-journal.

        Nothing is sent unless you also name a service in analytics.toml and switch it on by its name:

          [http]                                          # or [otlp], for OpenTelemetry
          url = "https://events.example.org"
          key-command = "pass show petsave/events"        # or key-env, or key-file
          events = ["search", "nearby_page_shown"]        # groups and events; without this line all

          petsave analytics on http
          petsave analytics off http

        A service knows this installation by a random number that no other service gets. Switching it off, by whichever
        way, throws away that number and whatever still waits to be sent.

        Where the variable DO_NOT_TRACK is set, and is not 0, nothing is recorded or sent, whatever the setting.
        `petsave help files` tells where everything is kept.
        """
}
