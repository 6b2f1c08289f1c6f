import Boundaries
import FoundationEssentials
import PreferenceFile
import Testing

@Suite("Settings in a file")
struct FilePreferenceStoreTests {
    private let path = FileManager.default.temporaryDirectory
        .appending(path: "settings-\(UUID().uuidString)/petsave/config.toml").path

    private func write(_ text: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    @Test("a file that is not there holds nothing, and is not made by looking")
    func missing() async throws {
        let store = FilePreferenceStore(path: path)
        #expect(try await store.values()["units"] == nil)
        #expect(try await store.values().isEmpty)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "what is set is kept as what it is",
        arguments: [PreferenceValue.text("Austin, \"TX\""), .integer(7), .boolean(true), .text("")]
    )
    func roundTrip(value: PreferenceValue) async throws {
        try await FilePreferenceStore(path: path).set(value, forKey: "analytics.enabled")
        #expect(try await FilePreferenceStore(path: path).values()["analytics.enabled"] == value)
    }

    @Test("a person's comments and other settings stay as they were")
    func comments() async throws {
        try write("# mine\nunits = \"km\" # always\n\n[other]\nthing = 1\n")
        let store = FilePreferenceStore(path: path)
        try await store.set(.text("mi"), forKey: "units")
        try await store.set(.integer(5), forKey: "limit")
        try await store.set(nil, forKey: "limit")
        #expect(
            try String(contentsOfFile: path, encoding: .utf8)
                == "# mine\nunits = \"mi\" # always\n\n[other]\nthing = 1\n"
        )
    }

    @Test("several settings are kept at once: each of them, or none")
    func severalAtOnce() async throws {
        try write("# mine\nunits = \"km\" # always\nlimit = 5\n")
        let store = FilePreferenceStore(path: path)
        try await store.set(["units": .text("mi"), "limit": nil, "household.dogs": .boolean(true), "format": nil])
        #expect(try await store.values() == ["units": .text("mi"), "household.dogs": .boolean(true)])
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.hasPrefix("# mine\nunits = \"mi\" # always\n"))
        await #expect(throws: PreferenceStoreError.self) {
            try await store.set([
                "analytics.enabled": .boolean(true), "units": .text("km"), "units.of.length": .text("m"),
            ])
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test("settings that several tasks keep at once are all kept")
    func concurrentWrites() async throws {
        let store = FilePreferenceStore(path: path)
        try await withThrowingTaskGroup { group in
            for number in 0..<20 {
                group.addTask { try await store.set(.integer(number), forKey: "key\(number)") }
            }
            try await group.waitForAll()
        }
        #expect(try await store.values().count == 20)
    }

    @Test("a file that is no settings file is told with its place, and left alone")
    func broken() async throws {
        try write("units = km\n")
        let store = FilePreferenceStore(path: path)
        let error = await #expect(throws: PreferenceStoreError.self) { try await store.values() }
        #expect(error?.description.contains("line 1, column 9") == true)
        await #expect(throws: PreferenceStoreError.self) { try await store.set(.text("mi"), forKey: "units") }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "units = km\n")
    }

    @Test("a folder where the file should be is told")
    func folder() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        await #expect(throws: PreferenceStoreError.self) { try await FilePreferenceStore(path: path).values() }
    }
}
