import AnimalsNearYou
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("Where are you?")
struct PlaceEntrySceneTests {
    private func opened() async throws -> (SceneHost, PlaceEntryScene) {
        let host = try await SceneStage(SceneSamples.animals(0..<9)).settled()
        host.type("p")
        return (host, try host.top(PlaceEntryScene.self))
    }

    private func place(of host: SceneHost) throws -> String? {
        try host.top(NearYouScene.self).state.list?.place?.name
    }

    @Test("suggests as one types, and takes the one that is chosen")
    func suggests() async throws {
        let (host, scene) = try await opened()
        FrameGoldens.check("place-empty", scene.state)
        host.type("spr")
        await host.settled()
        #expect(scene.state.suggestions.count == 2)
        host.press(.down, .down)
        FrameGoldens.check("place-suggested", scene.state)
        host.press(.enter)
        await host.settled()
        #expect(try place(of: host) == "Springfield, MA, US")
    }

    @Test("whoever leaves before the place is found stays where they were")
    func leaving() async throws {
        let (host, _) = try await opened()
        host.type("springfield, ma")
        host.press(.enter, .escape)
        await host.settled()
        #expect(try place(of: host) == "Philadelphia, PA, US")
    }

    @Test("letters are text, also those that are keys elsewhere; Esc leaves everything as it was")
    func letters() async throws {
        let (host, scene) = try await opened()
        host.type("q?z")
        #expect(scene.state.field.text == "q?z")
        #expect(!host.isQuitting)
        host.press(.escape)
        #expect(try place(of: host) == "Philadelphia, PA, US")
    }

    @Test("a place that nobody knows, or several, is told in a sentence, with what could be meant")
    func problems() async throws {
        let (host, scene) = try await opened()
        host.press(.enter)
        #expect(scene.state.problem == "Type where you are, or press Esc to leave it as it is.")
        host.handle(.paste("Cam\u{1B}[2Jdxn\n"))
        await host.settled()
        host.press(.enter)
        await host.settled()
        #expect(scene.state.problem?.hasPrefix("No place is called") == true)
        #expect(scene.state.suggestions.map(\.name) == ["Camden, NJ, US"])
        FrameGoldens.check("place-unknown", scene.state)
        host.press(.tab)
        await host.settled()
        #expect(scene.state.field.text == "Camden, NJ, US")
        #expect(scene.state.found?.name == "Camden, NJ, US")
        host.press(.enter)
        await host.settled()
        #expect(try place(of: host) == "Camden, NJ, US")
    }

    @Test("a click takes a suggestion")
    func click() async throws {
        let (host, _) = try await opened()
        host.type("cam")
        await host.settled()
        let row = try #require(host.frame().rows.firstIndex { $0.plainText.contains("Camden") })
        host.handle(.mouse(MouseEvent(.press(.left), column: 3, row: row)))
        await host.settled()
        #expect(try place(of: host) == "Camden, NJ, US")
    }
}
