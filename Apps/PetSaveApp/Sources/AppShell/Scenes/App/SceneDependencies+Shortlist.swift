import Boundaries
import Shortlist

extension SceneDependencies {
    /// What scenes with animals in them need of the shortlist.
    var shortlistAccess: ShortlistAccess {
        ShortlistAccess(service: shortlist, history: shortlistHistory) { [root, shortlist] view throws(CatalogError) in
            try root.shortlist(service: shortlist, view: view)
        }
    }
}
