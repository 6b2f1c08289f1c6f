import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain

/// What the scene Near you is made with.
struct NearYouSceneTools: Sendable {
    let makeUseCase:
        @Sendable (AnimalsNearYouRequest, any AnimalsNearYouView, any AnimalsNearYouCoordinator) throws(CatalogError) ->
            AnimalsNearYouUseCase
    let shortlist: ShortlistAccess
    /// The place of the person's settings, where no other was chosen.
    let home: String?
    /// What distances are told in.
    let unit: DistanceUnit
    /// What animals are matched with.
    let household: Household
    /// Whom the sources are asked for behind the list when it appears.
    let refreshAtStart: RefreshPolicy
    /// Whom they are asked for when the person wants that.
    let refreshOnDemand: RefreshPolicy
}
