extension HelpTopic {
    static let privacyBody = """
        Nothing is sent anywhere but to the sources that you set up. Where you are is looked up on this machine, in a list
        of places that is part of the program, and stays here.

        A source's server learns what it takes to answer: the address of your machine, that PetSave asks, your key if it
        needs one, and its settings. A place is among them only for a source that you gave --within, and it is rounded
        to a tenth of a degree first. What you search for, your shortlist, your alerts and your home are no server's
        business. `petsave source show NAME` shows what a source is asked for; --offline asks none of them.

        Keys, passwords and tokens are in no message, no log, no database and no argument of a command. Where PetSave
        keeps one, it is in a file that only you can read.

        Analytics is off until you switch it on, and you can switch it off again:

          petsave config set analytics.enabled true
          petsave config set analytics.enabled false

        Switched on, it keeps a journal on this machine, in analytics.ndjson, a line of JSON for each event: what was
        shown, imported, synced or failed, how many animals there were, and of which type. It holds no place finer than a
        country, no words that you searched for, no names and no contacts. Read it, or remove it, whenever you like.

        Where the variable DO_NOT_TRACK is set, and is not 0, nothing is recorded, whatever the setting.
        `petsave help files` tells where everything is kept.
        """
}
