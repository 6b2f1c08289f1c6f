import Boundaries
import BusinessServices
import Domain
import Preferences

extension SceneFactory {
    func filters(
        _ form: FilterForm,
        onApply: @escaping @MainActor @Sendable (FilterForm) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        let root = dependencies.root
        return opened("Filters") { () throws(CatalogError) in
            let nearby = NearbyAnimalsService(catalog: try root.catalog(), places: root.places)
            let tools = FiltersSceneTools(
                makeSuggestions: { view throws(CatalogError) in try root.suggestions(view: view) },
                count: { form in await FiltersSceneState.Count(of: form, by: nearby) },
                unit: root.preferences.units,
                clock: root.world.timer,
                now: root.now
            )
            return try FiltersScene(form, tools: tools, onApply: onApply, in: environment)
        }
    }
}

extension FiltersSceneState.Count {
    /// How many animals `form` asks for, and would with each other choice.
    init(of form: FilterForm, by nearby: NearbyAnimalsService) async {
        let search = form.search
        do throws(NearbyAnimalsError) {
            self = .known(try await nearby.facets(of: search.filter, around: form.center, within: search.within))
        } catch {
            self = .failed(error.description)
        }
    }
}
