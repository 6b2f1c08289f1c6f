/// The words for everything but breeds and colours; phrases are folded and joined by ", ".
enum FilterWords {
    static let table: [(phrases: String, meaning: PhraseMeaning)] = types + kinds + traits + statuses + orders

    private static let types: [(phrases: String, meaning: PhraseMeaning)] = [
        ("dog, dogs, doggo, doggos, doggie, doggies, canine, canines", .filters([.type(.dog)])),
        ("puppy, puppies, pup, pups, puppy dog, puppy dogs", .filters([.type(.dog), .age(.baby)])),
        ("cat, cats, kitty, kitties, feline, felines, house cat, house cats", .filters([.type(.cat)])),
        ("kitten, kittens", .filters([.type(.cat), .age(.baby)])),
        ("tomcat, tomcats, tom cat, tom cats", .filters([.type(.cat), .gender(.male)])),
        ("rabbit, rabbits, bunny, bunnies, bunny rabbit, bunny rabbits", .filters([.type(.rabbit)])),
        ("small furry, small and furry", .filters([.type(.smallFurry)])),
        ("horse, horses, equine, equines", .filters([.type(.horse)])),
        ("bird, birds", .filters([.type(.bird)])),
        (
            "reptile, reptiles, fish, fishes, scales fins other, scales fins and other",
            .filters([.type(.scalesFinsOther)])
        ),
        ("barnyard, barn yard, farm animal, farm animals", .filters([.type(.barnyard)])),
    ]

    /// Petfinder's “species” that are wider than any of their breeds' names.
    private static let kinds: [(phrases: String, meaning: PhraseMeaning)] = [
        ("guinea pig, guinea pigs, cavy, cavies", .filters([.type(.smallFurry), .kind("Guinea Pig")])),
        ("rat, rats", .filters([.type(.smallFurry), .kind("Rat")])),
        ("goat, goats", .filters([.type(.barnyard), .kind("Goat")])),
        ("sheep", .filters([.type(.barnyard), .kind("Sheep")])),
        ("pig, pigs, piglet, piglets", .filters([.type(.barnyard), .kind("Pig")])),
        ("cow, cows", .filters([.type(.barnyard), .kind("Cow")])),
        ("snake, snakes", .filters([.type(.scalesFinsOther), .kind("Snake")])),
        ("turtle, turtles", .filters([.type(.scalesFinsOther), .kind("Turtle")])),
        ("tortoise, tortoises", .filters([.type(.scalesFinsOther), .kind("Tortoise")])),
        ("lizard, lizards", .filters([.type(.scalesFinsOther), .kind("Lizard")])),
        ("frog, frogs", .filters([.type(.scalesFinsOther), .kind("Frog")])),
        ("parrot, parrots", .filters([.type(.bird), .kind("Parrot")])),
    ]

    private static let traits: [(phrases: String, meaning: PhraseMeaning)] = [
        ("baby, babies", .filters([.age(.baby)])),
        ("young, younger, juvenile, juveniles", .filters([.age(.young)])),
        ("adult, adults, grown, full grown, fully grown", .filters([.age(.adult)])),
        ("senior, seniors, old, older, elderly", .filters([.age(.senior)])),
        ("female, females, girl, girls", .filters([.gender(.female)])),
        ("male, males, boy, boys", .filters([.gender(.male)])),
        ("small, smaller, tiny, small sized, small size, small breed", .filters([.size(.small)])),
        ("medium, medium sized, medium size, mid sized, mid size, medium breed", .filters([.size(.medium)])),
        ("large, larger, big, bigger, large sized, large size, large breed", .filters([.size(.large)])),
        (
            "extra large, xl, xlarge, x large, very large, very big, huge, extra large breed",
            .filters([.size(.extraLarge)])
        ),
        ("hairless", .filters([.coat(.hairless)])),
        (
            "short hair, short hairs, short haired, shorthair, shorthairs, shorthaired, short coat, short coated",
            .filters([.coat(.short)])
        ),
        ("medium hair, medium haired, medium coat, medium coated", .filters([.coat(.medium)])),
        (
            "long hair, long hairs, long haired, longhair, longhairs, longhaired, long coat, long coated",
            .filters([.coat(.long)])
        ),
        ("wire hair, wire haired, wirehair, wirehaired, wire coat, wire coated, wiry", .filters([.coat(.wire)])),
        ("curly, curly hair, curly haired, curly coat, curly coated", .filters([.coat(.curly)])),
        (
            """
            house trained, housetrained, house broken, housebroken, potty trained, toilet trained, litter trained, \
            litter box trained
            """,
            .filters([.houseTrained])
        ),
        ("special needs, special need", .filters([.specialNeeds])),
        (
            """
            with photo, with photos, with a photo, has photo, has photos, has a photo, with picture, with pictures, \
            with a picture, has picture, has pictures, has a picture, with pics, photos only
            """,
            .filters([.photo])
        ),
        (
            """
            kid friendly, kids friendly, child friendly, children friendly, family friendly, for kids, for children, \
            for families, for a family
            """,
            .filters([.goodWith([.children])])
        ),
        ("dog friendly, dogs friendly", .filters([.goodWith([.dogs])])),
        ("cat friendly, cats friendly", .filters([.goodWith([.cats])])),
        ("pet friendly", .filters([.goodWith([.dogs, .cats])])),
    ]

    private static let statuses: [(phrases: String, meaning: PhraseMeaning)] = [
        ("adopted", .statusOfType(.adopted)),
        ("pending", .statusOfType(.pending)),
        ("available", .statusOfType(.adoptable)),
        ("already adopted, status adopted", .filters([.status(.adopted)])),
        ("adoption pending, pending adoption, status pending", .filters([.status(.pending)])),
        (
            "adoptable, for adoption, up for adoption, available for adoption, status adoptable",
            .filters([.status(.adoptable)])
        ),
        ("status found", .filters([.status(.found)])),
        ("status unlisted", .filters([.status(.unlisted)])),
        ("any status, all statuses, every status, status any", .filters([.status(nil)])),
    ]

    private static let orders: [(phrases: String, meaning: PhraseMeaning)] = [
        (
            """
            newest, newest first, latest, latest first, new arrivals, most recent, most recent first, recently added, \
            just listed, sort by newest, sorted by newest
            """,
            .filters([.order(.newest)])
        ),
        (
            "closest, closest first, nearest, nearest first, by distance, sort by distance, sorted by distance",
            .filters([.order(.distance)])
        ),
        ("by name, sort by name, sorted by name, alphabetical, alphabetically", .filters([.order(.name)])),
    ]
}
