import Domain

extension SceneFactory {
    func details(
        of listed: ListedAnimal,
        onClose: @escaping @MainActor @Sendable (DetailsChange) -> Void,
        in environment: any SceneEnvironment
    ) -> any Scene {
        PendingScene(listed.animal.name)
    }
}
