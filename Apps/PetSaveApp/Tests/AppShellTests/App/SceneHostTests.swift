import Domain
import FoundationEssentials
import Platform
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@Suite("The host of scenes")
@MainActor
struct SceneHostTests {
    private let factory = RecordingFactory()

    private func host(columns: Int = 80, rows: Int = 24) throws -> SceneHost {
        let host = SceneHost(
            factory: factory,
            capabilities: TerminalCapabilities(chrome: .unicode),
            size: try #require(TerminalSize(columns: columns, rows: rows)),
            unit: .kilometers,
            now: { Date(timeIntervalSince1970: 0) }
        )
        host.start()
        return host
    }

    private func press(_ keys: Key..., on host: SceneHost) {
        for key in keys { host.handle(.key(KeyPress(key))) }
    }

    @Test("Tab goes round the tabs, each made once")
    func tabs() throws {
        let host = try host()
        for tab in [AppTab.search, .shortlist, .alerts, .nearYou, .search] {
            press(.tab, on: host)
            #expect(host.tab == tab)
        }
        host.handle(.key(KeyPress(.tab, .shift)))
        #expect(host.tab == .nearYou)
        #expect(factory.made == ["nearYou", "search", "shortlist", "alerts"])
    }

    @Test("a scene over another is closed with Esc, and what lay below appears again")
    func back() throws {
        let host = try host()
        let below = try #require(host.scene as? RecordingScene)
        press(.character("?"), on: host)
        #expect(below.heard == ["appeared", "disappeared"])
        #expect(host.scene?.state.title == "help")
        press(.escape, on: host)
        #expect(host.scene === below)
        #expect(below.heard == ["appeared", "disappeared", "appeared"])
    }

    @Test("Esc where there is nothing to go back to says so")
    func nothingToGoBackTo() throws {
        let host = try host()
        press(.escape, on: host)
        #expect(host.message?.text.contains("Press q to quit") == true)
        press(.character("x"), on: host)
        #expect(host.message == nil)
    }

    @Test("a key that does nothing just now says why")
    func disabledKey() throws {
        let host = try host()
        press(.character("d"), on: host)
        #expect(host.message == .notice("There is nothing to remove."))
        let scene = try #require(host.scene as? RecordingScene)
        #expect(!scene.heard.contains("remove"))
    }

    @Test("what is typed into a text field is no key")
    func typing() throws {
        let host = try host()
        let scene = try #require(host.scene as? RecordingScene)
        scene.takesText = true
        press(.character("q"), .tab, on: host)
        #expect(!host.isQuitting)
        #expect(host.tab == .nearYou)
        scene.takesText = false
        press(.character("q"), on: host)
        #expect(host.isQuitting)
    }

    @Test("a click does what stands there, and the wheel scrolls")
    func mouse() throws {
        let host = try host()
        let scene = try #require(host.scene as? RecordingScene)
        host.handle(.mouse(MouseEvent(.press(.left), column: 3, row: 2)))
        #expect(scene.heard.last == "choose(1)")
        host.handle(.mouse(MouseEvent(.scrollDown, column: 3, row: 2)))
        #expect(scene.heard.suffix(3) == ["down", "down", "down"])
        host.handle(.mouse(MouseEvent(.press(.left), column: 12, row: 0)))
        #expect(host.tab == .search)
        host.handle(.mouse(MouseEvent(.press(.left), column: 79, row: 23)))
        #expect(host.tab == .search)
    }

    @Test("undo says what it brought back, or that there is nothing")
    func undo() async throws {
        let host = try host()
        press(.character("z"), on: host)
        await host.settle()
        #expect(host.message == .notice("There is nothing to undo."))
        (host.scene as? RecordingScene)?.undone = "Biscuit is back."
        press(.character("z"), on: host)
        await host.settle()
        #expect(host.message == .done("Biscuit is back."))
    }

    @Test(
        "frames fill the screen and nothing more, at every size",
        arguments: [1, 5, 12, 24, 60],
        [1, 20, 40, 80, 200]
    )
    func sizes(rows: Int, columns: Int) throws {
        let frame = try host(columns: columns, rows: rows).frame()
        #expect(frame.rows.count <= rows)
        #expect(frame.rows.allSatisfy { $0.displayWidth <= columns })
        if columns >= 40, rows >= 12 {
            #expect(frame.rows.count == rows)
            #expect(frame.rows[0].plainText.contains("[Near you]"))
            #expect(frame.rows[rows - 1].plainText.contains("q quit"))
        }
    }

    @Test("what covers everything has neither tabs nor their keys")
    func cover() throws {
        let host = try host()
        let cover = RecordingScene("cover")
        cover.coversTabs = true
        host.cover(with: cover)
        #expect(host.frame().rows[0].plainText == "cover")
        press(.tab, .character("q"), on: host)
        #expect(!host.isQuitting)
        host.start()
        #expect(host.frame().rows[0].plainText.contains("[Near you]"))
    }

    @Test("what was called off is not waited for again")
    func stops() async throws {
        let host = try host()
        host.run { for await _ in AsyncStream<Never>.makeStream().stream {} }
        await host.stop()
        await host.settle()
    }
}

/// Makes scenes that write down what they hear.
@MainActor
private final class RecordingFactory: SceneMaking {
    private(set) var made: [String] = []

    func scene(of tab: AppTab, restoring memento: SceneMemento?, in environment: any SceneEnvironment) -> any Scene {
        made.append("\(tab)")
        return RecordingScene("\(tab)")
    }

    func scene(for route: Route, in environment: any SceneEnvironment) -> (any Scene)? {
        switch route {
        case .help: RecordingScene("help")
        default: nil
        }
    }
}

@MainActor
private final class RecordingScene: Scene {
    struct State: SceneState {
        let title: String

        var keys: [SceneKey] {
            .listMotion + [SceneKey("d", "remove", .remove, unavailable: "There is nothing to remove.")]
        }

        func frame(on stage: Stage) -> SceneFrame {
            SceneFrame(
                rows: [StyledText(title)],
                clickTargets: (0..<3).map { ClickTarget(rows: $0..<($0 + 1), columns: 0..<40, action: .choose($0)) }
            )
        }
    }

    let state: State
    var coversTabs = false
    var takesText = false
    var undone: String?
    private(set) var heard: [String] = []

    init(_ title: String) {
        state = State(title: title)
    }

    func didAppear() { heard.append("appeared") }
    func didDisappear() { heard.append("disappeared") }
    func type(_ event: TerminalEvent) -> Bool { takesText }
    func undo() async -> String? { undone }

    func perform(_ action: SceneAction) -> Bool {
        switch action {
        case .up, .down, .choose, .remove:
            heard.append("\(action)")
            return true
        default: return false
        }
    }
}
