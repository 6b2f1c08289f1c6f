import AnimalsNearYou
import BusinessServices
import Domain
import Search

/// A list of animals to be written, with what is told about it.
struct AnimalList: Sendable {
    let animals: [ListedAnimal]
    /// On all pages.
    let total: Int
    /// The number of the page, from 1 on.
    let page: Int
    let pageSize: Int
    /// Whether another page can be had.
    let hasMore: Bool
    let query: AnimalListQuery
    let sources: [SourceFreshness]
    let notices: [ListNotice]
    /// What would match instead; `nil` unless a search found nothing.
    let alternatives: SearchAlternatives?
    let unit: DistanceUnit
    /// How to show what each animal's match score is; `nil` for not at all.
    let match: MatchDisplay?

    init(_ presentation: AnimalsNearYouPresentation, unit: DistanceUnit, match: MatchDisplay?) {
        animals = presentation.animals
        total = presentation.total
        page = presentation.request.firstPage
        pageSize = presentation.request.pageSize
        hasMore = presentation.hasMore
        query = AnimalListQuery(
            place: presentation.place,
            within: presentation.request.search.within,
            filter: presentation.request.search.filter,
            order: presentation.request.search.order
        )
        sources = presentation.sources
        notices = presentation.notices
        alternatives = nil
        self.unit = unit
        self.match = match
    }

    /// A search that is not understood yet has no list.
    init?(_ presentation: SearchPresentation, unit: DistanceUnit, match: MatchDisplay?) {
        guard let plan = presentation.plan else { return nil }
        animals = presentation.animals
        total = presentation.total
        page = presentation.request.firstPage
        pageSize = presentation.request.pageSize
        hasMore = presentation.hasMore
        query = AnimalListQuery(
            place: plan.place,
            within: plan.within,
            filter: plan.filter,
            order: plan.order,
            words: presentation.request.words,
            terms: plan.terms
        )
        sources = presentation.sources
        notices = presentation.notices
        alternatives = presentation.alternatives
        self.unit = unit
        self.match = match
    }

    /// The number of the first animal, counted over all pages.
    var firstNumber: Int { (page - 1) * pageSize + 1 }

    /// `12 animals near Philadelphia, PA, US, within 50 km`.
    var heading: String {
        let place = query.place.map { " near \($0.name)" } ?? ""
        let circle = query.within.map { ", within \(AnimalWords.distance($0, in: unit))" } ?? ""
        return "\(AnimalWords.grouped(total)) animal\(total == 1 ? "" : "s")\(place)\(circle)"
    }

    /// Which of them are shown, and how to see more; `nil` when all are.
    var footing: String? {
        let last = firstNumber + animals.count - 1
        guard hasMore || firstNumber > 1, !animals.isEmpty else { return nil }
        let next = hasMore ? "; --page \(page + 1) shows more" : ""
        return "Shown: \(firstNumber) to \(last) of \(AnimalWords.grouped(total))\(next)."
    }
}

/// What a list was asked for, as it was understood.
struct AnimalListQuery: Sendable {
    var place: Place?
    var within: Distance?
    var filter: AnimalFilter
    var order: AnimalOrder
    /// As the person typed them; `nil` where no words are asked for.
    var words: String?
    /// What the words were taken for.
    var terms: [UnderstoodSearch.Term] = []
}
