import Domain
import Foundation
import TerminalInput
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("The form of filters")
struct FiltersSceneTests {
    /// The form over an empty search, and what it applied.
    private func bench(
        _ form: FilterForm = FilterForm(filter: AnimalFilter(), asksWithin: true, orders: [nil, .distance, .newest])
    ) throws -> (bench: SceneBench, applied: Applied) {
        let bench = try SceneBench(animals: try SceneSamples.animals(0..<24), tab: .search)
        let applied = Applied()
        bench.host.go(to: .filters(form) { applied.form = $0 })
        return (bench, applied)
    }

    @MainActor
    private final class Applied {
        var form: FilterForm?
    }

    @Test("Space chooses and gives up, Enter applies")
    func choosing() throws {
        let (bench, applied) = try bench()
        bench.type(" l l h ")
        bench.press(.down, .down)
        bench.type("l ")
        bench.press(.enter)
        #expect(applied.form?.filter.types == [.known(.dog), .known(.rabbit)])
        #expect(applied.form?.filter.ages == [.known(.young)])
        #expect(bench.host.scene is SearchScene)
    }

    @Test("Ctrl-S applies too, also from a row that takes text")
    func controlS() throws {
        let (bench, applied) = try bench()
        bench.press(.down)
        bench.type("beagle, poodle ,")
        bench.press(.character("s"), with: .control)
        #expect(applied.form?.filter.breeds == ["beagle", "poodle"])
    }

    @Test("Esc leaves everything as it was")
    func leaving() throws {
        let (bench, applied) = try bench()
        bench.type(" ")
        bench.press(.escape)
        #expect(applied.form == nil)
        #expect(bench.host.scene is SearchScene)
    }

    @Test("how many animals would match is told after a rest, for the newest choice alone")
    func counting() async throws {
        let (bench, _) = try bench()
        #expect(bench.screen.contains("counting"))
        await bench.rest()
        #expect(bench.screen.contains("24 animals match"))
        bench.type(" l ")
        await bench.clock.untilAsleep()
        #expect(bench.clock.sleeperCount == 1)
        bench.clock.advance(by: .milliseconds(100))
        await bench.settle()
        #expect(bench.screen.contains("16 animals match"))
    }

    @Test("beside a choice stands how many animals it would list, which stays while they are counted anew")
    func facets() async throws {
        let (bench, _) = try bench()
        #expect(bench.screen.contains("[ ] Baby  [ ] Young"))
        await bench.rest()
        #expect(bench.screen.contains("[ ] Baby 6  [ ] Young 6"))
        #expect(bench.screen.contains("[ ] Dog 8  [ ] Cat 8"))
        bench.type(" ")
        #expect(bench.screen.contains("[x] Dog 8  [ ] Cat 8"))
        #expect(bench.screen.contains("[ ] Baby 6"))
        await bench.rest()
        #expect(bench.screen.contains("8 animals match"))
        #expect(bench.screen.contains("[x] Dog 8  [ ] Cat 8"))
        #expect(bench.screen.contains("[ ] Baby 2"))
        #expect(bench.screen.contains("( ) yes 0"))
    }

