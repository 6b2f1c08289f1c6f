import AnimalDetails
import Boundaries
import Domain
import FoundationEssentials

/// What the scene of an animal's details is made with.
struct DetailsSceneTools: Sendable {
    /// One of an animal's photos, drawn for a box of cells.
    typealias LoadPhoto = @Sendable (Animal, _ index: Int, _ box: (columns: Int, rows: Int)) async -> PhotoDisplay

    let makeUseCase: @Sendable (AnimalID, any AnimalDetailsView) throws(CatalogError) -> AnimalDetailsUseCase
    let shortlist: ShortlistAccess
    /// What animals are matched with.
    let household: Household
    let now: @Sendable () -> Date
    let loadPhoto: LoadPhoto
}
