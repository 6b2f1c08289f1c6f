import Domain

extension SceneFactory {
    func placeChoice(
        _ places: [Place],
        onChoose: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PendingScene("Which place?")
    }

    func placeEntry(
        _ current: String?,
        onEnter: @escaping @MainActor @Sendable (Place) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PendingScene("Where are you?")
    }
}