    @Test("an answer for a form that changed meanwhile is dropped")
    func overtakenCount() async throws {
        var filter = AnimalFilter()
        filter.text = "held"
        let (bench, _) = try bench(FilterForm(filter: filter))
        bench.catalog.hold("held")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(100))
        await bench.catalog.untilAsked("held")
        bench.type("c")
        await bench.clock.untilAsleep()
        bench.clock.advance(by: .milliseconds(100))
        await bench.until { bench.screen.contains("24 animals match") }
        bench.catalog.release("held")
        await bench.settle()
        #expect(bench.screen.contains("24 animals match"))
    }

    @Test("counts give way where there is no room, and to why there are none")
    func withoutCounts() async throws {
        let (bench, _) = try bench()
        await bench.rest()
        var state = try bench.scene(FiltersScene.self).state
        let narrow = FrameGoldens.frame(
            of: state,
            on: Stage(
                columns: 44,
                rows: 40,
                capabilities: FrameGoldens.dark,
                unit: .kilometers,
                moment: SceneSamples.now
            ),
            tab: .search
        )
        #expect(narrow.rows.contains { $0.plainText.contains("[ ] Dog  [ ] Cat") })
        state.take(.failed("The catalogue is away."))
        #expect(state.choices(of: .type).allSatisfy { $0.count == nil })
    }

    @Test("a suggestion tells how many it would list with the other filters")
    func suggestionsOfFiltered() async throws {
        var filter = AnimalFilter()
        filter.ages = [.known(.baby)]
        let (bench, _) = try bench(FilterForm(filter: filter))
        await bench.rest()
        bench.press(.down)
        bench.type("bea")
        await bench.clock.untilAsleep(2)
        bench.clock.advance(by: .milliseconds(100))
        await bench.settle()
        #expect(bench.screen.contains("Beagle  2"))
    }

    @Test("a breed is completed, and the breeds before it stay")
    func breeds() async throws {
        let (bench, applied) = try bench()
        bench.press(.down)
        bench.type("poodle, bea")
        await bench.clock.untilAsleep(2)
        bench.clock.advance(by: .milliseconds(100))
        await bench.settle()
        #expect(bench.screen.contains("Beagle"))
        bench.press(.tab)
        bench.press(.enter)
        #expect(applied.form?.filter.breeds == ["poodle", "Beagle"])
    }

    @Test("c clears everything but the order, and says why when there is nothing to clear")
    func clearing() throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        filter.breeds = ["beagle"]
        filter.text = "団子"
        let form = FilterForm(
            filter: filter,
            asksWithin: true,
            within: Distance(kilometers: 33),
            orders: [nil, .newest],
            order: .newest
        )
        let (bench, applied) = try bench(form)
        #expect(bench.screen.contains("33 km"))
        #expect(bench.screen.contains("Also: “団子”"))
        bench.type("cc")
        #expect(bench.host.message == .notice("Nothing is asked for."))
        bench.press(.enter)
        #expect(applied.form?.filter == AnimalFilter())
        #expect(applied.form?.within == nil)
        #expect(applied.form?.order == .newest)
    }

    @Test("a choice can be clicked")
    func clicking() throws {
        let (bench, applied) = try bench()
        let rows = bench.screen.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(rows.firstIndex { $0.contains("[ ] Cat") })
        let column = try #require(rows[row].range(of: "[ ] Cat")).lowerBound
        let offset = rows[row].distance(from: rows[row].startIndex, to: column)
        bench.host.handle(.mouse(MouseEvent(.press(.left), column: offset + 1, row: row)))
        bench.press(.enter)
        #expect(applied.form?.filter.types == [.known(.cat)])
    }

    @Test("every key that the help tells does something", arguments: [0, 1])
    func keys(row: Int) throws {
        for key in try opened(row).scene(FiltersScene.self).state.keys where key.unavailable == nil {
            if key.action == .back { continue }
            #expect(try opened(row).scene(FiltersScene.self).perform(key.action), "\(key.shown) does nothing")
        }
    }

    private func opened(_ row: Int) throws -> SceneBench {
        let bench = try bench().bench
        for _ in 0..<row { bench.press(.down) }
        return bench
    }

    @Test("looks as recorded")
    func looks() async throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat), .other("Zebrafinch 斑胸草雀")]
        filter.houseTrained = true
        filter.excluded.types = [.known(.dog)]
        let (bench, _) = try bench(
            FilterForm(filter: filter, place: try SceneSamples.place(), asksWithin: true, orders: [nil, .distance])
        )
        await bench.rest()
        FrameGoldens.check("filters", try bench.scene(FiltersScene.self).state, tab: .search)
    }

    @Test("with some that match looks as recorded")
    func countedLooks() async throws {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        let (bench, _) = try bench(
            FilterForm(filter: filter, place: try SceneSamples.place(), asksWithin: true, orders: [nil, .distance])
        )
        await bench.rest()
        bench.press(.down, .down)
        FrameGoldens.check("filters-counted", try bench.scene(FiltersScene.self).state, tab: .search)
    }

    @Test("with suggestions looks as recorded")
    func suggestionLooks() async throws {
        let (bench, _) = try bench(FilterForm(filter: AnimalFilter()))
        bench.press(.down)
        bench.type("b")
        await bench.clock.untilAsleep(2)
        bench.clock.advance(by: .milliseconds(100))
        await bench.settle()
        bench.press(.down)
        FrameGoldens.check("filters-breed", try bench.scene(FiltersScene.self).state, tab: .search)
    }
}
