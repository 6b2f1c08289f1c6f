import Boundaries
import BusinessServices
import Domain
import MemoryCatalog
import Shortlist
import TerminalInput
import Testing

@testable import AppShell

@MainActor
@Suite("The shortlist scene")
struct ShortlistSceneTests {
    private func bench(keeping numbers: [Int]) async throws -> SceneBench {
        let bench = try SceneBench(animals: try SceneSamples.animals(0..<24), tab: .shortlist)
        await bench.settle()
        for number in numbers { try await bench.service.add([try SceneSamples.animal(number).id]) }
        await bench.until { (try? bench.scene(ShortlistScene.self))?.state.items.count == numbers.count }
        return bench
    }

    @Test("shows what anybody puts in or takes out")
    func changes() async throws {
        let bench = try await bench(keeping: [0, 11])
        #expect(bench.screen.contains("Biscuit"))
        #expect(bench.screen.contains("O'Malley"))
        try await bench.service.remove([try SceneSamples.animal(0).id])
        await bench.until { !bench.screen.contains("Biscuit") }
        #expect(bench.screen.contains("1 animal in your shortlist"))
    }

    @Test("what is taken out comes back with z, and the message says so")
    func undo() async throws {
        let bench = try await bench(keeping: [0])
        bench.type("s")
        await bench.settle()
        #expect(bench.host.message == .done("Biscuit is in your shortlist no more. z brings it back."))
        await bench.until { bench.screen.contains("Your shortlist is empty.") }
        bench.type("z")
        await bench.settle()
        #expect(bench.host.message == .done("Biscuit is back in your shortlist."))
        await bench.until { bench.screen.contains("1 animal in your shortlist") }
        bench.type("z")
        await bench.settle()
        #expect(bench.host.message == .notice("There is nothing to undo."))
    }

    @Test("rates, takes the rating back, and writes notes")
    func opinions() async throws {
        let bench = try await bench(keeping: [0])
        bench.type("0")
        await bench.until { bench.screen.contains("☆☆☆☆☆") }
        bench.type("-")
        await bench.until { bench.screen.contains("unrated") }
        bench.type("n")
        bench.type("likes 団子")
        bench.press(.enter)
        await bench.until { bench.screen.contains("Note: likes 団子") }
        #expect(try await bench.service.entries().first?.note == "likes 団子")
    }

    @Test("/ leads to the words of the search, so that what follows is no command")
    func search() async throws {
        let bench = try await bench(keeping: [0])
        bench.type("/d")
        await bench.rest()
        #expect(try bench.scene(SearchScene.self).state.field.text == "d")
        #expect(try await bench.service.entries().count == 1)
    }

    @Test("z takes back the last change, whatever it was, and then the one before")
    func undoOfOpinions() async throws {
        let bench = try await bench(keeping: [0])
        for key in ["4", "2", "-"] {
            bench.type(key)
            await bench.settle()
        }
        for stars in [2, 4, nil] {
            bench.type("z")
            await bench.settle()
            #expect(try await bench.service.entries().first?.rating?.stars == stars)
        }
        bench.type("z")
        await bench.settle()
        #expect(bench.host.message == .notice("There is nothing to undo."))
    }

    @Test("another order keeps the person with the animal")
    func order() async throws {
        let bench = try await bench(keeping: [11, 0, 8])
        bench.press(.end)
        #expect(try bench.scene(ShortlistScene.self).state.selected?.shown.animal.name == "O'Malley")
        bench.type("tt")
        await bench.settle()
        let state = try bench.scene(ShortlistScene.self).state
        #expect(state.order == .name)
        #expect(state.items.first?.shown.animal.name == "Biscuit")
        #expect(state.selected?.shown.animal.name == "O'Malley")
        #expect(state.cursor.selected == 1)
        #expect(bench.host.memento.scenes[.shortlist] == .shortlist(.name, state.cursor))
    }

    @Test("Enter opens the details")
    func details() async throws {
        let bench = try await bench(keeping: [0])
        bench.press(.enter)
        await bench.settle()
        #expect(bench.details.map(\.animal.name) == ["Biscuit"])
    }

    @Test("every key that the help tells does something")
    func keys() async throws {
        let bench = try await bench(keeping: [0])
        bench.type("3")
        await bench.until { bench.screen.contains("★★★☆☆") }
        for key in try bench.scene(ShortlistScene.self).state.keys where key.unavailable == nil {
            let bench = try await self.bench(keeping: [0, 11])
            #expect(try bench.scene(ShortlistScene.self).perform(key.action), "\(key.shown) does nothing")
            await bench.host.stop()
        }
    }

    @Test("looks as recorded: names of all kinds, ratings, notes, and those who wait no longer")
    func looks() async throws {
        let bench = try await bench(keeping: Array(0..<12))
        try await bench.service.rate(try SceneSamples.animal(0).id, Rating(5))
        try await bench.service.rate(try SceneSamples.animal(1).id, Rating(0))
        try await bench.service.note(try SceneSamples.animal(1).id, "ask about the \u{1B}[31mkittens\nand the fee")
        var adopted = try SceneSamples.animal(2)
        adopted.status = .known(.adopted)
        adopted.statusChangedAt = SceneSamples.now
        _ = await bench.memory.write(CatalogBatch(organizations: [], animals: [adopted]))
        bench.type("r")
        await bench.settle()
        // A reading that an earlier change began may show the one before it has heard of the other.
        await bench.until { bench.screen.contains("now adopted") && bench.screen.contains("Note: ask about") }
        FrameGoldens.check("shortlist", try bench.scene(ShortlistScene.self).state, tab: .shortlist)
    }

    @Test("looks as recorded when it is empty")
    func emptyLooks() async throws {
        let bench = try await bench(keeping: [])
        FrameGoldens.check("shortlist-empty", try bench.scene(ShortlistScene.self).state, tab: .shortlist)
    }
}
