extension Scene {
    static let show: [Scene] = [
        Scene("show/one", "show sample:1006", on: [.pipe, .small, .usual, .large]),
        Scene("show/bonded", "show sample:1009", on: [.pipe, .usual]),
        Scene("show/json", "show sample:1006 --json"),
        Scene("show/json-fields", "show sample:1006 --json=name,contact.phone"),
        Scene("show/csv", "show sample:1006 --format csv"),
        Scene("show/plain", "show sample:1006 --plain", on: [.usual]),
        Scene("show/from-home", "config set place 'Boston, MA'", "show sample:1006 --json=name,distance_km"),
        Scene("show/unknown", "show sample:999999", on: [.pipe, .usual]),
        Scene("show/ambiguous", "show sample:100", on: [.pipe, .small, .usual]),
        Scene("show/beginning", "show sample:12", "show sample:1", "show 1006 --json=id,name"),
        Scene(
            "show/match",
            "config set household.children true",
            "config set household.dogs true",
            "config set household.experience first",
            "config set household.wants 'young small cat'",
            "show sample:1006 --explain",
            "show sample:1006 --explain --json"
        ),
        Scene("show/match-without-household", "show sample:1006 --explain"),
    ]

    static let stats: [Scene] = [
        Scene("stats/all", "stats", on: [.pipe, .small, .usual, .large]),
        Scene("stats/json", "stats --json"),
        Scene("stats/csv", "stats --type dog --format csv"),
        Scene("stats/from-place", "stats 19104 --type dog,cat", on: [.pipe, .usual]),
        Scene("stats/miles", "config set units mi", "stats 19104 --type horse"),
        Scene("stats/plain", "stats --type horse --plain", on: [.usual]),
        Scene("stats/ascii", "stats --type horse", on: [.usual], variables: ["LANG": "C"]),
        Scene("stats/nothing", "stats --breed zzyzx", on: [.pipe, .usual]),
    ]

    static let map: [Scene] = [
        Scene("map/far", "map 19104", on: [.pipe, .small, .usual, .large]),
        Scene("map/close", "map 19104 --within 5km --type cat", on: [.pipe, .usual]),
        Scene("map/from-home", "config set place 'Austin, TX'", "config set units mi", "map --within 300mi"),
        Scene("map/json", "map 19104 --within 200km --json"),
        Scene("map/ndjson", "map 19104 --within 200km --format ndjson"),
        Scene("map/csv", "map 19104 --within 200km --format csv"),
        Scene("map/plain", "map 19104 --plain", on: [.usual]),
        Scene("map/ascii", "map 19104", on: [.usual], variables: ["LANG": "C"]),
        Scene("map/nothing", "map --within 100km -- -75,0", on: [.pipe, .usual]),
        Scene("map/no-place", "map"),
        Scene("map/fields", "map 19104 --json=town"),
    ]
}
