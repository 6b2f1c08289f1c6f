public import Boundaries
import BusinessServices
import Domain

/// Leads a person through what PetSave would like to know of them, page by page, and keeps it all at the end or not at all.
///
/// - Actor: a person who uses PetSave for the first time, or wants to answer anew.
/// - Events: the view appears or goes away; an answer is typed, chosen or toggled; the person goes on, skips, goes back,
///   leaves or confirms.
/// - Effects: the settings are the answers to begin with, and those of an interrupted onboarding are taken up; each answer
///   is checked at once, on this machine; a draft is kept on the way. Confirming keeps every change at once; leaving keeps
///   nothing. Either takes the draft away.
public actor OnboardingUseCase: OnboardingViewEvents {
    private let settings: OnboardingSettings
    private let drafts: any OnboardingDraftStore
    private let sources: any SourceStore
    private let places: any PlaceDirectory
    private let options: OnboardingOptions
    private let view: any OnboardingView
    private let coordinator: any OnboardingCoordinator
    private let tracker: any OnboardingTracker

    /// Everything the use case knows.
    public private(set) var state = OnboardingState()
    /// The place that is answered, looked up.
    private var place = OnboardingPlace()
    /// What is done to the draft, one after the other.
    private var draftWork: Task<OnboardingDraftError?, Never>?

    public init(
        options: OnboardingOptions = OnboardingOptions(),
        preferences: any PreferenceStore,
        drafts: any OnboardingDraftStore,
        sources: any SourceStore,
        places: any PlaceDirectory,
        view: any OnboardingView,
        coordinator: any OnboardingCoordinator,
        tracker: any OnboardingTracker
    ) {
        self.options = options
        settings = OnboardingSettings(store: preferences)
        self.drafts = drafts
        self.sources = sources
        self.places = places
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    public func viewDidAppear() async throws(OnboardingError) {
        var fresh = OnboardingState()
        fresh.settings = try await settings.answers()
        await readSources(into: &fresh)
        if options.usesDraft { await takeUpDraft(in: &fresh) }
        state = fresh
        measurePlace()
        await show(newPage: true)
    }

    public func viewDidType(_ text: String, in field: OnboardingField) async {
        guard canAnswer(field), field.kind == .text else { return }
        state.take(text.trimmingSpaces.isEmpty ? "" : text, for: field)
        if field == .place { measurePlace() }
        await show()
    }

    public func viewDidChoose(_ choice: String, in field: OnboardingField) async {
        guard canAnswer(field), offered(choice, in: field) else { return }
        switch field.kind {
        case .text, .oneChoice: state.take(choice, for: field)
        case .severalChoices, .onOff: return
        }
        if field == .place { measurePlace() }
        await show()
        await keepDraft()
    }

    public func viewDidToggle(_ choice: String, in field: OnboardingField) async {
        guard canAnswer(field), offered(choice, in: field) else { return }
        switch field.kind {
        case .severalChoices: state.take(answering.toggling(choice, in: state.answer(to: field)), for: field)
        case .onOff: state.take(state.answer(to: field) == choice ? OnboardingAnswering.off : choice, for: field)
        case .text, .oneChoice: return
        }
        await show()
        await keepDraft()
    }

    public func viewDidContinue() async {
        guard state.phase == .asking, let next = state.page.next, answering.obstacle(in: state) == nil else { return }
        if state.page.asks { state.answeredPages.insert(state.page) }
        await move(to: next)
    }

    public func viewDidSkip() async {
        guard state.phase == .asking, let next = state.page.next else { return }
        for field in OnboardingField.allCases where field.page == state.page { state.answers[field] = nil }
        state.answeredPages.remove(state.page)
        measurePlace()
        await move(to: next)
    }

    public func viewDidGoBack() async {
        guard state.phase == .asking, let previous = state.page.previous else { return }
        await move(to: previous)
    }

    public func viewDidReturn(to page: OnboardingPage) async {
        guard state.phase == .asking, page < state.page else { return }
        await move(to: page)
    }

    public func viewDidStartOver() async {
        guard state.phase == .asking else { return }
        state.page = .welcome
        state.answers = [:]
        state.answeredPages = []
        state.isResumed = false
        measurePlace()
        await show(newPage: true)
        await keepDraft()
    }

    public func viewDidConfirm() async throws(OnboardingError) {
        guard state.phase == .asking, state.page.next == nil, answering.obstacle(in: state) == nil else { return }
        let changed = state.changedFields
        state.phase = .saving
        await view.present(presentation)
        do {
            try await settings.keep(changed.map { ($0, state.answer(to: $0)) })
        } catch {
            state.phase = .asking
            await show(noting: error.description)
            throw error
        }
        state.phase = .finished
        let answered = state.answeredPages.filter { page in
            OnboardingField.allCases.contains { $0.page == page && !state.answer(to: $0).isEmpty }
        }
        await keepDraft()
        await show()
        await tracker.onboardingFinished(answered: answered.count)
        await coordinator.onboardingFinished(changed: changed.map(\.key))
    }

    public func viewDidCancel() async {
        guard state.phase == .asking else { return }
        state.phase = .left
        await keepDraft()
        await show()
        await tracker.onboardingLeft(at: state.page)
        await coordinator.onboardingLeft()
    }

    public func viewWillDisappear() async {
        guard state.phase == .asking else { return }
        await keepDraft()
    }
}

extension OnboardingUseCase {
    private var presentation: OnboardingPresentation {
        OnboardingPresentation(state, answering: answering, options: options)
    }

    private func move(to page: OnboardingPage) async {
        state.isResumed = false
        state.page = page
        await show(newPage: true)
        await keepDraft()
    }

    private func show(newPage: Bool = false, noting notice: String? = nil) async {
        if let notice, !state.notices.contains(notice) { state.notices.append(notice) }
        await view.present(presentation)
        if newPage { await tracker.pageShown(state.page) }
    }

    /// Only what the person sees can be answered.
    private func canAnswer(_ field: OnboardingField) -> Bool {
        state.phase == .asking && field.page == state.page
    }

    private func offered(_ choice: String, in field: OnboardingField) -> Bool {
        answering.choices(for: field, in: state).contains { $0.id == choice }
    }

    private var answering: OnboardingAnswering { OnboardingAnswering(place: place) }

    private func measurePlace() {
        let typed = state.answer(to: .place)
        if typed.trimmingSpaces != place.text { place = OnboardingPlace(typed, in: places) }
        state.placeUnits = place.found?.country.map(OnboardingAnswering.units(in:))
    }

    private func readSources(into state: inout OnboardingState) async {
        do {
            state.sources = try await sources.sources().count
        } catch {
            state.notices.append(error.description)
        }
    }
}

// What survives an interruption.
extension OnboardingUseCase {
    private func takeUpDraft(in fresh: inout OnboardingState) async {
        do {
            guard let draft = try await drafts.load() else { return }
            fresh.resume(draft)
            // What was being typed may make no sense yet; and what did then may not do so with this PetSave.
            let answering = OnboardingAnswering(place: OnboardingPlace(fresh.answer(to: .place), in: places))
            for page in OnboardingPage.allCases where page < fresh.page {
                var visited = fresh
                visited.page = page
                if fresh.answeredPages.contains(page), answering.obstacle(in: visited) != nil { fresh.page = page }
            }
        } catch {
            fresh.notices.append(error.description)
        }
    }

    /// Brings the draft up to date, after whatever is done to it already.
    private func keepDraft() async {
        guard options.usesDraft || state.phase == .finished else { return }
        let previous = draftWork
        let draft = state.draft
        let work = Task { [drafts] () async -> OnboardingDraftError? in
            _ = await previous?.value
            do throws(OnboardingDraftError) {
                if let draft { try await drafts.save(draft) } else { try await drafts.delete() }
                return nil
            } catch {
                return error
            }
        }
        draftWork = work
        if let error = await work.value, state.phase == .asking { await show(noting: error.description) }
    }
}
