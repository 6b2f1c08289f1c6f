import AnimalMap
import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryCatalog
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("The scene Map")
struct MapSceneTests {
    private func opened(_ animals: [Animal]) async throws -> (SceneStage, SceneHost) {
        let stage = try SceneStage(animals)
        let host = try await stage.settled()
        host.type("m")
        await host.settled()
        return (stage, host)
    }

    @Test("shows where the animals of the list are, as recorded")
    func looks() async throws {
        let (_, host) = try await opened(SceneSamples.animals(0..<64))
        let scene = try host.top(MapScene.self)
        #expect((scene.state.shown?.map?.total ?? 0) > 50)
        host.press(.down)
        FrameGoldens.check("map-loaded", scene.state)
        #expect(try await opened([]).1.text.contains("Nothing matches."))
    }

    @Test("shows the same animals as the list: its place and its filters")
    func sameRequest() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<64))
        let host = try await stage.settled()
        for _ in 0..<2 { host.type("w") }
        await host.settled()
        let total = try host.top(NearYouScene.self).state.list?.total
        host.type("m")
        await host.settled()
        #expect(try host.top(MapScene.self).state.shown?.map?.total == total)
        #expect(total == 12)
    }

    @Test("Enter makes the town of the chosen group the place of the list; m and Esc lead back")
    func chosen() async throws {
        let (_, host) = try await opened(SceneSamples.animals(0..<64))
        host.press(.down, .enter)
        await host.settled()
        #expect(try host.top(NearYouScene.self).state.list?.place?.name == "Camden, NJ, US")
        // The next start is at home again.
        guard case .nearYou(let request, _, _) = host.memento.scenes[.nearYou] else {
            Issue.record("Nothing is kept of the list.")
            return
        }
        #expect(request.place == nil)
        for leave in [Key.escape, .character("m")] {
            host.type("m")
            await host.settled()
            host.press(leave)
            _ = try host.top(NearYouScene.self)
        }
    }

    @Test("a map that is read anew stays until that is there; one that fails says so")
    func failure() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<20), home: "Nowhere")
        let host = try await stage.settled()
        host.type("m")
        await host.settled()
        let scene = try host.top(MapScene.self)
        #expect(host.text.contains("No place is called “Nowhere”."))
        #expect(host.text.contains("r to retry"))
        FrameGoldens.check("map-failed", scene.state)
    }
}
