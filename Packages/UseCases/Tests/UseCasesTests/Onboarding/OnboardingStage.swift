import Boundaries
import BusinessServices
import Domain
import Onboarding
import Synchronization
import Testing

/// The onboarding with everything around it replaced.
struct OnboardingStage {
    /// Keeps settings in memory, and counts how often they were written.
    final class Settings: PreferenceStore {
        let location = "memory"
        private let kept: Mutex<(values: [String: PreferenceValue], writes: Int, failure: PreferenceStoreError?)>

        init(_ values: [String: PreferenceValue], failing failure: PreferenceStoreError?) {
            kept = Mutex((values, 0, failure))
        }

        var snapshot: [String: PreferenceValue] { kept.withLock { $0.values } }
        var writes: Int { kept.withLock { $0.writes } }

        func values() async throws(PreferenceStoreError) -> [String: PreferenceValue] { snapshot }

        func set(_ changes: [String: PreferenceValue?]) async throws(PreferenceStoreError) {
            let failure = kept.withLock { kept in
                kept.writes += 1
                if kept.failure == nil { for (key, value) in changes { kept.values[key] = value } }
                return kept.failure
            }
            if let failure { throw failure }
        }

        func recover() { kept.withLock { $0.failure = nil } }
    }

    final class Drafts: OnboardingDraftStore {
        private let kept = Mutex<OnboardingDraft?>(nil)
        private let failure: OnboardingDraftError?

        init(failing failure: OnboardingDraftError? = nil) { self.failure = failure }

        var draft: OnboardingDraft? { kept.withLock { $0 } }

        func load() async throws(OnboardingDraftError) -> OnboardingDraft? {
            if let failure { throw failure }
            return draft
        }
        func save(_ draft: OnboardingDraft) async throws(OnboardingDraftError) {
            if let failure { throw failure }
            kept.withLock { $0 = draft }
        }
        func delete() async throws(OnboardingDraftError) {
            if let failure { throw failure }
            kept.withLock { $0 = nil }
        }
    }

    struct View: OnboardingView {
        let shown = Recorder<OnboardingPresentation>()

        func present(_ presentation: OnboardingPresentation) async { shown.record(presentation) }
    }

    struct Coordinator: OnboardingCoordinator {
        let told = Recorder<String>()

        func onboardingFinished(changed: [PreferenceKey]) async {
            told.record("finished: " + changed.map(\.rawValue).joined(separator: " "))
        }
        func onboardingLeft() async { told.record("left") }
    }

    struct Tracker: OnboardingTracker {
        let told = Recorder<String>()

        func pageShown(_ page: OnboardingPage) async { told.record(page.rawValue) }
        func onboardingFinished(answered: Int) async { told.record("finished \(answered)") }
        func onboardingLeft(at page: OnboardingPage) async { told.record("left at \(page.rawValue)") }
    }

    let settings: Settings
    let drafts: Drafts
    let view = View()
    let coordinator = Coordinator()
    let tracker = Tracker()
    private let sources: MemorySourceStore
    private let places: StubPlaces

    init(
        _ values: [String: PreferenceValue] = [:],
        failing failure: PreferenceStoreError? = nil,
        drafts: Drafts = Drafts(),
        sources: MemorySourceStore = MemorySourceStore()
    ) throws {
        settings = Settings(values, failing: failure)
        self.drafts = drafts
        self.sources = sources
        let springfields = [try Samples.place("Springfield, IL, US"), try Samples.place("Springfield, MA, US")]
        places = StubPlaces(
            searches: [
                "19104": .found(try Samples.place("Philadelphia, PA 19104, US")),
                "Paris": .found(try Samples.place("Paris, France", country: "FR")),
                "Springfield": .ambiguous(springfields),
                "Springfield, IL, US": .found(springfields[0]),
                "Bostn": .unknown(suggestions: [try Samples.place("Boston, MA, US")]),
            ],
            suggestions: ["1910": [try Samples.place("19104"), try Samples.place("19104"), try Samples.place("19106")]]
        )
    }

    /// A use case of the same person; each is a process of its own.
    func useCase(usesDraft: Bool = true, isTrackingForbidden: Bool = false) -> OnboardingUseCase {
        OnboardingUseCase(
            options: OnboardingOptions(usesDraft: usesDraft, isTrackingForbidden: isTrackingForbidden),
            preferences: settings,
            drafts: drafts,
            sources: sources,
            places: places,
            view: view,
            coordinator: coordinator,
            tracker: tracker
        )
    }

    /// What is shown now.
    var shown: OnboardingPresentation {
        get throws { try #require(view.shown.entries.last) }
    }

    func field(_ field: OnboardingField) throws -> OnboardingPresentation.Field {
        try #require(try shown.fields.first { $0.field == field })
    }

    /// The ids of the choices that are marked.
    func marked(_ field: OnboardingField) throws -> [String] {
        try self.field(field).choices.filter(\.isMarked).map(\.id)
    }

    /// Goes on until a page is shown.
    func move(_ useCase: OnboardingUseCase, to page: OnboardingPage) async throws {
        while try shown.page < page {
            let before = try shown.page
            await useCase.viewDidContinue()
            let obstacle = try shown.obstacle ?? ""
            try #require(try shown.page != before, "\(before) cannot be left: \(obstacle)")
        }
    }
}
