import AnimalDetails
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
@Suite("The scene Near you")
struct NearYouSceneTests {
    @Test("the list loads on before its end is reached, two screens ahead")
    func loadsOn() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<200))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        #expect(scene.state.animals.count == 50)
        while scene.state.cursor.selected < 28 { host.press(.pageDown) }
        await host.settled()
        #expect(scene.state.animals.count == 100)
        #expect(scene.state.cursor.selected < 50)
    }

    @Test("End goes to the last animal, page after page, and Home back")
    func end() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<430))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        host.press(.end)
        #expect(scene.state.isHeadingForEnd)
        await host.settled()
        #expect(scene.state.cursor.selected == 429)
        #expect(!scene.state.isHeadingForEnd)
        #expect(host.text.contains("430 of 430"))
        #expect(stage.catalog.queries.count == 9)
        host.press(.home)
        #expect(scene.state.cursor.selected == 0)
    }

    @Test("on the way to the end any other motion is obeyed at once")
    func endIsLeft() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<430))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        let gate = SceneGate()
        stage.catalog.onPage { _ throws(CatalogError) in await gate.pass() }
        host.press(.end)
        await gate.arrival()
        host.press(.home)
        #expect(scene.state.cursor.selected == 0)
        gate.open()
        await host.settled()
        #expect(scene.state.cursor.selected == 0)
        #expect(scene.state.animals.count == 100)
    }

    @Test("a page that fails keeps the rows and says so; r asks again")
    func failedPage() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<120))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        stage.catalog.onPage { _ throws(CatalogError) in throw .busy(location: "catalog.sqlite") }
        host.press(.end)
        await host.settled()
        #expect(scene.state.animals.count == 50)
        #expect(host.text.contains("r to retry"))
        FrameGoldens.check("near-failed-page", scene.state)
        let asked = stage.catalog.queries.count
        await host.settled()
        #expect(stage.catalog.queries.count == asked, "nobody asked for another try")
        stage.catalog.onPage { _ throws(CatalogError) in }
        host.type("r")
        await host.settled()
        #expect(scene.state.animals.count == 100)
        #expect(!host.text.contains("r to retry"))
    }

    @Test("an answer to what was asked before is never shown")
    func overtaken() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<60))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        let gate = SceneGate()
        stage.catalog.onPage { query throws(CatalogError) in if query.order == .newest { await gate.pass() } }
        host.type("t")
        await gate.arrival()
        #expect(scene.state.animals.isEmpty)
        host.type("t")
        gate.open()
        await host.settled()
        #expect(scene.state.request.search.order == .name)
        #expect(scene.state.list?.request.search.order == .name)
        #expect(scene.state.animals.count == 50)
    }

    @Test("a refresh keeps the rows, their number and the animal that is chosen")
    func refresh() async throws {
        let stage = try SceneStage(SceneSamples.animals(10..<200))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        for _ in 0..<12 { host.press(.pageDown) }
        await host.settled()
        let (id, count) = (scene.state.selected?.animal.id, scene.state.animals.count)
        _ = await stage.catalog.memory.write(CatalogBatch(animals: try SceneSamples.animals(0..<5)))
        let gate = SceneGate()
        stage.catalog.onPage { _ throws(CatalogError) in await gate.pass() }
        host.type("r")
        await gate.arrival()
        #expect(scene.state.animals.count == count)
        gate.open()
        await host.settled()
        let nearest = try SceneSamples.animal(0).id
        #expect(scene.state.animals.first?.animal.id == nearest)
        #expect(scene.state.selected?.animal.id == id)
        #expect(scene.state.animals.count >= count)
    }

    @Test("s marks at once, in the list and for everybody; z brings back what was removed")
    func shortlist() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<9))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        let animal = try #require(scene.state.selected?.animal)
        host.type("s")
        #expect(scene.state.marks[animal] != nil)
        await host.settled()
        #expect(try await stage.shortlist.entries().map(\.id) == [animal.id])
        #expect(host.text.contains("Biscuit is in your shortlist now."))
        host.type("4")
        await host.settled()
        #expect(try await stage.shortlist.entries().first?.rating?.stars == 4)
        #expect(host.text.contains("★4 Biscuit"))
        host.type("s")
        await host.settled()
        #expect(try await stage.shortlist.entries().isEmpty)
        host.type("z")
        await host.settled()
        #expect(scene.state.marks[animal]?.rating?.stars == 4)
        host.type("z")
        await host.settled()
        #expect(host.text.contains("Biscuit is unrated again."))
        host.type("z")
        await host.settled()
        #expect(host.text.contains("Biscuit is out of your shortlist again."))
        #expect(try await stage.shortlist.entries().isEmpty)
        host.type("z")
        await host.settled()
        #expect(host.text.contains("There is nothing to undo."))
    }

    @Test("what somebody else does with the shortlist is seen")
    func announced() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<9))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        let animal = try SceneSamples.animal(2)
        try await stage.shortlist.add([animal.id])
        for _ in 0..<10_000 where scene.state.marks[animal] == nil { await Task.yield() }
        #expect(scene.state.marks[animal] != nil)
    }

    @Test("a key that does nothing says why")
    func unavailable() async throws {
        let host = try await SceneStage(SceneSamples.animals(0..<3)).settled()
        host.type("3")
        #expect(host.message?.text == ShortlistSceneWords.notKept)
        let empty = try await SceneStage([]).settled()
        empty.press(.enter)
        #expect(empty.message?.text == "There is no animal here to open.")
    }

    @Test("where the person was is found again: list, rows and cursor")
    func restored() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<300))
        let host = try await stage.settled()
        host.type("t")
        await host.settled()
        for _ in 0..<14 {
            host.press(.pageDown)
            await host.settled()
        }
        let state = try host.top(NearYouScene.self).state
        let kept = try JSONDecoder().decode(AppMemento.self, from: JSONEncoder().encode(host.memento))
        let later = try SceneStage(SceneSamples.animals(0..<300))
        let again = try await later.settled(restoring: kept)
        let restored = try again.top(NearYouScene.self).state
        #expect(restored.cursor == state.cursor)
        #expect(restored.selected?.animal.id == state.selected?.animal.id)
        #expect(restored.animals.count >= state.animals.count)
        #expect(restored.request == state.request)
        #expect(later.catalog.queries.first?.page.size == 150, "the rows come back at once, not page after page")
        FrameGoldens.check("near-restored", restored)
    }

    @Test("the settings' place is not kept, so that another one holds at the next start")
    func home() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<9))
        let host = try await stage.settled()
        let later = try SceneStage(SceneSamples.animals(0..<9), home: "Camden, NJ, US")
        let again = try await later.settled(restoring: host.memento)
        #expect(try again.top(NearYouScene.self).state.list?.place?.name == "Camden, NJ, US")
    }

    @Test("Enter opens the details; what is rated there is seen in the list")
    func details() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<9))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        host.press(.down, .enter)
        await host.settled()
        _ = try host.top(DetailsScene.self)
        host.type("s5")
        await host.settled()
        host.type("5")
        await host.settled()
        host.press(.escape)
        #expect(try host.top(NearYouScene.self) === scene)
        let animal = try SceneSamples.animal(1)
        #expect(scene.state.marks[animal]?.rating?.stars == 5)
    }

    @Test("a click opens the animal under it")
    func click() async throws {
        let host = try await SceneStage(SceneSamples.animals(0..<9)).settled()
        host.handle(.mouse(MouseEvent(.press(.left), column: 4, row: 5)))
        await host.settled()
        let id = try SceneSamples.animal(1).id
        #expect(try host.top(DetailsScene.self).state.animal.id == id)
    }

    @Test("without a place it asks for one; a place of several names leads to the choice")
    func place() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<9), home: nil)
        let host = try await stage.settled()
        _ = try host.top(PlaceEntryScene.self)
        host.press(.escape)
        let scene = try host.top(NearYouScene.self)
        FrameGoldens.check("near-no-place", scene.state)
        host.type("p")
        host.type("springfield")
        await host.settled()
        host.press(.down, .down, .enter)
        await host.settled()
        #expect(try host.top(NearYouScene.self).state.list?.place?.name == "Springfield, MA, US")
        #expect(scene.state.animals.count == 9)
    }

    @Test("a place of the settings that is called as several are is asked about")
    func ambiguous() async throws {
        let host = try await SceneStage(SceneSamples.animals(0..<9), home: "Springfield").settled()
        let choice = try host.top(PlaceChoiceScene.self)
        FrameGoldens.check("place-choice", choice.state)
        host.press(.enter)
        await host.settled()
        #expect(try host.top(NearYouScene.self).state.list?.place?.name == "Springfield, IL, US")
    }

    @Test("filters, distance and order are asked for, and hold")
    func filters() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<30))
        let host = try await stage.settled()
        let scene = try host.top(NearYouScene.self)
        host.type("f")
        guard case .filters(var form, let onApply) = try #require(stage.routes.last) else {
            Issue.record("no form of filters")
            return
        }
        form.filter.types = [.known(.dog)]
        form.within = Distance(kilometers: 20)
        host.goBack()
        onApply(form)
        await host.settled()
        #expect(scene.state.animals.allSatisfy { $0.animal.type == .known(.dog) })
        #expect(host.text.contains("Only: Dog"))
        FrameGoldens.check("near-filtered", scene.state)
        host.type("w")
        await host.settled()
        #expect(scene.state.request.search.within == Distance(kilometers: 25))
    }

    @Test("looks as recorded: loading, loaded, with the sample, empty")
    func looks() async throws {
        let stage = try SceneStage(SceneSamples.animals(0..<64))
        let gate = SceneGate()
        stage.catalog.onPage { _ throws(CatalogError) in await gate.pass() }
        let host = try stage.open()
        let scene = try host.top(NearYouScene.self)
        await gate.arrival()
        FrameGoldens.check("near-loading", scene.state)
        gate.open()
        await host.settled()
        host.press(.down, .down)
        host.type("s")
        await host.settled()
        FrameGoldens.check("near-loaded", scene.state, message: host.message)
        let sample = try await SceneStage(SceneSamples.animals(0..<64, source: "sample")).settled()
        FrameGoldens.check("near-sample", try sample.top(NearYouScene.self).state)
        let empty = try await SceneStage([]).settled()
        FrameGoldens.check("near-empty", try empty.top(NearYouScene.self).state)
    }
}
