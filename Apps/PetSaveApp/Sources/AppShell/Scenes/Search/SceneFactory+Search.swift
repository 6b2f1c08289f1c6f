extension SceneFactory {
    func search(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Search")
    }
}
