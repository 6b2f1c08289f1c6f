import Boundaries
import BusinessServices
import Domain
import Preferences
import Synchronization
import Testing

@Suite("Preferences")
struct PreferencesUseCaseTests {
    final class StubStore: PreferenceStore {
        let location = "/settings"
        private let kept: Mutex<[String: PreferenceValue]>

        init(_ values: [String: PreferenceValue] = [:]) {
            kept = Mutex(values)
        }

        func values() async throws(PreferenceStoreError) -> [String: PreferenceValue] { kept.withLock { $0 } }
        func set(_ changes: [String: PreferenceValue?]) async throws(PreferenceStoreError) {
            kept.withLock { kept in for (key, value) in changes { kept[key] = value } }
        }
    }

    struct View: PreferencesView {
        let shown = Recorder<PreferencesPresentation>()

        func present(_ presentation: PreferencesPresentation) async { shown.record(presentation) }
    }

    struct Tracker: PreferencesTracker {
        let tracked = Recorder<String>()

        func settingChanged(_ key: PreferenceKey, isSet: Bool) async { tracked.record("\(key.rawValue) \(isSet)") }
    }

    private let view = View()
    private let tracker = Tracker()

    private func useCase(_ store: StubStore) throws -> PreferencesUseCase {
        let choices = [try Samples.place("Springfield, IL, US")]
        let places = StubPlaces(searches: [
            "19104": .found(try Samples.place("Philadelphia")), "Springfield": .ambiguous(choices),
        ])
        return PreferencesUseCase(store: store, places: places, view: view, tracker: tracker)
    }

    @Test(
        "what is typed is checked, kept as what it is, and shown",
        arguments: [
            ("units", "MI", PreferenceValue.text("mi")), ("limit", "5", .integer(5)),
            ("color", "Never", .text("never")),
            ("analytics.enabled", "on", .boolean(true)), ("place", "19104", .text("19104")),
            ("FORMAT", "csv", .text("csv")), ("household.children", "no", .boolean(false)),
            ("household.dogs", "true", .boolean(true)), ("household.cats", "off", .boolean(false)),
            ("household.experience", " First ", .text("first")),
            ("refresh.budget", "0", .integer(0)), ("refresh.budget", " 600", .integer(600)),
            ("network.ca-file", "/etc/ca.pem", .text("/etc/ca.pem")),
            ("household.types", " bunnies, CAT,Small & Furry,cat", .text("cat, rabbit, small-furry")),
            ("household.wants", "Young cat, house-trained", .text("Young cat, house-trained")),
        ]
    )
    func setting(key: String, text: String, expected: PreferenceValue) async throws {
        let store = StubStore()
        try await useCase(store).viewDidEnter(text, forKey: key)
        #expect(try await store.values()[key.lowercased()] == expected)
        #expect(view.shown.entries.last?.entries.map(\.value) == [expected])
    }

    @Test(
        "what is no value is refused, and nothing is kept",
        arguments: [
            ("units", "furlongs"), ("limit", "0"), ("limit", "many"), ("format", "xml"), ("analytics.enabled", "maybe"),
            ("household.dogs", "two"), ("household.experience", "none"), ("household.wants", " !? "),
            ("household.types", "cat, unicorn"), ("household.types", " , "), ("place", ""), ("place", "Springfield"),
            ("place", "Nowhere"), ("refresh.budget", "-1"),
            ("refresh.budget", "601"), ("refresh.budget", "3.5"), ("network.ca-file", "ca.pem"),
        ]
    )
    func badValue(key: String, text: String) async throws {
        let store = StubStore()
        await #expect(throws: PreferencesError.self) { try await useCase(store).viewDidEnter(text, forKey: key) }
        #expect(try await store.values().isEmpty)
    }

    @Test("a mistyped setting is answered with the nearest")
    func unknownKey() async throws {
        let useCase = try useCase(StubStore())
        await #expect(throws: PreferencesError.unknownKey("unitz", nearest: .units)) {
            try await useCase.viewDidRequest(key: "unitz")
        }
        await #expect(throws: PreferencesError.unknownKey("whatever", nearest: nil)) {
            try await useCase.viewDidClear(key: "whatever")
        }
    }

    @Test("all settings are shown with what holds, and keys nobody knows are named")
    func all() async throws {
        let store = StubStore(["limit": .integer(7), "limmit": .integer(8)])
        try await useCase(store).viewDidRequestAll()
        let shown = try #require(view.shown.entries.last)
        #expect(shown.entries.map(\.key) == PreferenceKey.allCases)
        #expect(shown.entries.first { $0.key == .limit }?.isSet == true)
        #expect(shown.entries.first { $0.key == .units }?.isSet == false)
        #expect(shown.unknownKeys == ["limmit"])
    }

    @Test("clearing gives the standard value back")
    func clearing() async throws {
        let store = StubStore(["limit": .integer(7)])
        try await useCase(store).viewDidClear(key: "limit")
        #expect(view.shown.entries.last?.entries.first?.value == .integer(20))
        #expect(try await Preferences(from: store).limit == 20)
    }

    @Test("the home is what was said of it, and nothing else")
    func household() async throws {
        let standard = try await Preferences(from: StubStore()).household
        #expect(standard.household(wishes: AnimalFilter()) == Household())
        let store = StubStore([
            "household.children": .boolean(true), "household.dogs": .boolean(false),
            "household.experience": .text("much"), "household.wants": .text("a quiet cat"),
        ])
        let told = try await Preferences(from: store).household
        var wishes = AnimalFilter()
        wishes.types = [.known(.cat)]
        let expected = Household(children: true, dogs: false, experience: .seasoned, wishes: wishes)
        #expect(told.household(wishes: wishes) == expected)
        #expect(told.wants == "a quiet cat")
    }

    @Test("a bad value that somebody wrote by hand is told")
    func badFile() async {
        await #expect(throws: PreferencesError.badValue(key: .units, text: "parsec")) {
            try await Preferences(from: StubStore(["units": .text("parsec")]))
        }
    }

    @Test("tells the tracker which setting changed, and never of the one that switches tracking on and off")
    func tracking() async throws {
        let useCase = try useCase(StubStore())
        try await useCase.viewDidEnter("19104", forKey: "place")
        try await useCase.viewDidEnter("yes", forKey: "analytics.enabled")
        try await useCase.viewDidClear(key: "analytics.enabled")
        try await useCase.viewDidClear(key: "place")
        try await useCase.viewDidRequestAll()
        await #expect(throws: PreferencesError.self) { try await useCase.viewDidEnter("many", forKey: "limit") }
        #expect(tracker.tracked.entries == ["place true", "place false"])
    }
}
