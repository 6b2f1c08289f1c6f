extension SceneFactory {
    func shortlist(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Shortlist")
    }
}
