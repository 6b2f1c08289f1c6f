extension Scene {
    private static let commands = [
        "near", "search", "show", "suggest", "map", "shortlist", "shortlist add", "shortlist list", "shortlist rate",
        "shortlist note", "shortlist remove", "shortlist undo", "shortlist export", "alert", "alert add", "alert list",
        "alert show", "alert edit", "alert remove", "alert check", "stats", "source", "source add",
        "source list", "source show", "source remove", "source enable", "source disable", "source test", "sync",
        "import", "export", "setup", "config", "config get",
        "config set", "config unset", "config list", "config path",
        "analytics", "analytics status", "analytics on", "analytics off", "analytics show", "analytics events",
        "analytics path", "doctor", "manual",
    ]

    private static let topics = [
        "filters", "search-language", "places", "formats", "sources", "privacy", "files", "environment", "exit-codes",
    ]

    static let help: [Scene] =
        commands.map { Scene("help/\($0.replacing(" ", with: "-"))", .petsave("\($0) --help")) }
        + topics.map { Scene("help/topic-\($0)", .petsave("help \($0)"), on: [.pipe, .usual]) }
        + [
            Scene("help/petsave", "--help", on: [.pipe, .small, .usual]),
            Scene("help/of-near", "help near"),
            Scene("help/of-alert-add", "help alert add"),
            Scene("help/of-search-language", "help search-language", on: [.small, .large]),
            Scene("help/unknown-topic", "help nonsense", on: [.pipe, .usual]),
            Scene("help/mistyped-topic", "help filtres", "help exitcodes"),
            Scene("help/version", "--version"),
            Scene("help/no-command", ""),
            Scene("help/mistyped-command", "naer 19104", "serach cat", "zzyzx", on: [.pipe, .usual]),
            Scene("help/mistyped-subcommand", "shortlist lst", "alert chekc", "config sett", on: [.pipe, .usual]),
            Scene("help/mistyped-option", "near 19104 --wihtin 5km", "alert check --limit 1", "search --zzyzx"),
            Scene("help/missing-argument", "show", "suggest", "shortlist add", "alert show", "import", "manual"),
            Scene("help/manual-pages", "manual --output man", .folder("man"), .file("man/man1/petsave-suggest.1")),
        ]
}
