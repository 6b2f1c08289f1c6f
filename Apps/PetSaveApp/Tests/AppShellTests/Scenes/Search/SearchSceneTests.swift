import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import MemoryPersonalStore
import Search
import TerminalInput
import Testing

@testable import AppShell

@MainActor
@Suite("The search scene")
struct SearchSceneTests {
    private func bench(_ count: Int = 12, size: (columns: Int, rows: Int) = (80, 24)) throws -> SceneBench {
        try SceneBench(animals: try SceneSamples.animals(0..<count), tab: .search, size: size)
    }

    @Test("suggestions come after a rest of 100 ms, and not before")
    func rest() async throws {
        let bench = try bench()
        bench.type("bea")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(99))
        #expect(bench.catalog.asked.isEmpty)
        bench.type("g")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(99))
        #expect(bench.catalog.asked.isEmpty)
        #expect(bench.clock.sleeperCount == 1)
        bench.clock.advance(by: .milliseconds(1))
        await bench.settle()
        #expect(bench.catalog.asked == ["beag"])
        #expect(bench.screen.contains("Beagle  breed  4"))
    }

    @Test("an answer that comes late, to a text that was typed over, is never shown")
    func lateAnswer() async throws {
        let bench = try bench()
        bench.catalog.hold("b")
        bench.type("b")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(100))
        await bench.catalog.untilAsked("b")
        bench.press(.backspace)
        bench.type("tab")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(100))
        await bench.until { !((try? bench.scene(SearchScene.self))?.state.suggestions.isEmpty ?? true) }
        #expect(bench.screen.contains("Tabby"))
        bench.catalog.release("b")
        await bench.settle()
        #expect(bench.screen.contains("Tabby"))
        #expect(!bench.screen.contains("Beagle"))
    }

    @Test("Tab takes the suggestion into the text without searching")
    func adopting() async throws {
        let bench = try bench()
        bench.type("young bea")
        await bench.rest()
        bench.press(.tab)
        let state = try bench.scene(SearchScene.self).state
        #expect(state.field.text == "young Beagle ")
        #expect(state.request == nil)
        #expect(state.suggestions.isEmpty)
    }

    @Test("Right takes it only where the text ends; arrows choose another")
    func arrows() async throws {
        let bench = try bench()
        bench.type("b")
        await bench.rest()
        let suggestions = try bench.scene(SearchScene.self).state.suggestions
        #expect(suggestions.count > 1)
        bench.press(.down, .down, .up, .down)
        #expect(try bench.scene(SearchScene.self).state.suggestion == 1)
        bench.press(.right)
        #expect(try bench.scene(SearchScene.self).state.field.text == suggestions[1].text + " ")
        bench.press(.left, .right)
        #expect(try bench.scene(SearchScene.self).state.field.text == suggestions[1].text + " ")
    }

    @Test("a place follows “near”, and a name that is a filter is put in quotation marks")
    func fragments() throws {
        let near = SearchFragment.candidates(in: "cat near phil")
        #expect(near.first?.kinds == [.place])
        #expect(near.first?.text == "phil")
        let place = Suggestion(kind: .place, text: "Philadelphia, PA, US", count: 3)
        #expect(near.first?.adopting(place) == "cat near Philadelphia, PA, US ")
        let fragment = try #require(SearchFragment.candidates(in: "bro").first)
        #expect(fragment.adopting(Suggestion(kind: .name, text: "Brown", count: 1)) == "\"Brown\" ")
        #expect(fragment.adopting(Suggestion(kind: .name, text: "Biscuit", count: 1)) == "Biscuit ")
        #expect(SearchFragment.candidates(in: "beagle ").isEmpty)
        #expect(SearchFragment.candidates(in: "named \"bea").isEmpty)
        #expect(SearchFragment.candidates(in: "a golden ret").map(\.text) == ["a golden ret", "golden ret", "ret"])
    }

    @Test("letters are text while the field has the keyboard, also q, z and ?")
    func lettersAreText() async throws {
        let bench = try bench()
        bench.type("quiz?")
        #expect(try bench.scene(SearchScene.self).state.field.text == "quiz?")
        #expect(!bench.host.isQuitting)
        #expect(!bench.host.keys.contains { $0.keys.contains { $0.typesText } })
        bench.press(.function(1))
        #expect(bench.host.scene is HelpScene)
    }

    @Test("Enter searches, tells what was understood, and leads to the list")
    func searching() async throws {
        let bench = try bench()
        bench.type("dog")
        bench.press(.enter)
        await bench.settle()
        #expect(bench.screen.contains("Understood: type Dog."))
        #expect(bench.screen.contains("4 animals"))
        bench.press(.escape)
        #expect(try bench.scene(SearchScene.self).state.focus == .list)
        bench.type("/")
        #expect(try bench.scene(SearchScene.self).state.focus == .field)
        bench.press(.escape, .enter)
        await bench.settle()
        #expect(bench.details.count == 1)
    }

    @Test("of two searches at once the later is answered, whichever answer comes first")
    func overtaken() async throws {
        let bench = try bench()
        bench.catalog.hold("biscuit")
        bench.type("biscuit")
        bench.press(.enter)
        await bench.catalog.untilAsked("biscuit")
        for _ in 0..<7 { bench.press(.backspace) }
        bench.type("malley")
        bench.press(.enter)
        await bench.until { (try? bench.scene(SearchScene.self))?.state.presentation?.phase == .loaded }
        bench.catalog.release("biscuit")
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.animals.map(\.animal.name) == ["O'Malley"])
    }

    @Test("the next pages come before the end, to the last animal, each once")
    func scrolling() async throws {
        let bench = try bench(730)
        bench.press(.enter)
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.animals.count == 100)
        for _ in 0..<90 {
            bench.press(.pageDown)
            await bench.settle()
        }
        let animals = try bench.scene(SearchScene.self).state.animals
        #expect(animals.count == 730)
        #expect(Set(animals.map(\.animal.id)).count == 730)
        bench.type("g")
        #expect(try bench.scene(SearchScene.self).state.cursor.selected == 0)
    }

    @Test("a page that fails keeps the rows, is told once, and r asks again")
    func failingPage() async throws {
        let bench = try bench(300)
        bench.press(.enter)
        await bench.settle()
        bench.catalog.fail(.failed(reason: "the disk is on fire"))
        bench.press(.end)
        await bench.settle()
        #expect(bench.screen.components(separatedBy: "the disk is on fire").count == 2)
        #expect(bench.screen.contains("r to retry"))
        #expect(try bench.scene(SearchScene.self).state.animals.count == 100)
        let asked = bench.catalog.asked.count
        await bench.settle()
        #expect(bench.catalog.asked.count == asked)
        bench.catalog.fail(nil)
        bench.type("r")
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.animals.count >= 200)
        #expect(!bench.screen.contains("r to retry"))
    }

    @Test("when nothing matches, what would is offered, and can be searched for")
    func waysOut() async throws {
        let bench = try bench()
        bench.type("senior cat biscuit")
        bench.press(.enter)
        await bench.settle()
        #expect(bench.screen.contains("Nothing matches. But there are:"))
        let state = try bench.scene(SearchScene.self).state
        #expect(state.focus == .list)
        bench.press(.enter)
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.animals.isEmpty == false)
        #expect(bench.screen.contains("Filters:"))
    }

    @Test("a place that is two asks which, and searches there")
    func ambiguousPlace() async throws {
        let bench = try bench()
        bench.type("dog near springfield")
        bench.press(.enter)
        await bench.settle()
        #expect(bench.placeChoices.count == 2)
        #expect(try bench.scene(SearchScene.self).state.animals.count == 4)
    }

    @Test("filters are set in their form and cleared with c")
    func filters() async throws {
        let bench = try bench()
        bench.press(.enter)
        await bench.settle()
        bench.type("f")
        bench.type(" ")
        bench.press(.enter)
        await bench.settle()
        #expect(bench.screen.contains("Filters: Dog"))
        #expect(try bench.scene(SearchScene.self).state.presentation?.total == 4)
        bench.type("c")
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.presentation?.total == 12)
    }

    @Test("Esc in a field with nothing to come back to makes letters keys; / leads into it again")
    func leavingTheField() throws {
        let bench = try bench()
        bench.press(.escape)
        bench.type("/q")
        #expect(try bench.scene(SearchScene.self).state.field.text == "q")
        bench.press(.escape)
        bench.type("q")
        #expect(bench.host.isQuitting)
    }

    @Test("a place that nobody knows is answered by those called nearly so, of which Enter takes one")
    func nearlyCalled() async throws {
        let bench = try bench()
        bench.type("dog near philadelphai")
        bench.press(.enter)
        await bench.settle()
        let scene = try bench.scene(SearchScene.self)
        #expect(scene.state.focus == .list)
        #expect(scene.state.nearlyCalled.count == 1)
        bench.press(.enter)
        await bench.settle()
        #expect(scene.state.presentation?.phase == .loaded)
        #expect(scene.state.field.text == "dog near philadelphai")
        #expect(!scene.state.animals.isEmpty)
    }

    @Test("a search that failed while the field has the keyboard names a key that works there")
    func failedInField() async throws {
        let bench = try bench()
        bench.catalog.fail(.failed(reason: "the disk is on fire"))
        bench.press(.enter)
        await bench.settle()
        #expect(bench.screen.contains("Enter to try again"))
        #expect(!bench.screen.contains("r to retry"))
        bench.catalog.fail(nil)
        bench.press(.enter)
        await bench.settle()
        #expect(try !bench.scene(SearchScene.self).state.animals.isEmpty)
    }

    @Test("s keeps an animal, a digit rates it, z brings it back; others hear of it")
    func shortlist() async throws {
        let bench = try bench()
        bench.press(.enter)
        await bench.settle()
        bench.type("3")
        #expect(bench.host.message == .notice(ShortlistSceneWords.notKept))
        bench.type("s")
        await bench.settle()
        bench.type("4")
        await bench.settle()
        #expect(try await bench.service.entries().map(\.rating) == [Rating(4)])
        #expect(bench.screen.contains("★4"))
        bench.type("s")
        await bench.settle()
        #expect(try await bench.service.entries().isEmpty)
        bench.type("z")
        await bench.settle()
        #expect(try await bench.service.entries().count == 1)
    }

    @Test("an alert is made of the search; a name that is taken is told while it is typed")
    func alert() async throws {
        let bench = try bench()
        bench.type("dog")
        bench.press(.enter)
        await bench.settle()
        for _ in 0..<2 {
            bench.type("a")
            await bench.settle()
            #expect(bench.host.scene is TextEntryScene)
            bench.press(.enter)
            await bench.settle()
        }
        #expect(bench.screen.contains("There is an alert called “dog” already."))
        bench.type("s")
        bench.press(.enter)
        await bench.settle()
        #expect(try await bench.alertStore.alerts().map(\.name.text) == ["dog", "dogs"])
        #expect(try await bench.alertStore.alerts().first?.search.filter.types == [.known(.dog)])
    }

    @Test("what was searched, how far and where comes back at the next start")
    func restoration() async throws {
        let bench = try bench(500)
        bench.press(.enter)
        await bench.settle()
        for _ in 0..<25 {
            bench.press(.pageDown)
            await bench.settle()
        }
        let before = try bench.scene(SearchScene.self).state
        let later = try SceneBench(
            animals: try SceneSamples.animals(0..<500),
            tab: .search,
            restoring: bench.host.memento
        )
        await later.settle()
        let after = try later.scene(SearchScene.self).state
        #expect(after.request == before.request)
        #expect(after.cursor == before.cursor)
        #expect(after.animals.count >= before.animals.count)
        #expect(before.cursor.selected > 100)
    }

    @Test("a click on an animal opens it, on a suggestion takes it")
    func clicks() async throws {
        let bench = try bench()
        bench.type("bea")
        await bench.rest()
        bench.host.handle(.mouse(MouseEvent(.press(.left), column: 6, row: 2)))
        #expect(try bench.scene(SearchScene.self).state.field.text == "Beagle ")
        bench.press(.enter)
        await bench.settle()
        let row = try #require(
            bench.screen.split(separator: "\n").firstIndex { $0.contains("km") || $0.contains("Beagle mix") }
        )
        bench.host.handle(.mouse(MouseEvent(.press(.left), column: 6, row: row)))
        await bench.settle()
        #expect(bench.details.count == 1)
    }

    @Test("every key that the help tells does something", arguments: [false, true])
    func keys(isInList: Bool) async throws {
        let bench = try bench()
        if isInList {
            bench.press(.enter)
            await bench.settle()
        } else {
            bench.type("b")
            await bench.rest()
        }
        for key in try bench.scene(SearchScene.self).state.keys where key.unavailable == nil {
            let bench = try self.bench()
            if isInList {
                bench.press(.enter)
                await bench.settle()
            } else {
                bench.type("b")
                await bench.rest()
            }
            #expect(try bench.scene(SearchScene.self).perform(key.action), "\(key.shown) does nothing")
            await bench.host.stop()
        }
    }
}
