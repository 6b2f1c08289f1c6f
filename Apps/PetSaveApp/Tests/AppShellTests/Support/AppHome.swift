import AsyncHTTPTransport
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Platform
import TerminalScreen
import TerminalText
import Testing

@testable import AppShell

/// A person's folder, and the app's scenes over what is in it: the built-in sample, unless the test puts animals there.
@MainActor
final class AppHome {
    let path = FileManager.default.temporaryDirectory.appending(path: "petsave-\(UUID().uuidString)").path
    private let world: World

    static let standardSize: TerminalSize = {
        guard let size = TerminalSize(columns: 80, rows: 24) else { preconditionFailure("24 rows of 80 are a size.") }
        return size
    }()

    /// - Parameter settings: the contents of `config.toml`.
    init(settings: String = "place = \"19104\"\n") throws {
        try FileManager.default.createDirectory(atPath: path + "/config", withIntermediateDirectories: true)
        try Data(settings.utf8).write(to: URL(filePath: path + "/config/config.toml"))
        world = World(
            streams: StandardStreams(input: MemoryInput(), output: MemoryOutput(), error: MemoryOutput()),
            environment: ["PETSAVE_HOME": path, "LANG": "C.UTF-8", "TERM": "xterm-256color"],
            clock: FixedWallClock(Date(timeIntervalSince1970: 1_782_950_400)),
            timer: ImpatientTimer(),
            makeSeed: Seeds().next,
            makeTransport: { _ throws(CertificateFileError) in
                Issue.record("A server was asked that nobody expected to be.")
                return FakeServer { _ in .refusal }
            },
            makeTerminalSession: { _ in ScriptedSession([]) }
        )
    }

    /// What the settings file says.
    var settings: String? { try? String(contentsOfFile: path + "/config/config.toml", encoding: .utf8) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Puts animals into the person's own catalogue.
    func fill(with animals: [Animal], of organizations: [Organization] = []) async throws {
        let writer = try await CompositionRoot(world: world).catalogWriter()
        try await writer.write(CatalogBatch(organizations: organizations, animals: animals))
    }

    /// The app's scenes on a screen of that size; nothing is open yet.
    func host(
        size: TerminalSize = AppHome.standardSize,
        capabilities: TerminalCapabilities = TerminalCapabilities(colors: .trueColor, chrome: .unicode)
    ) async throws -> SceneHost {
        let root = try await CompositionRoot(world: world)
        return SceneHost(
            factory: try root.sceneFactory(InteractiveOptions(isOffline: true), capabilities),
            capabilities: capabilities,
            size: size,
            unit: root.preferences.units,
            now: root.now
        )
    }
}
