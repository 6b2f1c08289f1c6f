import AnimalMap

extension SceneFactory {
    func map(_ request: AnimalMapRequest, in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Map")
    }
}
