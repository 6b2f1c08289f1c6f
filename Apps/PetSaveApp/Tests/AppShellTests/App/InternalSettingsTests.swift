import FoundationEssentials
import Platform
import Testing

@testable import AppShell

@Suite("Internal settings")
struct InternalSettingsTests {
    /// What each version wrote, from the first on.
    static let everyVersion: [(Int, String)] = [
        (1, #"{"version":1,"isOnboarded":true}"#),
        (2, #"{"version":2,"isOnboarded":true,"app":{"tab":"search","scenes":{}}}"#),
        (3, #"{"version":3,"isOnboarded":true,"app":{"tab":"search","scenes":{}},"toldCrashReport":"a"}"#),
    ]

    @Test("those of every earlier version are brought up to date", arguments: everyVersion)
    func upgrades(_ version: Int, _ text: String) throws {
        let settings = try InternalSettings(contents: Array(text.utf8))
        #expect(settings.isOnboarded)
        #expect(settings.app.tab == (version < 2 ? .nearYou : .search))
        #expect(settings.toldCrashReport == (version < 3 ? "" : "a"))
        let written = try settings.contents
        #expect(String(decoding: written, as: UTF8.self).contains(#""version":\#(InternalSettings.currentVersion)"#))
        #expect(try InternalSettings(contents: written) == settings)
    }

    @Test("there is an example of every version")
    func examples() {
        #expect(Self.everyVersion.map(\.0) == Array(1...InternalSettings.currentVersion))
    }

    @Test("somebody without them who settled a place is not welcomed anew", arguments: [true, false])
    func beginning(_ hasPlace: Bool) {
        #expect(InternalSettings(hasPlace: hasPlace).isOnboarded == hasPlace)
    }

    @Test("those of a later version are not written over")
    func tooNew() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/app.json"
        let later = Array(#"{"version":99,"isOnboarded":true,"app":"elsewhere"}"#.utf8)
        try AtomicFile.write(later, to: path)
        let loaded = InternalSettingsFile(path: path) {}.load(fallback: InternalSettings())
        #expect(!loaded.mayWrite)
        #expect(loaded.settings == InternalSettings())
    }

    @Test(
        "what makes no sense counts as nothing",
        arguments: ["", "{", "[]", #"{"version":-1}"#, #"{"version":1.5}"#, #"{"version":2,"isOnboarded":"yes"}"#]
    )
    func damaged(_ text: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/app.json"
        try AtomicFile.write(Array(text.utf8), to: path)
        let fallback = InternalSettings(isOnboarded: true)
        let loaded = InternalSettingsFile(path: path) {}.load(fallback: fallback)
        #expect(loaded.mayWrite)
        #expect(loaded.settings == fallback)
    }

    @Test("where the person was can be lost alone")
    func lostPlace() throws {
        let text = #"{"version":2,"isOnboarded":true,"app":{"tab":"no such tab","scenes":{}}}"#
        #expect(try InternalSettings(contents: Array(text.utf8)) == InternalSettings(isOnboarded: true))
    }
}
