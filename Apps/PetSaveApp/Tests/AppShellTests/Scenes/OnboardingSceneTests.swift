import FoundationEssentials
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
}
