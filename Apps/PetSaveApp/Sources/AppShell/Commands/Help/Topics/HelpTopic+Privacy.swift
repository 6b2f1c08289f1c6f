extension HelpTopic {
    static let privacyBody = """
        Nothing is sent anywhere. Where you are is looked up on this machine, in a list of places that is part of the
        program, and stays here.

        Analytics is off until you switch it on, and you can switch it off again:

          petsave config set analytics.enabled true
          petsave config set analytics.enabled false

        Switched on, it keeps a journal on this machine, in analytics.ndjson, a line of JSON for each event: what was
        shown, imported or failed, how many animals there were, and of which type. It holds no place finer than a country, no
        words that you searched for, no names and no contacts. Read it, or remove it, whenever you like.

        Where the variable DO_NOT_TRACK is set, and is not 0, nothing is recorded, whatever the setting.
        `petsave help files` tells where everything is kept.
        """
}
