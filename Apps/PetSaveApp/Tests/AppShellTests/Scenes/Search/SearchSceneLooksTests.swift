import Boundaries
import Domain
import TerminalInput
import Testing

@testable import AppShell

@MainActor
@Suite("How the search scene looks")
struct SearchSceneLooksTests {
    private func bench(_ count: Int = 24) throws -> SceneBench {
        try SceneBench(animals: try SceneSamples.animals(0..<count), tab: .search)
    }

    @Test("before anything was typed")
    func empty() throws {
        FrameGoldens.check("search-empty", try bench().scene(SearchScene.self).state, tab: .search)
    }

    @Test("while somebody types, over what was found before")
    func suggestions() async throws {
        let bench = try bench()
        bench.type("dog")
        bench.press(.enter)
        await bench.settle()
        bench.type("/ b")
        await bench.rest()
        bench.press(.down)
        FrameGoldens.check("search-suggestions", try bench.scene(SearchScene.self).state, tab: .search)
    }

    @Test("with what was found, whatever the animals are called")
    func results() async throws {
        let bench = try bench()
        bench.type("newest")
        bench.press(.enter)
        await bench.settle()
        bench.press(.down)
        FrameGoldens.check("search-results", try bench.scene(SearchScene.self).state, tab: .search)
    }

    @Test("with ways out when nothing matches")
    func waysOut() async throws {
        let bench = try bench()
        bench.type("senior cat 団子 \u{202E}x")
        bench.press(.enter)
        await bench.settle()
        FrameGoldens.check("search-nothing", try bench.scene(SearchScene.self).state, tab: .search)
    }

    @Test("with rows that stay when a page fails")
    func failure() async throws {
        let bench = try bench(150)
        bench.press(.enter)
        await bench.settle()
        bench.catalog.fail(.failed(reason: "the disk is on fire"))
        bench.press(.end)
        await bench.settle()
        FrameGoldens.check("search-failed", try bench.scene(SearchScene.self).state, tab: .search)
    }
}
