extension SceneFactory {
    func textEntry(_ entry: TextEntry, in environment: any SceneEnvironment) -> any Scene {
        TextEntryScene(entry, in: environment)
    }
}
