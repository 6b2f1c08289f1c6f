extension SceneFactory {
    func alerts(restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Alerts")
    }
}
