import BusinessServices
import Domain

extension SceneFactory {
    func placeChoice(
        _ places: [Place],
        onChoose: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PlaceChoiceScene(places, onChoose: onChoose, in: environment)
    }

    func placeEntry(
        _ current: String?,
        onEnter: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PlaceEntryScene(
            current,
            home: dependencies.root.preferences.place,
            places: dependencies.root.places,
            onEnter: onEnter,
            in: environment
        )
    }
}
