import Domain
import FoundationEssentials
import Platform
import TerminalInput
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

@MainActor
@Suite("Keys of every scene")
struct KeysOfEverySceneTests {
    /// A scene, and what a person presses to come there.
    struct Way: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let title: String
        let isNew: Bool
        let keys: [Key]

        init(_ name: String, title: String, isNew: Bool = false, _ keys: [Key]) {
            (testDescription, self.title, self.isNew, self.keys) = (name, title, isNew, keys)
        }
    }

    private nonisolated static let toTheMiddle: [Key] = [.down, .down, .pageDown, .down]

    nonisolated static let ways: [Way] = [
        Way("near", title: "Near you", toTheMiddle),
        Way("near, kept", title: "Near you", toTheMiddle + typed("s4")),
        Way("details", title: "みたらし団子", [.enter, .down, .down]),
        Way("details, kept", title: "みたらし団子", typed("s3") + [.enter, .down, .down]),
        Way("note", title: "Your note on みたらし団子", typed("s") + [.enter] + typed("n") + typed("call them")),
        Way("map", title: "Map", typed("m") + [.down]),
        Way("filters", title: "Filters", typed("f") + [.down, .down, .right]),
        Way("place", title: "Where are you?", typed("p") + typed("spr") + [.down, .down]),
        Way("search field", title: "Search", typed("/")),
        Way("search suggestions", title: "Search", typed("/b") + [.down]),
        Way("search results", title: "Search", typed("/dog") + [.enter] + toTheMiddle),
        Way("search for nothing", title: "Search", typed("/zzzzqq") + [.enter, .down]),
        Way(
            "shortlist",
            title: "Shortlist",
            typed("s") + [.down] + typed("s") + [.down] + typed("s") + [.tab, .tab, .escape, .down]
        ),
        Way("empty shortlist", title: "Shortlist", [.tab, .tab]),
        Way(
            "alerts",
            title: "Alerts",
            [.tab, .tab, .tab] + typed("ndog") + [.enter, .enter] + typed("ncat") + [.enter, .enter]
                + typed("nrabbit") + [.enter, .enter, .home, .down]
        ),
        Way("alert", title: "Alert “dog”", [.tab, .tab, .tab] + typed("ndog") + [.enter, .enter, .enter, .down]),
        Way("help", title: "Help", typed("?") + [.down]),
        Way("onboarding", title: "Whom you are looking for", isNew: true, [.enter, .enter, .down]),
    ]

    private nonisolated static func typed(_ text: String) -> [Key] { text.map { .character($0) } }

    private func opened(_ way: Way) async throws -> SceneHost {
        let home = try AppHome(settings: way.isNew ? "" : "place = \"19104\"\n")
        let animals = try SceneSamples.animals(0..<60).map { animal in
            var animal = animal
            animal.description = (1...60).map { "Line \($0)." }.joined(separator: "\n")
            return animal
        }
        try await home.fill(with: animals, of: [try SceneSamples.organization()])
        let host = try await home.host()
        host.start()
        await host.settled()
        if way.isNew { host.go(to: .onboarding) }
        await host.settled()
        for key in way.keys {
            host.press(key)
            await host.settled()
        }
        return host
    }

    @Test("each key that the help tells does something that is seen, or says why not", arguments: ways)
    func everyKey(_ way: Way) async throws {
        let keys = try await opened(way).keys
        #expect(!keys.isEmpty)
        // In an empty list there is nowhere to go.
        let motion: Set<SceneAction> = [.up, .down, .pageUp, .pageDown, .top, .bottom]
        let isEmpty = way.testDescription.hasPrefix("empty")
        for key in keys where !(isEmpty && motion.contains(key.action)) {
            for press in key.keys {
                let host = try await opened(way)
                let before = host.frame()
                host.handle(.key(press))
                await host.settled()
                let isSeen = host.isQuitting || host.frame() != before
                #expect(isSeen, "\(key.shown) (\(key.title)) in \(way)")
                if let reason = key.unavailable { #expect(host.message?.text == reason, "\(key.shown) in \(way)") }
                await host.stop()
            }
        }
    }

    @Test("each way leads to the scene whose keys are tried", arguments: ways)
    func ways(_ way: Way) async throws {
        let host = try await opened(way)
        #expect(host.scene?.state.title == way.title)
    }
}
