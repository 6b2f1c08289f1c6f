extension Scene {
    static let alerts: [Scene] = [
        Scene(
            "alert/story",
            "alert list",
            "alert check",
            "alert add 'river cats' young female cat --place 19104 --within 50km",
            "alert add beagles --breed beagle --only-new",
            "alert add beagles",
            "alert list",
            "alert show 'river cats'",
            "alert check 'river cats'",
            "alert check",
            "alert list",
            "alert edit 'river cats' --rename cats --age adult",
            "alert check --format table",
            "alert edit cats --clear age,place,within --gender male --type rabbit",
            "alert check --format cards",
            "alert show cats",
            "alert remove cats",
            "alert remove cats",
            "alert list",
            on: [.pipe, .usual]
        ),
        Scene(
            "alert/narrow",
            "alert add 'river cats' young female cat --place 19104 --within 50km",
            "alert list",
            "alert show 'river cats'",
            "alert check",
            "alert list",
            on: [.small]
        ),
        Scene(
            "alert/json",
            "alert list --json",
            "alert add beagles beagle near 19104 within 500km",
            "alert show beagles --json",
            "alert check --json=name,distance_km",
            "alert check --json",
            "alert list --json"
        ),
        Scene(
            "alert/ndjson",
            "alert add beagles --breed beagle",
            "alert check --format ndjson --fields id,name",
            "alert check --format ndjson"
        ),
        Scene("alert/csv", "alert add goats goat", "alert check --format csv", "alert list --format csv"),
        Scene(
            "alert/new-animals",
            .petsave("import -", input: Animals.first),
            "alert add dogs dog --only-new",
            "alert check",
            .petsave("import -", input: Animals.second),
            "alert check --plain",
            "alert check",
            on: [.pipe, .usual]
        ),
        Scene(
            "alert/feed",
            .petsave("import -", input: Animals.first),
            "alert add 'dogs & cats' --type dog,cat",
            "alert check --feed pets.atom",
            .file("pets.atom"),
            .petsave("import -", input: Animals.second),
            "alert check --feed pets.atom",
            .file("pets.atom"),
            "alert check --feed nowhere/pets.atom"
        ),
        Scene(
            "alert/exec",
            .petsave("import -", input: Animals.first),
            "alert add dogs dog",
            "alert check --exec 'cat >/dev/null; exit 3'",
            "alert show dogs",
            "alert check --exec 'grep -o repeated.:[a-z]*'",
            "alert check --exec cat"
        ),
        Scene(
            "alert/mistakes",
            "alert add",
            "alert add dogs dog near zzyzx",
            "alert add dogs --within far",
            "alert add dogs dog",
            "alert show dgos",
            "alert check dgos",
            "alert edit dogs",
            "alert edit dogs --clear colour",
            "alert edit dogs --rename ''"
        ),
    ]
}

/// Small tables of animals to import.
enum Animals {
    private static let header = """
        id,name,type,breed,age,gender,size,url,latitude,longitude,published_at

        """

    static let first =
        header + """
            1,Rex,Dog,Beagle,Young,Male,Small,https://rescue.example/1,39.9566,-75.1937,2026-06-28
            2,Mia,Cat,Siamese,Senior,Female,Small,https://rescue.example/2,40.7128,-74.0060,2026-06-29

            """

    static let second =
        header + """
            3,Ana & Bob,Dog,Poodle,Baby,Female,Small,https://rescue.example/3,39.9566,-75.1937,2026-06-30

            """
}
