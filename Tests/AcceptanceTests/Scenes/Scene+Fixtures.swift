extension Scene {
    private static let dogs = "near 19104 --type dog --limit 3"

    /// What is asked of all recorded bodies together.
    static let ofFixtures: [Scene] = inFixtures([
        Scene("fixtures/near-list", "near 19104 --limit 3", on: [.pipe, .small, .usual, .large]),
        Scene("fixtures/near-table", "\(dogs) --format table", on: [.pipe, .usual, .large]),
        Scene("fixtures/near-cards", "\(dogs) --format cards", on: [.usual]),
        Scene("fixtures/near-json", "\(dogs) --within 30km --json=name,distance_km,breeds.primary"),
        Scene("fixtures/near-ndjson", "\(dogs) --breed beagle --good-with kids --format ndjson --fields id,name"),
        Scene("fixtures/near-miles", "near 10001 --type cat,rabbit --within 20mi --limit 3"),
        Scene("fixtures/near-newest", "near 90210 --sort newest --age senior --limit 3"),
        Scene("fixtures/near-nothing", "near 'Reykjavík, IS' --within 100km", on: [.pipe, .usual]),
        Scene(
            "fixtures/search-words",
            "search young female lab good with kids near boston --limit 3",
            on: [.pipe, .usual]
        ),
        Scene("fixtures/search-negation", "search small dog no chihuahuas near 19104 within 100 miles --limit 3"),
        Scene("fixtures/search-text", "search couch potato --limit 3", on: [.pipe, .usual]),
        Scene("fixtures/search-json", "search beagle puppy near 19104 --limit 2 --json=id,name,age"),
        Scene("fixtures/search-typo-chiuaua", "search chiuaua --limit 3", on: [.pipe, .usual]),
        Scene("fixtures/search-typo-labrdor", "search labrdor near 19104 --limit 3", on: [.pipe, .usual]),
        Scene("fixtures/search-diacritics", "search 'Ché' --limit 3", "search CHE --limit 3"),
        Scene("fixtures/search-nothing", "search hairless rabbit near 19104 within 10km", on: [.pipe, .usual]),
        Scene("fixtures/search-nothing-of-text", "search zzyzx", on: [.pipe]),
        Scene(
            "fixtures/match",
            "config set household.children true",
            "config set household.wants 'small senior dog'",
            "near 19104 --sort match --explain --limit 3"
        ),
        Scene("fixtures/suggest", "suggest lab --limit 5", "suggest be --kind name --limit 3"),
        Scene("fixtures/suggest-json", "suggest chih --limit 2 --json"),
        Scene("fixtures/show", "show petfinder:59728524", on: [.pipe, .usual]),
        Scene("fixtures/show-json", "show petfinder:59728524 --json=name,type,breeds,distance_km,status_history"),
        Scene("fixtures/show-ambiguous", "show petfinder:5972852", "show petfinder:5"),
        Scene("fixtures/stats", "stats", on: [.pipe, .usual]),
        Scene("fixtures/stats-from-place", "stats 19104 --type cat", on: [.pipe, .usual]),
        Scene("fixtures/stats-json", "stats --type dog --json"),
        Scene("fixtures/map", "map 19104 --within 300km", on: [.small, .usual, .large]),
        Scene("fixtures/map-pipe", "map 19104 --within 100km", "map 19104 --within 50km --json"),
        Scene(
            "fixtures/shortlist",
            "shortlist add petfinder:59728524 petfinder:59728527",
            "shortlist rate petfinder:59728524 4",
            "shortlist note petfinder:59728524 ask for her age",
            "shortlist list",
            "shortlist list --format table",
            "shortlist list --json=name,rating,note",
            "shortlist remove petfinder:59728527",
            "shortlist undo",
            on: [.pipe, .usual]
        ),
        Scene(
            "fixtures/alert",
            "alert add beagles senior beagle near 19104 within 300km",
            "alert check --plain",
            "alert check",
            "alert edit beagles --age adult --within 150km",
            "alert check --format table",
            "alert check --format ndjson --fields id",
            "alert show beagles",
            "alert remove beagles",
            on: [.pipe, .usual]
        ),
    ])

    /// Each recorded body that can be imported, by itself in a new home.
    static let ofEachFixture: [Scene] = [
        "animal-2019", "animal-2024", "animals-2019-limit50-page1", "animals-2021-limit50-page1",
        "animals-2024-limit50-page1", "animals-2024-limit50-page2", "animals-by-distance-100", "dogs-2023-2000",
        "organization-2024", "organizations-2024-limit50-page1", "organizations-by-distance",
        "organizations-of-dogs-2023",
    ].map { name in
        Scene(
            "fixtures/files/\(name)",
            .petsave("import $FIXTURES/\(name).json"),
            "near 19104 --limit 2",
            "stats --json"
        )
    }

    private static func inFixtures(_ scenes: [Scene]) -> [Scene] {
        scenes.map { scene in
            var scene = scene
            scene.catalog = .fixtures
            return scene
        }
    }
}
