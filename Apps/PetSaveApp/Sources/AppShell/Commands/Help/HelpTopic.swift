import Domain

/// What `petsave help TOPIC` tells beyond the commands' own help.
enum HelpTopic: String, CaseIterable {
    case exitCodes = "exit-codes"
    case places
    case environment

    var text: String {
        switch self {
        case .exitCodes:
            "Exit codes\n\n"
                + ExitCode.allCases.map { code in
                    let number = String(code.rawValue)
                    return "  " + String(repeating: " ", count: 3 - number.count) + number + "  " + code.meaning
                }.joined(separator: "\n")
        case .places:
            """
            Places

              19104, 19104-1234        a US ZIP code
              "Austin, TX"             a city and its state, by code or name
              "Paris, France"          a city and its country, by code or name
              Boston                   a city, where one of that name is far better known than all others
              39.95,-75.16             latitude and longitude in degrees

            Case, accents and punctuation do not matter, and a city's other names are known too. A name that several
            places share is answered with the choices. Nothing of it leaves this machine.
            """
        case .environment:
            """
            Environment

              PETSAVE_HOME             one folder for everything, instead of the XDG base directories
              XDG_CONFIG_HOME          where config.toml is kept, in petsave/ (~/.config)
              XDG_DATA_HOME            where catalog.sqlite is kept, in petsave/ (~/.local/share)
              XDG_STATE_HOME           where analytics.ndjson is kept, in petsave/ (~/.local/state)
              NO_COLOR                 no colour, whatever its value
              CLICOLOR_FORCE           colour into pipes too
              COLUMNS                  the width to lay out for, where there is no terminal to ask
              DO_NOT_TRACK             keeps analytics off, whatever the setting
              PETSAVE_NOW              an ISO 8601 moment that stands for now, for output that is the same every day
            """
        }
    }
}
