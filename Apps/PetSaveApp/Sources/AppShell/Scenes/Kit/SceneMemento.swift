import AnimalsNearYou
import Domain
import Search
import Shortlist

/// What a scene wants to find again at the next start.
enum SceneMemento: Hashable, Sendable, Codable {
    /// What is listed, how many pages of it, and where in it the person was.
    case nearYou(AnimalsNearYouRequest, count: Int, ListCursor)
    case search(SearchRequest, count: Int, ListCursor)
    case shortlist(ShortlistOrder, ListCursor)
    case alerts(ListCursor)
}
