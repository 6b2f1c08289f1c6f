import Boundaries
import CatalogExport
import Domain
import FoundationEssentials
import Platform
import Search
import Synchronization
import Testing

@testable import Analytics

@Suite("Which service gets which events")
struct AnalyticsRoutingFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "routing-\(UUID().uuidString)").path
    private let local = MemoryAnalyticsService()
    private let remote = ForgettingService()

    private func routing(_ text: String? = nil) throws -> AnalyticsRoutingFile {
        if let text {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try text.write(toFile: folder + "/analytics.toml", atomically: true, encoding: .utf8)
        }
        let remote = remote, local = local
        return AnalyticsRoutingFile(
            path: folder + "/analytics.toml",
            kinds: [
                AnalyticsServiceKind(name: "journal", summary: "here", location: "/here") { _ in local },
                AnalyticsServiceKind(name: "http", summary: "there", location: nil) {
                    plan throws(AnalyticsServiceFault) in
                    if plan.url == "ftp://x" { throw AnalyticsServiceFault(reason: "No such address.") }
                    return remote
                },
            ],
            folder: folder + "/state",
            makeID: madeIDs()
        )
    }

    private func recorded(_ routing: AnalyticsRoutingFile) async {
        let router = AnalyticsRouter { await routing.routes() }
        let recorder = EventRecorder(router: router, now: { .distantPast }, makeID: madeIDs())
        await CatalogExportAnalyticsTracker(recorder: recorder).exportFinished(animals: 1)
        await SearchAnalyticsTracker(recorder: recorder).nothingFound(alternatives: 1)
        await SearchAnalyticsTracker(recorder: recorder).searchFailed(.catalog)
        await router.flush(within: .milliseconds(1))
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

    @Test("without a file everything stays on this machine, and nothing is made")
    func standard() async throws {
        await recorded(try routing())
        #expect(local.events.count == 3 && remote.memory.events.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("an address alone is no consent")
    func addressAlone() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await recorded(try routing("[http]\nurl = \"https://events.example\"\n"))
        #expect(remote.memory.events.isEmpty && !exists("state"))
    }

    @Test("a service gets the events and groups that are named, and an identifier of its own if it sends")
    func selection() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let routing = try routing(
            """
            [journal]
            events = ["search_failed"]

            [http]
            enabled = true
            url = "https://events.example"
            events = ["search", "import_failed"]
            """
        )
        await recorded(routing)
        #expect(local.events.map(\.name.text) == ["search_failed"])
        #expect(remote.memory.events.map(\.name.text) == ["search_found_nothing", "search_failed"])
        #expect(remote.log.withLock { $0 } == ["flush"])
        let identifier = try SmallFile(path: folder + "/state/http/identifier", limit: 100)
        #expect(identifier.information.permissions == .ownerOnly && identifier.bytes?.count == 32)
        await recorded(routing)
        #expect(try SmallFile(path: folder + "/state/http/identifier", limit: 100).bytes == identifier.bytes)
        #expect(!exists("state/journal"))
    }

    @Test("a service that was switched off by hand is forgotten the next time that something is recorded")
    func switchedOffByHand() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await recorded(try routing("[http]\nenabled = true\nurl = \"https://events.example\"\n"))
        #expect(exists("state/http/identifier"))
        await recorded(try routing("[http]\nenabled = false\nurl = \"https://events.example\"\n"))
        #expect(!exists("state/http"))
        #expect(remote.log.withLock { $0 } == ["flush", "forget"])
    }

    @Test("forgetting leaves nothing, also where the file cannot be understood any more")
    func forgetting() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        await recorded(try routing("[http]\nenabled = true\nurl = \"https://events.example\"\n"))
        await (try routing("[htp]\n")).forget([])
        #expect(!exists("state"))
    }

    @Test("switching a service on and off keeps the person's comments")
    func editing() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = "# mine\n[http]\nurl = \"https://events.example\" # theirs\n"
        let routing = try routing(text)
        try await routing.setEnabled(true, service: "http")
        #expect(try String(contentsOfFile: folder + "/analytics.toml", encoding: .utf8) == text + "enabled = true\n")
        let http = try #require(try await routing.services().last)
        #expect(http.isEnabled && http.destination == "https://events.example" && http.events == ["*"])
    }

    @Test(
        "what cannot be understood is told with its line and the name that was probably meant, and nothing is recorded",
        arguments: [
            ("[jornal]", "Line 1: There is no service “jornal”. Did you mean “journal”?"),
            ("\n[journal]\nevents = [\"serach\"]", "Line 3: There is no event or group “serach”"),
            ("[journal]\nevents = [\"serach\"]", "Did you mean “search”?"),
            ("[journal]\nevent = [\"*\"]", "Line 2: There is no setting “event” of a service. Did you mean “events”?"),
            ("[journal]\nevents = 3", "Line 2: journal.events is to be a list of names in quotes"),
            ("[journal]\nenabled = \"yes\"", "Line 2: journal.enabled is to be true or false, without quotes."),
            ("journal = true", "Line 1: “journal” is a table"),
            ("[http]\nenabled = true", "Line 2: “http” has no address to send to"),
            ("[http]\nurl = \"ftp://x\"", "Line 2: No such address."),
            ("[http]\nurl = \"\"", "Line 2: http.url is to be a text in quotes"),
            ("[http]\nkey-file = \"key\"", "Line 2: http.key-file is to be a whole path"),
            ("[http]\nkey-env = \"A\"\nkey-command = \"b\"", "Line 2: http.key-env is one too many beside key-command"),
            ("[http]\nkey = \"secret\"", "There is no setting “key” of a service."),
            ("[http", "Line 1, column"),
        ]
    )
    func faults(text: String, message: String) async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let routing = try routing(text)
        do {
            _ = try await routing.services()
            Issue.record("“\(text)” was understood.")
        } catch {
            #expect("\(error)".contains(message), "\(error)")
            #expect("\(error)".contains(folder + "/analytics.toml") && !"\(error)".contains("secret"))
        }
        await recorded(routing)
        #expect(local.events.isEmpty && remote.memory.events.isEmpty)
    }
}

/// Remembers what was asked of it.
private final class ForgettingService: AnalyticsService {
    let memory = MemoryAnalyticsService()
    let log = Mutex<[String]>([])

    func record(_ event: AnalyticsEvent) async { await memory.record(event) }
    func flush(within limit: Duration) async { log.withLock { $0.append("flush") } }
    func forget() async { log.withLock { $0.append("forget") } }
}
