import TerminalInput
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("The help")
struct HelpSceneTests {
    private func bench(size: (columns: Int, rows: Int) = (80, 24)) async throws -> SceneBench {
        let bench = try SceneBench(animals: try SceneSamples.animals(0..<3), tab: .search, size: size)
        bench.press(.enter)
        await bench.settle()
        return bench
    }

    @Test("lists every key of the scene below, of two with one key the one that is meant, and why some do nothing")
    func lists() async throws {
        let bench = try await bench(size: (120, 60))
        bench.type("?")
        #expect(bench.screen.contains("make an alert of this search"))
        #expect(bench.screen.contains(ShortlistSceneWords.notKept.prefix(9)))
        #expect(bench.screen.contains("change the words"))
        #expect(bench.screen.contains("Press q to quit"))
    }

    @Test("is closed by Esc, q and ?", arguments: [Key.escape, .character("q"), .character("?")])
    func closing(key: Key) async throws {
        let bench = try await bench()
        bench.type("?")
        #expect(bench.host.scene is HelpScene)
        bench.press(key)
        #expect(bench.host.scene is SearchScene)
        #expect(!bench.host.isQuitting)
    }

    @Test("can be read to its end on the smallest screens", arguments: [(24, 6), (40, 12), (99, 12), (300, 8)])
    func scrolling(columns: Int, rows: Int) async throws {
        let bench = try await bench(size: (columns, rows))
        bench.type("?")
        var seen = ""
        for _ in 0..<80 {
            seen += bench.screen
            bench.type("j")
        }
        #expect(seen.contains("quit"))
        let end = bench.screen
        bench.type("G")
        #expect(bench.screen == end)
        bench.type("g")
        #expect(bench.screen != end)
    }

    @Test("looks as recorded")
    func looks() async throws {
        let bench = try await bench()
        bench.type("?")
        FrameGoldens.check("help", try bench.scene(HelpScene.self).state, tab: .search)
    }
}
