extension SceneFactory {
    func help(_ contents: HelpContents, in environment: any SceneEnvironment) -> any Scene {
        HelpScene(contents)
    }
}
