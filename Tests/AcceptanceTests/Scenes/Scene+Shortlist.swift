extension Scene {
    static let shortlist: [Scene] = [
        Scene(
            "shortlist/story",
            "shortlist list",
            "shortlist add sample:1006 sample:1009",
            "shortlist add sample:1033",
            "shortlist add sample:1006",
            "shortlist rate sample:1006 5",
            "shortlist rate sample:1009 0",
            "shortlist rate sample:1009 6",
            "shortlist note sample:1006 call on Saturday",
            "shortlist list",
            "shortlist list --sort rating",
            "shortlist rate sample:1009 none",
            "shortlist note sample:1006 ''",
            "shortlist remove sample:1006",
            "shortlist remove sample:1006",
            "shortlist undo",
            "shortlist undo",
            "shortlist list --sort name",
            on: [.pipe, .usual]
        ),
        Scene(
            "shortlist/formats",
            "config set place 19104",
            "shortlist add sample:1006 sample:1009 sample:1033",
            "shortlist rate sample:1006 5",
            "shortlist rate sample:1009 0",
            .petsave("shortlist note sample:1006 -", input: "Likes *vans*.\nCall on Saturday.\n"),
            "shortlist list --sort distance",
            "shortlist list --format table",
            "shortlist list --format cards",
            "shortlist list --plain",
            "shortlist list --json=name,rating,note,distance_km",
            "shortlist list --format ndjson --fields id,rating",
            on: [.pipe, .usual]
        ),
        Scene(
            "shortlist/export",
            "shortlist export",
            "shortlist add sample:1006 sample:1009",
            "shortlist rate sample:1009 3",
            .petsave("shortlist note sample:1006 -", input: "Likes *vans*.\nCall on Saturday.\n"),
            "shortlist export",
            "shortlist export --format csv",
            "shortlist export --format json",
            "shortlist export --format table",
            "shortlist export --output list.md",
            .file("list.md")
        ),
        Scene(
            "shortlist/no-longer-listed",
            "shortlist add sample:1006",
            .petsave("import -", input: Animals.first),
            "shortlist list",
            "shortlist add csv:1",
            "shortlist list --format table",
            on: [.pipe, .usual]
        ),
        Scene(
            "shortlist/mistakes",
            "shortlist add sample:999999",
            "shortlist add sample:1006 sample:999999",
            "shortlist rate sample:1006 4",
            "shortlist rate sample:1006 four",
            "shortlist note sample:1006 hello",
            "shortlist remove sample:1006",
            "shortlist undo",
            "shortlist list --sort colour",
            "shortlist list --sort distance"
        ),
    ]
}
