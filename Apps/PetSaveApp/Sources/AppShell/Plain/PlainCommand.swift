/// What can be said in the plain app: the one table that the menu, the help and the parser share.
enum PlainCommand: CaseIterable {
    case near, search, shortlist, alerts, place
    case more, filter, refresh
    case check
    case keep, remove, rate, note, photos, open
    case undo, again, back, help, quit

    /// The words for it, the one that the help tells first. No word stands for two commands.
    var words: [String] {
        switch self {
        case .near: ["near", "near you", "animals"]
        case .search: ["search", "find"]
        case .shortlist: ["shortlist", "kept"]
        case .alerts: ["alerts", "alert"]
        case .place: ["place", "where"]
        case .more: ["more", "next"]
        case .filter: ["filter", "filters"]
        case .refresh: ["refresh"]
        case .check: ["check", "new"]
        case .keep: ["keep", "add"]
        case .remove: ["remove", "let go", "drop"]
        case .rate: ["rate", "stars"]
        case .note: ["note"]
        case .photos: ["photos", "photo"]
        case .open: ["open", "page"]
        case .undo: ["undo"]
        case .again: ["again", "list"]
        case .back: ["back"]
        case .help: ["help", "?"]
        case .quit: ["quit", "exit", "q"]
        }
    }

    /// Whether the text says this and nothing else.
    func isMeant(by text: String) -> Bool { words.contains(text.lowercased()) }

    /// Where it can be said.
    var places: Set<PlainPlace> {
        switch self {
        case .near, .search, .shortlist, .alerts, .place, .undo, .again, .back, .help, .quit: PlainPlace.everywhere
        case .more, .refresh: PlainPlace.found
        case .filter: [.near]
        case .check: [.alerts]
        case .keep, .remove, .rate, .note, .photos, .open: PlainPlace.animals
        }
    }

    /// What the main menu offers, in the order of its numbers.
    static let menu: [PlainCommand] = [.near, .search, .shortlist, .alerts, .place, .quit]

    /// What can be said in a place, in the order of the help.
    static func all(in place: PlainPlace) -> [PlainCommand] {
        allCases.filter { $0.places.contains(place) }
    }

    /// How it is said there, as an example.
    func example(in place: PlainPlace) -> String {
        let number = place.listsAnimals ? " 3" : ""
        return switch self {
        case .search: "search young cat"
        case .filter: "filter young female cat good with kids within 30 km"
        case .place: "place 19104"
        case .keep, .remove, .photos, .open: words[0] + number
        case .rate: "rate\(number) 5"
        case .note: "note\(number) likes balls"
        default: words[0]
        }
    }

    /// What it does.
    var help: String {
        switch self {
        case .near: "lists adoptable animals, nearest first; with a place, those near that place."
        case .search: "looks for animals by words; those that are filters are understood."
        case .shortlist: "lists the animals that you keep."
        case .alerts: "lists your saved searches."
        case .place: "changes where you are."
        case .more: "tells the next animals of the list."
        case .filter: "lists only animals that these words describe; “filter none” lists all again."
        case .refresh: "asks your sources what is new, and lists anew."
        case .check: "tells what is new to your alerts, each animal once."
        case .keep: "puts the animal into your shortlist."
        case .remove: "takes the animal out of your shortlist."
        case .rate: "rates the animal with 0 to 5 stars, or with none; it is kept, too."
        case .note: "writes a note on the animal, or takes it away with none; it is kept, too."
        case .photos: "tells how many photos there are, and where."
        case .open: "opens the animal's page."
        case .undo: "brings back what you removed last."
        case .again: "repeats what was told here."
        case .back: "goes back: from an animal to its list, from a list to the menu."
        case .help: "tells what can be said here."
        case .quit: "ends PetSave."
        }
    }
}
