import AnimalsNearYou
import BusinessServices
import Domain

/// A list of animals to be written, with what is told about it.
struct AnimalList: Sendable {
    let presentation: AnimalsNearYouPresentation
    let unit: DistanceUnit
    /// How to show what each animal's match score is; `nil` for not at all.
    var match: MatchDisplay?

    var animals: [ListedAnimal] { presentation.animals }

    /// The number of the first animal, counted over all pages.
    var firstNumber: Int { (presentation.request.firstPage - 1) * presentation.request.pageSize + 1 }

    /// `12 animals near Philadelphia, PA, US, within 50 km`.
    var heading: String {
        let total = presentation.total
        let area = presentation.request.search.within.map { ", within \(AnimalWords.distance($0, in: unit))" } ?? ""
        let place = presentation.place?.name ?? ""
        return "\(AnimalWords.grouped(total)) animal\(total == 1 ? "" : "s") near \(place)\(area)"
    }

    /// Which of them are shown, and how to see more; `nil` when all are.
    var footing: String? {
        let last = firstNumber + animals.count - 1
        guard presentation.hasMore || firstNumber > 1, !animals.isEmpty else { return nil }
        let next = presentation.hasMore ? "; --page \(presentation.request.firstPage + 1) shows more" : ""
        return "Shown: \(firstNumber) to \(last) of \(AnimalWords.grouped(presentation.total))\(next)."
    }
}
