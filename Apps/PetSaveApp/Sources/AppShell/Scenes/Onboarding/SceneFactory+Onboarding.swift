extension SceneFactory {
    func onboarding(in environment: any SceneEnvironment) -> any Scene {
        let scene = OnboardingScene(environment: environment)
        scene.attach(
            dependencies.root.onboarding(
                view: scene,
                coordinator: OnboardingSceneCoordinator(environment: environment)
            )
        )
        return scene
    }
}
