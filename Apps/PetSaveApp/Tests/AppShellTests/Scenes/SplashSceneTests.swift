import Testing

@testable import AppShell

@MainActor
@Suite("The splash")
struct SplashSceneTests {
    @Test("looks as recorded: at first, and while the catalogue is brought up to date")
    func looks() {
        FrameGoldens.check("splash", SplashSceneState(), tab: nil)
        FrameGoldens.check("splash-progress", SplashSceneState(progress: .init(done: 2, total: 4)), tab: nil)
    }
}
