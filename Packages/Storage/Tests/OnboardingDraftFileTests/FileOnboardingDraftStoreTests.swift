import Boundaries
import BoundaryContracts
import FoundationEssentials
import OnboardingDraftFile
import Platform
import Testing

@Suite("The draft of an onboarding in a file")
struct FileOnboardingDraftStoreTests {
    private let path = FileManager.default.temporaryDirectory
        .appending(path: "draft-\(UUID().uuidString)/petsave/onboarding.json").path

    private func write(_ text: String) throws {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
    }

    @Test("keeps its promise", arguments: OnboardingDraftPromise.allCases)
    func keepsItsPromise(_ promise: OnboardingDraftPromise) async throws {
        try await promise.check { [path] in FileOnboardingDraftStore(path: path) }
    }

    @Test("looking and forgetting make no file and no folder")
    func looking() async throws {
        let store = FileOnboardingDraftStore(path: path)
        _ = try await store.load()
        try await store.delete()
        #expect(!FileManager.default.fileExists(atPath: URL(filePath: path).deletingLastPathComponent().path))
    }

    @Test("only its owner can read it, also where others could read the file before")
    func permissions() async throws {
        let store = FileOnboardingDraftStore(path: path)
        try await store.save(OnboardingDraft(page: "place"))
        #expect(try FileInformation(path: path).permissions == .ownerOnly)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try await store.save(OnboardingDraft(page: "home"))
        #expect(try FileInformation(path: path).permissions == .ownerOnly)
    }

    @Test("is written with its version, for whoever looks")
    func written() async throws {
        let draft = OnboardingDraft(page: "animals", answeredPages: ["place"], answers: ["place": "19104"])
        try await FileOnboardingDraftStore(path: path).save(draft)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        for part in [#""version" : 1"#, #""page" : "animals""#, #""place" : "19104""#] { #expect(text.contains(part)) }
    }

    @Test(
        "a damaged draft, a huge one and one of another version are as if there were none, and are replaced",
        arguments: [
            "", "{", "null", "[]", #"{"version":1}"#, #"{"version":2,"page":"place","answered_pages":[],"answers":{}}"#,
            #"{"version":1,"page":7,"answered_pages":[],"answers":{}}"#,
            #"{"version":1,"page":"place","answered_pages":[],"answers":{"place":1}}"#, "\u{0}\u{0}\u{0}",
            #"{"version":1,"page":"place","answered_pages":[],"answers":{"place":""#
                + String(repeating: "x", count: 100_000) + #""}}"#,
        ]
    )
    func damaged(text: String) async throws {
        try write(text)
        let store = FileOnboardingDraftStore(path: path)
        #expect(try await store.load() == nil)
        try await store.save(OnboardingDraft(page: "home"))
        #expect(try await store.load() == OnboardingDraft(page: "home"))
    }

    @Test("a folder that cannot be made is told with the file's path")
    func unwritable() async throws {
        let store = FileOnboardingDraftStore(path: "/dev/null/onboarding.json")
        let error = await #expect(throws: OnboardingDraftError.self) {
            try await store.save(OnboardingDraft(page: "home"))
        }
        #expect(error?.description.contains("/dev/null/onboarding.json") == true)
        #expect(error?.description.contains("..") == false)
    }
}
