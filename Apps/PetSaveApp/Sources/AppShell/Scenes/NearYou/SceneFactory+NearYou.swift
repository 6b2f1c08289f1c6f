extension SceneFactory {
    func nearYou(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Near you")
    }
}
