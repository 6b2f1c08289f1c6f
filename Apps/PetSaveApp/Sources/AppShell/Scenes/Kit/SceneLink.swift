import Alerts
import Search
import Shortlist
import Suggestions

/// Hands what a use case presents on to its scene for as long as that is open: a use case keeps its view, and must not
/// keep a scene that was closed.
struct SceneLink<Target: AnyObject & Sendable>: Sendable {
    weak let scene: Target?

    init(_ scene: Target) {
        self.scene = scene
    }
}

extension SceneLink: SearchView where Target: SearchView {
    func present(_ presentation: SearchPresentation) async { await scene?.present(presentation) }
}

extension SceneLink: SuggestionsView where Target: SuggestionsView {
    func present(_ presentation: SuggestionsPresentation) async { await scene?.present(presentation) }
}

extension SceneLink: ShortlistView where Target: ShortlistView {
    func present(_ presentation: ShortlistPresentation) async { await scene?.present(presentation) }
    func confirm(_ confirmation: ShortlistConfirmation) async { await scene?.confirm(confirmation) }
}

extension SceneLink: AlertsView where Target: AlertsView {
    func present(_ presentation: AlertsPresentation) async { await scene?.present(presentation) }
}

extension SceneLink: AlertNewsView where Target: AlertNewsView {
    func present(_ news: [AlertNews]) async { await scene?.present(news) }
}
