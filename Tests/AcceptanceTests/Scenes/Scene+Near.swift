extension Scene {
    private static let cats = "near 19104 --type cat --within 50km --limit 3"

    static let near: [Scene] = [
        Scene("near/list", "\(cats)", on: [.pipe, .small, .usual, .large]),
        Scene("near/table", "\(cats) --format table", on: [.pipe, .small, .usual, .large]),
        Scene("near/cards", "\(cats) --format cards", on: [.pipe, .small, .usual]),
        Scene("near/csv", "\(cats) --format csv"),
        Scene("near/json", "\(cats) --format json"),
        Scene("near/json-fields", "\(cats) --json=name,distance_km", on: [.usual]),
        Scene("near/ndjson", "\(cats) --format ndjson"),
        Scene("near/ndjson-fields", "\(cats) --format ndjson --fields name,breeds.primary"),
        Scene("near/plain", "\(cats) --plain", on: [.pipe, .usual]),
        Scene("near/color-always", "\(cats) --color always"),
        Scene("near/color-forced", "\(cats)", variables: ["CLICOLOR_FORCE": "1"]),
        Scene("near/no-color", "\(cats)", on: [.usual], variables: ["NO_COLOR": "1"]),
        Scene("near/dumb", "\(cats)", on: [.usual], variables: ["TERM": "dumb"]),
        Scene("near/ascii", "\(cats) --format table", on: [.usual], variables: ["LANG": "C"]),
        Scene("near/page", "\(cats) --page 7", "\(cats) --page 8"),
        Scene("near/newest", "near 19104 --sort newest --limit 3"),
        Scene("near/by-name", "near 19104 --sort name --limit 3"),
        Scene("near/random", "near 19104 --sort random --seed 7 --limit 3"),
        Scene("near/nothing", "near --within 100km -- -75,0", on: [.pipe, .usual]),
        Scene("near/no-place", "near"),
        Scene("near/unknown-place", "near Philadelfia"),
        Scene("near/springfield", "near Springfield", on: [.pipe, .small, .usual]),
        Scene("near/mistyped-type", "near 19104 --type dgo", on: [.pipe, .usual]),
        Scene("near/match-without-household", "near 19104 --sort match"),
        Scene(
            "near/match",
            "config set household.children true",
            "config set household.experience first",
            "config set household.wants 'young small cat'",
            "near 19104 --sort match --limit 3",
            "near 19104 --sort match --explain --limit 3",
            "near 19104 --sort match --explain --limit 2 --json",
            on: [.pipe, .small, .usual]
        ),
        Scene(
            "near/match-table",
            "config set household.cats true",
            "near 19104 --sort match --explain --limit 3 --format table",
            "near 19104 --sort match --explain --limit 2 --format cards",
            on: [.pipe, .usual]
        ),
    ]
}
