extension Scene {
    static let settings: [Scene] = [
        Scene(
            "config/story",
            "config path",
            "config list",
            "config set place 'Austin, TX'",
            "config set units mi",
            "config get units",
            "near --limit 1",
            "config list",
            "config unset units",
            "config get units",
            on: [.pipe, .usual]
        ),
        Scene(
            "config/household",
            "config set household.children true",
            "config set household.dogs false",
            "config set household.experience first",
            "config set household.wants 'young small cat, house-trained'",
            "config list",
            "config get household.wants",
            "config set household.experience lots",
            "config set household.wants 'unicorn near boston'",
            "config set household.pets 2",
            on: [.pipe, .small, .usual]
        ),
    ]

    static let diagnostics: [Scene] = [
        Scene("doctor/all", "doctor", on: [.pipe, .usual]),
        Scene("doctor/json", "doctor --json"),
    ]

    static let files: [Scene] = [
        Scene(
            "files/story",
            .petsave("import -", input: Animals.first),
            .petsave("import -", input: Animals.first),
            .petsave("import - --json", input: Animals.second),
            "near 19104",
            "export --type cat",
            "export --format csv",
            on: [.pipe, .usual]
        ),
        Scene(
            "files/mistakes",
            "import nowhere.csv",
            .petsave("import -", input: "nothing of the kind\n"),
            .petsave("import -", input: "{\"breeds\":[]}\n"),
            "export --type dgo",
            on: [.pipe, .usual]
        ),
    ]
}
