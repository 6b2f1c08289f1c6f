/// Where a person is in the plain app; what can be said there depends on it.
enum PlainPlace: CaseIterable {
    case menu, near, search, news, shortlist, alerts, details

    /// What the prompt calls it.
    var name: String {
        switch self {
        case .menu: "Menu"
        case .near: "Near you"
        case .search: "Search"
        case .news: "New animals"
        case .shortlist: "Shortlist"
        case .alerts: "Alerts"
        case .details: "Details"
        }
    }

    /// Whether its numbers stand for animals.
    var listsAnimals: Bool { Self.lists.contains(self) }

    /// What a number alone does there.
    var numberHelp: String {
        switch self {
        case .menu: "1 to \(PlainCommand.menu.count): what the menu says."
        case .near, .search, .news, .shortlist: "A number, such as 3: tells all about that animal."
        case .alerts: "A number, such as 1: tells all about that alert."
        case .details: "A number from 0 to 5: rates the animal with so many stars."
        }
    }

    static let everywhere = Set(allCases)
    static let lists: Set<PlainPlace> = [.near, .search, .news, .shortlist]
    static let found: Set<PlainPlace> = [.near, .search]
    static let animals = lists.union([.details])
}
