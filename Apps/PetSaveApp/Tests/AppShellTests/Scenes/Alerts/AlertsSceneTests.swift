import Alerts
import Boundaries
import Domain
import MemoryPersonalStore
import Search
import TerminalInput
import Testing

@testable import AppShell

@MainActor
@Suite("The scenes of alerts")
struct AlertsSceneTests {
    private func bench(alerts words: [String] = [], count: Int = 12) async throws -> SceneBench {
        let bench = try SceneBench(animals: try SceneSamples.animals(0..<count), tab: .alerts)
        await bench.settle()
        for words in words { await make(words, in: bench) }
        return bench
    }

    private func make(_ words: String, in bench: SceneBench) async {
        bench.type("n")
        bench.type(words)
        bench.press(.enter)
        await bench.settle()
        bench.press(.enter)
        await bench.settle()
    }

    @Test("an alert is made of typed words, its name being offered")
    func making() async throws {
        let bench = try await bench()
        #expect(bench.screen.contains("There are no alerts."))
        await make("young dog near philadelphia within 50 km", in: bench)
        let alert = try #require(try await bench.alertStore.alerts().first)
        #expect(alert.name.text == "young dog near philadelphia within 50 km")
        #expect(alert.search.filter.types == [.known(.dog)])
        #expect(alert.search.filter.ages == [.known(.young)])
        #expect(alert.search.place == "philadelphia")
        #expect(alert.search.within == Distance(kilometers: 50))
        #expect(bench.screen.contains("1 alert"))
        #expect(bench.screen.contains("never checked"))
    }

    @Test("words that will not do are told while they are typed")
    func badWords() async throws {
        let bench = try await bench()
        bench.type("n")
        bench.type("dog near nowhere")
        #expect(bench.screen.contains("No place is called “nowhere”."))
        bench.press(.enter)
        #expect(bench.host.scene is TextEntryScene)
    }

    @Test("looking what is new claims nothing: a check tells it all the same")
    func looking() async throws {
        let bench = try await bench(alerts: ["dog"])
        bench.type("c")
        await bench.settle()
        #expect(bench.screen.contains("4 new"))
        let alert = try #require(try await bench.alertStore.alerts().first)
        let ids = try SceneSamples.animals(0..<12).map(\.id)
        #expect(try await bench.alertStore.unreported(ids, by: alert.id) == ids)
        #expect(try await bench.alertStore.openBatches(of: alert.id).isEmpty)
        #expect(try await bench.alertStore.status(of: alert.id)?.lastResult == nil)
    }

    @Test("Enter shows what an alert looks for and what is new to it; v searches for all")
    func opening() async throws {
        let bench = try await bench(alerts: ["dog"])
        bench.press(.enter)
        await bench.settle()
        #expect(bench.screen.contains("4 new"))
        #expect(bench.screen.contains("Dog"))
        bench.press(.enter)
        #expect(bench.details.count == 1)
        bench.press(.escape)
        bench.type("v")
        await bench.settle()
        #expect(try bench.scene(SearchScene.self).state.presentation?.total == 4)
        bench.press(.escape, .escape)
        #expect(bench.host.scene is AlertsScene)
    }

    @Test("is removed only after a yes, and kept after anything else")
    func removing() async throws {
        let bench = try await bench(alerts: ["dog"])
        bench.type("d")
        #expect(bench.screen.contains("y removes it"))
        bench.type("n")
        await bench.settle()
        #expect(try await bench.alertStore.alerts().count == 1)
        #expect(bench.host.scene is AlertsScene)
        bench.type("dy")
        await bench.settle()
        #expect(try await bench.alertStore.alerts().isEmpty)
        #expect(bench.host.message == .done("The alert “dog” is removed."))
    }

    @Test("a new name takes the person and what is new along, wherever the alert stands then")
    func renaming() async throws {
        let bench = try await bench(alerts: ["cat", "dog"])
        bench.press(.home)
        bench.type("c")
        await bench.settle()
        bench.type("R")
        bench.press(.character("u"), with: .control)
        bench.type("zebra")
        bench.press(.enter)
        await bench.settle()
        let state = try bench.scene(AlertsScene.self).state
        #expect(state.selected?.alert.name.text == "zebra")
        #expect(state.cursor.selected == 1)
        #expect(state.news.count == 2)
    }

    @Test("gets another name, other words, other filters")
    func editing() async throws {
        let bench = try await bench(alerts: ["dog", "cat"])
        bench.press(.home)
        bench.type("R")
        bench.press(.character("u"), with: .control)
        bench.type("Dog")
        bench.press(.enter)
        #expect(bench.screen.contains("There is an alert called “Dog” already."))
        bench.type("gy")
        bench.press(.enter)
        await bench.settle()
        bench.press(.end)
        bench.type("w")
        bench.type("rabbit")
        bench.press(.enter)
        await bench.settle()
        bench.type("e")
        bench.press(.enter)
        await bench.settle()
        let alerts = try await bench.alertStore.alerts()
        #expect(alerts.map(\.name.text) == ["dog", "Doggy"])
        #expect(alerts.last?.search.filter.types == [.known(.rabbit)])
    }

    @Test("every key that the help tells does something", arguments: [false, true])
    func keys(isRemoving: Bool) async throws {
        func opened() async throws -> SceneBench {
            let bench = try await bench(alerts: ["dog"])
            if isRemoving { bench.type("d") }
            return bench
        }
        for key in try await opened().scene(AlertsScene.self).state.keys where key.unavailable == nil {
            let bench = try await opened()
            #expect(try bench.scene(AlertsScene.self).perform(key.action), "\(key.shown) does nothing")
            await bench.host.stop()
        }
    }

    @Test("look as recorded")
    func looks() async throws {
        let bench = try await bench(alerts: ["dog near philadelphia", "みたらし団子 🐕‍🦺", "שושנה young"])
        bench.type("c")
        await bench.settle()
        FrameGoldens.check("alerts", try bench.scene(AlertsScene.self).state, tab: .alerts)
        bench.press(.down)
        bench.type("d")
        FrameGoldens.check("alerts-removing", try bench.scene(AlertsScene.self).state, tab: .alerts)
        bench.type("n")
        bench.press(.home, .enter)
        await bench.settle()
        FrameGoldens.check("alert", try bench.scene(AlertScene.self).state, tab: .alerts)
    }
}
