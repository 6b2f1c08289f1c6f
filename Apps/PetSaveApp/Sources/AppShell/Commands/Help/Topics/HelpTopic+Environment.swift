extension HelpTopic {
    static let environmentBody = """
          PETSAVE_HOME             one folder for everything, instead of the XDG base directories
          PETSAVE_OFFLINE          asks no server, as --offline does; 0 is as if it were not set
          XDG_CONFIG_HOME          where config.toml, sources.toml and analytics.toml are, in petsave/ (~/.config)
          XDG_DATA_HOME            where catalog.sqlite and personal.sqlite are kept, in petsave/ (~/.local/share)
          XDG_CACHE_HOME           where access tokens are kept for an hour or so, in petsave/ (~/.cache)
          XDG_STATE_HOME           where analytics.ndjson is kept, in petsave/ (~/.local/state)
          HTTPS_PROXY, HTTP_PROXY  the proxy to ask servers through, or ALL_PROXY for both kinds of address
          NO_PROXY                 hosts that are asked without it, by comma
          NO_COLOR                 no colour, whatever its value
          CLICOLOR_FORCE           colour into pipes too
          COLUMNS                  the width to lay out for, where there is no terminal to ask
          DO_NOT_TRACK             keeps analytics off, whatever the setting; 0 is as if it were not set
          PETSAVE_NOW              an ISO 8601 moment that stands for now, for output that is the same every day
        """
}
