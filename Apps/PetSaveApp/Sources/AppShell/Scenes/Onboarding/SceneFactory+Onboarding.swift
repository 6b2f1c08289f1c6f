extension SceneFactory {
    func onboarding(in environment: any SceneEnvironment) -> any Scene {
        PendingScene("Welcome")
    }
}
