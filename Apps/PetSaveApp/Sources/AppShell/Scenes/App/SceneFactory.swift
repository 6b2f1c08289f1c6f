/// Makes scenes, each with its use cases, coordinator and tracker, out of what the composition root has.
///
/// Nothing here is global: what scenes share is in ``SceneDependencies``.
@MainActor
protocol SceneMaking: AnyObject {
    /// The scene that a tab begins with, where it was left when `memento` says so.
    func scene(of tab: AppTab, restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene

    /// What a route that is no tab leads to.
    func scene(for route: Route, in environment: any SceneEnvironment) -> (any Scene)?
}

/// Makes the scenes of the real app.
@MainActor
final class SceneFactory: SceneMaking {
    let dependencies: SceneDependencies

    init(dependencies: SceneDependencies) {
        self.dependencies = dependencies
    }

    func scene(of tab: AppTab, restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        switch tab {
        case .nearYou: nearYou(restoring: memento, in: environment)
        case .search: search(restoring: memento, in: environment)
        case .shortlist: shortlist(restoring: memento, in: environment)
        case .alerts: alerts(restoring: memento, in: environment)
        }
    }

    func scene(for route: Route, in environment: any SceneEnvironment) -> (any Scene)? {
        switch route {
        case .tab: nil
        case .details(let listed, let onClose): details(of: listed, onClose: onClose, in: environment)
        case .map(let request, let onChoose): map(request, onChoose: onChoose, in: environment)
        case .placeChoice(let places, let onChoose): placeChoice(places, onChoose: onChoose, in: environment)
        case .placeEntry(let current, let onEnter): placeEntry(current, onEnter: onEnter, in: environment)
        case .filters(let form, let onApply): filters(form, onApply: onApply, in: environment)
        case .search(let request): search(for: request, in: environment)
        case .alert(let item): alert(item, in: environment)
        case .textEntry(let entry): textEntry(entry, in: environment)
        case .onboarding: onboarding(in: environment)
        case .help(let contents): help(contents, in: environment)
        }
    }
}
