extension Scene {
    static let search: [Scene] = [
        Scene(
            "search/words",
            "search young female cat good with kids near 19104 within 50km",
            on: [.pipe, .small, .usual, .large]
        ),
        Scene("search/negation", "search dog no puppies no terriers newest --limit 3", on: [.pipe, .usual]),
        Scene("search/text", "search volunteers --limit 3", on: [.pipe, .usual]),
        Scene("search/name", "search jellyb", on: [.pipe, .usual]),
        Scene("search/quoted", "search '\"brown\"' --limit 3"),
        Scene("search/typo", "search labrdor --limit 3", on: [.pipe, .usual]),
        Scene("search/everything", "search --limit 2"),
        Scene("search/option-over-words", "search young cat --age senior --near 19104 --limit 2"),
        Scene("search/near-home", "config set place 19104", "search beagle", "search beagle within 800km"),
        Scene("search/miles", "config set units mi", "search cats near 19104 within 30 --limit 2"),
        Scene("search/nothing", "search young female cat near boston within 50km", on: [.pipe, .small, .usual]),
        Scene("search/nothing-of-text", "search orange tabby zzyzx", on: [.pipe, .usual]),
        Scene("search/nothing-as-json", "search unicorn --json"),
        Scene("search/unknown-place", "search cat near zzyzx"),
        Scene("search/several-places", "search cat near springfield"),
        Scene("search/table", "search beagle near 19104 --format table --limit 3", on: [.pipe, .usual]),
        Scene("search/cards", "search beagle near 19104 --format cards --limit 2", on: [.pipe, .usual]),
        Scene("search/json", "search senior beagle near 19104 --limit 1 --json"),
        Scene("search/json-fields", "search young lab no puppies near 19104 --limit 2 --json=name,breeds.primary"),
        Scene("search/ndjson-fields", "search lab near 19104 --limit 2 --format ndjson --fields id,distance_km"),
        Scene("search/csv", "search beagle near 19104 --limit 1 --format csv"),
        Scene(
            "search/match",
            "config set household.dogs true",
            "config set household.wants 'young small dog'",
            "search dog near 19104 --sort match --explain --limit 3",
            "search dog near 19104 --explain --limit 1 --json"
        ),
    ]

    static let suggest: [Scene] = [
        Scene("suggest/list", "suggest lab", on: [.pipe, .small, .usual]),
        Scene("suggest/kinds", "suggest bo --kind name,breed", "suggest phila --kind place --limit 3"),
        Scene("suggest/table", "suggest bl --limit 4 --format table", on: [.pipe, .usual]),
        Scene("suggest/plain", "suggest bl --limit 4 --plain", on: [.usual]),
        Scene("suggest/json", "suggest lab --limit 2 --json"),
        Scene("suggest/csv", "suggest lab --limit 2 --format csv"),
        Scene("suggest/nothing", "suggest zzyzx", on: [.pipe, .usual]),
        Scene("suggest/unknown-kind", "suggest lab --kind bred"),
    ]
}
