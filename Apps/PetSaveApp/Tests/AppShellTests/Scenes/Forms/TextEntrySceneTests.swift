import TerminalInput
import Testing

@testable import AppShell

@MainActor
@Suite("Asking for a line of text")
struct TextEntrySceneTests {
    @MainActor
    private final class Entered {
        var text: String?
    }

    private func bench(text: String = "") throws -> (SceneBench, Entered) {
        let bench = try SceneBench(animals: [], tab: .search)
        let entered = Entered()
        let entry = TextEntry(title: "What should “団子 \u{1B}[31m” be called?", text: text) { text in
            text.contains("x") ? "No x, please." : nil
        } onEnter: {
            entered.text = $0
        }
        bench.host.go(to: .textEntry(entry))
        return (bench, entered)
    }

    @Test("what is wrong is told while it is typed, and keeps Enter from closing")
    func problem() throws {
        let (bench, entered) = try bench()
        #expect(!bench.screen.contains("No x, please."))
        bench.type("fox")
        #expect(bench.screen.contains("No x, please."))
        bench.press(.enter)
        #expect(bench.host.scene is TextEntryScene)
        #expect(bench.host.message == .notice("No x, please."))
        bench.press(.backspace, .enter)
        #expect(entered.text == "fo")
        #expect(bench.host.scene is SearchScene)
    }

    @Test("a text can be pasted and changed, and Esc leaves it as it was")
    func editing() throws {
        let (bench, entered) = try bench(text: "old")
        bench.host.handle(.paste("er\nstill"))
        #expect(try bench.scene(TextEntryScene.self).state.field.text == "older still")
        bench.press(.escape)
        #expect(entered.text == nil)
        #expect(bench.host.scene is SearchScene)
    }

    @Test("looks as recorded")
    func looks() throws {
        let (bench, _) = try bench(text: "みたらし団子 🐕‍🦺 fox שושנה and so on, until it is longer than forty columns")
        bench.type("!")
        FrameGoldens.check("text-entry", try bench.scene(TextEntryScene.self).state, tab: .alerts)
    }
}
