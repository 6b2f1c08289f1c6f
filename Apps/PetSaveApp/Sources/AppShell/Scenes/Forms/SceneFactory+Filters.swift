import Domain

extension SceneFactory {
    func filters(
        _ filter: AnimalFilter,
        onApply: @escaping @MainActor @Sendable (AnimalFilter) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PendingScene("Filters")
    }
}
