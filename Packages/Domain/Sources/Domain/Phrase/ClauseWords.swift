/// The words that hold a phrase together, and those that look like filters and are none; folded, joined by ", ".
enum ClauseWords {
    static let table: [(phrases: String, meaning: PhraseMeaning)] = [
        (
            """
            a, an, the, and, or, but, with, that, thats, which, who, whos, is, are, be, has, have, please, for, any, \
            some, all, only, also, must be, should be, looking for, searching for, search for, i am looking for, \
            im looking for, we are looking for, were looking for, i want, we want, i would like, id like, i need, \
            we need, do you have, do you have any, have you got, are there, are there any, is there, is there a, \
            find, find me, show, show me, adopt, to adopt, want to adopt, i want to adopt, want, colored, coloured, fur, coat, breed, breeds, pet, pets, animal, animals
            """,
            .connecting
        ),
        (
            """
            no, not, without, cannot, cant, can not, except, except for, excluding, nor, is not, isnt, are not, arent, but no, but not, \
            and no, and not, or no, dont want, do not want, i dont want, i do not want, anything but, other than, \
            must not be, should not be, cant be, doesnt, does not, dont, do not
            """,
            .negation
        ),
        (
            """
            good with, is good with, great with, ok with, okay with, fine with, safe with, gentle with, \
            friendly with, friendly to, friendly towards, good around, ok around, good for, get along with, \
            gets along with, get along well with, gets along well with, getting along with, get on with, \
            gets on with, gets on well with, do well with, does well with, live with, lives with, can live with, \
            like, likes, loves, that love, who love
            """,
            .goodWithOpener
        ),
        ("near, around, close to, nearest to, closest to", .placeOpener(isStrict: false)),
        ("in", .placeOpener(isStrict: true)),
        (
            """
            nearby, close by, near by, near me, near us, near here, near home, around me, around here, around us, \
            close to me, close to us, close to home, nearest to me, closest to me, near my home, near my house, \
            near my place, in my area
            """,
            .here
        ),
        ("within", .distanceOpener(takesBareNumber: true)),
        (
            """
            less than, under, up to, at most, max, maximum, no more than, not more than, no further than, \
            not further than, no farther than, not farther than, in a radius of, radius of
            """,
            .distanceOpener(takesBareNumber: false)
        ),
        ("named, called, name is", .nameOpener),
        (
            """
            good boy, good boys, good girl, good girls, hot dog, hot dogs, dog house, cat house, year old, \
            years old, year olds, yr old, yrs old, month old, months old, mo old, mos old, week old, weeks old, \
            years young, senior center, senior centre, senior citizen, senior citizens, for seniors, old soul, \
            old souls, young at heart, golden years, golden girl, golden girls, cat nap, dog park, dog parks, \
            blue eyes, blue eyed, green eyes, green eyed, brown eyes, brown eyed, golden eyes, red nose, blue nose
            """,
            .text
        ),
    ]

    /// Whom an animal may get along with, by the word for them.
    static let companions: [String: [Companion]] = [
        "kid": [.children], "kids": [.children], "child": [.children], "children": [.children],
        "toddler": [.children], "toddlers": [.children], "family": [.children], "families": [.children],
        "dog": [.dogs], "dogs": [.dogs], "cat": [.cats], "cats": [.cats],
        "pets": [.dogs, .cats], "animals": [.dogs, .cats],
        "everyone": [.children, .dogs, .cats], "everybody": [.children, .dogs, .cats],
    ]

    /// What may stand before a companion: “other dogs”, “small children”.
    static let companionAdjectives: Set<String> = [
        "other", "small", "young", "little", "older", "big", "large", "all", "most", "the", "my", "our", "any",
    ]

    /// What may stand between two companions.
    static let companionJoiners: Set<String> = ["and", "or", "nor"]

    /// What may follow a breed and asks for nothing more: “lab mix”.
    static let breedSuffixes: Set<String> = ["mix", "mixes", "mixed", "cross", "crosses"]

    /// What may be missing: “without photos”.
    static let photos: Set<String> = ["photo", "photos", "picture", "pictures", "pics"]

    /// What makes of “dog friendly” the beginning of “friendly with cats”.
    static let friendlyTowards: Set<String> = ["with", "to", "towards"]

    /// Degrees that may follow a negation: “not too big”.
    static let degrees: Set<String> = ["too", "very", "so", "that"]

    /// What leads from a distance to its place: “30 miles from Boston”.
    static let distanceToPlace: Set<String> = ["of", "from", "around", "near"]

    /// What may follow a distance: “50 km away”.
    static let distanceSuffixes: Set<String> = ["away", "radius"]

    /// The person's own place, behind “from” and “of”.
    static let here: Set<String> = ["me", "us", "here", "home"]

    /// What makes of a number a time and not a distance: “within 2 weeks”.
    static let timeUnits: Set<String> = [
        "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "mo", "year", "years",
        "yr", "yrs",
    ]

    /// What no place begins with: “near the park”, “in need of love”.
    static let noPlace: Set<String> = [
        "a", "an", "the", "my", "our", "your", "his", "her", "their", "this", "that", "it", "me", "one", "need",
        "needs", "danger", "foster", "care", "shelter", "shelters", "home", "homes", "house", "houses", "love",
        "heat", "training", "pair", "pairs", "search", "good", "great", "poor", "bad", "general", "crates", "time",
        "kids", "children", "people", "strangers", "water", "other", "others", "reach", "life", "show", "and", "or",
        "of",
    ]

    /// Small words inside the names of places: “Stow on the Wold”.
    static let placeLinks: Set<String> = [
        "of", "on", "upon", "de", "la", "le", "les", "del", "los", "las", "du", "sur", "am", "an", "der", "the", "by",
    ]
}
