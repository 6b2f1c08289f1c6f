import FoundationEssentials
import Onboarding
import Platform
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@Suite("The onboarding on the whole screen")
@MainActor
struct OnboardingSceneTests {
    private func opened(_ home: AppHome, columns: Int = 80, rows: Int = 24) async throws -> SceneHost {
        let host = try await home.host(size: try #require(TerminalSize(columns: columns, rows: rows)))
        host.start()
        await host.settle()
        host.go(to: .onboarding)
        await host.settle()
        return host
    }

    private func press(_ keys: [Key], on host: SceneHost) async {
        for key in keys {
            host.handle(.key(KeyPress(key)))
            await host.settle()
        }
    }

    private func type(_ text: String, on host: SceneHost) async {
        await press(text.map { .character($0) }, on: host)
    }

    private func text(_ host: SceneHost) -> String {
        host.frame().rows.map(\.plainText).joined(separator: "\n")
    }

    @Test("leads from the welcome to settings that are kept with one confirmation")
    func wholeWay() async throws {
        let home = try AppHome(settings: "")
        let host = try await opened(home)
        #expect(!text(host).contains("[Near you]"))
        await press([.enter], on: host)
        await type("19104", on: host)
        #expect(text(host).contains("Philadelphia, PA 19104"))
        await press([.enter], on: host)
        // Whom: the first choice of types.
        await press([.character(" "), .enter], on: host)
        await press([.enter, .enter], on: host)
        #expect(text(host).contains("Keep these answers"))
        #expect(home.settings?.contains("19104") != true)
        await press([.enter], on: host)
        #expect(home.settings?.contains("place = \"19104\"") == true)
        #expect(home.settings?.contains("household") == true)
    }

    @Test("letters go into the field at hand, and nowhere else")
    func typing() async throws {
        let host = try await opened(try AppHome(settings: ""))
        await press([.enter], on: host)
        await type("Berlin q?", on: host)
        #expect(!host.isQuitting)
        #expect(text(host).contains("Berlin q?"))
        await press([.backspace, .backspace, .backspace], on: host)
        #expect(text(host).contains("Berlin, "))
        #expect(host.frame().cursor != nil)
    }

    @Test("Esc leaves without a trace from every page", arguments: 0...5)
    func leaving(_ pages: Int) async throws {
        let home = try AppHome(settings: "place = \"Austin, TX\"\n")
        let host = try await opened(home)
        for _ in 0..<pages { await press([.enter], on: host) }
        await press([.escape], on: host)
        #expect(home.settings == "place = \"Austin, TX\"\n")
        #expect(!FileManager.default.fileExists(atPath: home.path + "/state/onboarding.json"))
        #expect(text(host).contains("[Near you]"))
        #expect(host.message?.text.contains("Nothing was changed") == true)
    }

    @Test("what was answered is taken up again after an interruption")
    func interruption() async throws {
        let home = try AppHome(settings: "")
        let host = try await opened(home)
        await press([.enter], on: host)
        await type("Austin, TX", on: host)
        host.scene?.didDisappear()
        await host.settle()
        await host.stop()
        let again = try await opened(home)
        #expect(text(again).contains("Austin, TX"))
    }

    @Test("a key that does nothing says why: the first page has none before it")
    func firstPage() async throws {
        let host = try await opened(try AppHome(settings: ""))
        host.handle(.key(KeyPress(.tab, .shift)))
        #expect(host.message?.text == "This is the first page.")
    }

    @Test("what is known of the beginning of a text is not told of the whole; what begins so is listed without blame")
    func unfinishedPlace() async throws {
        let host = try await opened(try AppHome(settings: ""))
        await press([.enter], on: host)
        await type("bost", on: host)
        #expect(text(host).contains("Lashkar"))
        host.handle(.key(KeyPress(.character("o"))))
        #expect(text(host).contains("bosto") && !text(host).contains("Lashkar"))
        await host.settle()
        #expect(text(host).contains("Boston, MA"))
        #expect(!text(host).contains("No place is called"))
    }

    @Test("of texts that nobody was told of yet, only the newest is left", arguments: [true, false])
    func newestText(isOneField: Bool) {
        var outbox = OnboardingOutbox()
        outbox.add(typed: "b", in: .place)
        outbox.add(typed: "bo", in: isOneField ? .place : .wants)
        outbox.add { await $0.viewDidContinue() }
        outbox.add(typed: "bos", in: .place)
        var count = 0
        while outbox.next() != nil { count += 1 }
        #expect(count == (isOneField ? 3 : 4))
    }

    @Test("where the page cannot be left, the text that is in the way is at hand, and says why once")
    func refusedPlace() async throws {
        let host = try await opened(try AppHome(settings: ""))
        await press([.enter], on: host)
        await type("bosto", on: host)
        await press(Array(repeating: .down, count: 20), on: host)
        #expect(host.frame().cursor == nil)
        for _ in 0..<2 {
            await press([.enter], on: host)
            #expect(host.frame().cursor != nil)
            #expect(text(host).components(separatedBy: "No place is called “bosto”").count == 2)
        }
        await type("n, MA", on: host)
        await press([.enter], on: host)
        #expect(text(host).contains("Whom you are looking for"))
    }

    @Test("F1 lists the keys, over the whole screen, and leads back to what was being typed")
    func help() async throws {
        let host = try await opened(try AppHome(settings: ""))
        await press([.enter], on: host)
        await type("bosto", on: host)
        #expect(text(host).contains("F1 help"))
        await press([.function(1), .tab], on: host)
        #expect(text(host).contains("Keys: Where you are") && text(host).contains("Ctrl-S"))
        #expect(!text(host).contains("[Near you]"))
        await press([.escape], on: host)
        #expect(text(host).contains("bosto") && !text(host).contains("interrupted"))
    }

    @Test("skipping says that answers are lost")
    func skipping() async throws {
        let host = try await opened(try AppHome(settings: ""))
        await press([.enter], on: host)
        #expect(!text(host).contains("your settings"))
        await type("19104", on: host)
        #expect(text(host).contains("skip unanswered"))
        host.handle(.key(KeyPress(.character("s"), .control)))
        await host.settle()
        #expect(host.message?.text == "Skipped: your settings hold for “Where you are”.")
    }

    @Test("a small window tells that there is more, and how to leave")
    func smallWindow() async throws {
        let host = try await opened(try AppHome(settings: ""), columns: 40, rows: 12)
        await press([.enter, .enter, .enter], on: host)
        #expect(text(host).contains("↓ more"))
        #expect(text(host).contains("Esc leave"))
        await press(Array(repeating: .down, count: 20), on: host)
        #expect(text(host).contains("↑ more") && !text(host).contains("↓ more"))
    }

    @Test("fits every size", arguments: [(40, 12), (80, 24), (200, 60)])
    func sizes(_ size: (columns: Int, rows: Int)) async throws {
        let host = try await opened(try AppHome(settings: ""), columns: size.columns, rows: size.rows)
        for _ in 0..<6 {
            let frame = host.frame()
            #expect(frame.rows.count <= size.rows)
            #expect(frame.rows.allSatisfy { $0.displayWidth <= size.columns })
            await press([.enter], on: host)
        }
    }

    @Test("looks as recorded: the welcome, a place, choices and the answers")
    func looks() async throws {
        let host = try await opened(try AppHome(settings: ""))
        func check(_ name: String) throws {
            FrameGoldens.check("onboarding-" + name, try #require(host.scene).state, tab: nil)
        }
        try check("welcome")
        await press([.enter], on: host)
        await type("springf", on: host)
        try check("place")
        await type("ield, ma", on: host)
        await press([.enter, .down, .character(" ")], on: host)
        try check("types")
        await press([.enter, .enter, .enter], on: host)
        try check("answers")
    }
}
