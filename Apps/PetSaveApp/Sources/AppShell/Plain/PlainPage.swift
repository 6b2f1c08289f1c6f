import AnimalDetails
import AnimalsNearYou
import BusinessServices
import Domain
import Search

/// A place with what was told there.
enum PlainPage {
    case menu
    case near(AnimalsNearYouUseCase, PlainAnimalListView)
    case search(SearchUseCase, PlainAnimalListView)
    case news(PlainAlertCheckView)
    case shortlist(PlainShortlistView)
    case alerts(PlainAlertsView)
    case details(AnimalDetailsUseCase, PlainDetailsView)

    /// An animal that something can be done with.
    struct Subject {
        /// As the list that it stands in knows it.
        let id: AnimalID
        let animal: Animal
    }

    var place: PlainPlace {
        switch self {
        case .menu: .menu
        case .near: .near
        case .search: .search
        case .news: .news
        case .shortlist: .shortlist
        case .alerts: .alerts
        case .details: .details
        }
    }

    /// The animals that numbers stand for, or the one that everything is about. They keep their numbers until the list
    /// is told anew.
    var subjects: [Subject] {
        switch self {
        case .menu, .alerts: []
        case .near(_, let view), .search(_, let view): view.list?.animals.map(Self.subject) ?? []
        case .news(let view): view.animals.map(Self.subject)
        case .shortlist(let view): view.items.map { Subject(id: $0.id, animal: $0.shown.animal) }
        case .details(_, let view): view.animal.map { [Subject(id: $0.id, animal: $0)] } ?? []
        }
    }

    private static func subject(_ listed: ListedAnimal) -> Subject {
        Subject(id: listed.animal.id, animal: listed.animal)
    }
}
