import Boundaries
import Domain
import FoundationEssentials
import Onboarding
import Testing

@Suite("An onboarding that is interrupted")
struct OnboardingInterruptionTests {
    @Test(
        "is taken up where it was, with its answers, and says so",
        arguments: [OnboardingPage.place, .animals, .home, .privacy, .summary]
    )
    func resumption(page: OnboardingPage) async throws {
        let stage = try OnboardingStage(["place": .text("Paris")])
        let killed = stage.useCase()
        try await killed.viewDidAppear()
        #expect(stage.drafts.draft == nil, "nothing was answered yet")
        try await stage.move(killed, to: .place)
        await killed.viewDidChoose("mi", in: .units)
        try await stage.move(killed, to: page)
        let state = await killed.state

        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        let shown = try stage.shown
        #expect(shown.page == page && shown.isResumed)
        #expect(shown.paragraphs.first?.contains("interrupted") == true)
        var resumed = await onboarding.state
        resumed.isResumed = false
        #expect(resumed == state)
        await onboarding.viewDidGoBack()
        #expect(try stage.shown.paragraphs.first?.contains("interrupted") == false, "it was said already")
        try await stage.move(onboarding, to: .summary)
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.snapshot == ["place": .text("Paris"), "units": .text("mi")])

        let next = stage.useCase()
        try await next.viewDidAppear()
        #expect(try !stage.shown.isResumed && stage.shown.page == .welcome)
    }

    @Test("keeps also what was being typed, if there was time to say so")
    func typing() async throws {
        let stage = try OnboardingStage()
        let closed = stage.useCase()
        try await closed.viewDidAppear()
        try await stage.move(closed, to: .place)
        await closed.viewDidType("1910", in: .place)
        await closed.viewWillDisappear()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try stage.field(.place).text == "1910")
        #expect(try !stage.shown.canContinue)
    }

    @Test("can be begun anew with what the settings say")
    func startingOver() async throws {
        let stage = try OnboardingStage(["household.dogs": .boolean(true)])
        let killed = stage.useCase()
        try await killed.viewDidAppear()
        try await stage.move(killed, to: .home)
        await killed.viewDidChoose("no", in: .dogs)
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try stage.marked(.dogs) == ["no"])
        await onboarding.viewDidStartOver()
        #expect(try stage.shown.page == .welcome && !stage.shown.isResumed)
        #expect(stage.drafts.draft == nil)
        try await stage.move(onboarding, to: .home)
        #expect(try stage.marked(.dogs) == ["yes"])
    }

    @Test("asks again for an answer that makes no sense any more, and leaves out what it never knew")
    func strangeDraft() async throws {
        let stage = try OnboardingStage()
        try await stage.drafts.save(
            OnboardingDraft(
                page: "summary",
                answeredPages: ["place", "moon"],
                answers: ["place": "Atlantis", "dogs": "perhaps", "types": "unicorn", "colour": "red", "cats": "yes"]
            )
        )
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try stage.shown.page == .place)
        #expect(await onboarding.state.answers == [.place: "Atlantis", .cats: "yes"])
        try await stage.drafts.save(OnboardingDraft(page: "moon", answers: ["cats": "yes"]))
        try await onboarding.viewDidAppear()
        #expect(try stage.shown.page == .welcome && !stage.shown.isResumed)
    }

    @Test("a draft that cannot be read or kept is told once, and the onboarding goes on")
    func failingDrafts() async throws {
        let failure = OnboardingDraftError.cannotWrite(location: "/state", reason: "it may not be written")
        let stage = try OnboardingStage(drafts: OnboardingStage.Drafts(failing: failure))
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .home)
        await onboarding.viewDidChoose("yes", in: .dogs)
        #expect(try stage.shown.notices == [failure.description])
        try await stage.move(onboarding, to: .summary)
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.snapshot == ["household.dogs": .boolean(true)])
    }

    @Test("is not looked at by one that cannot be interrupted, and forgotten once that has kept its answers")
    func withoutDraft() async throws {
        let stage = try OnboardingStage()
        let draft = OnboardingDraft(page: "home", answers: ["dogs": "yes"])
        try await stage.drafts.save(draft)
        let left = stage.useCase(usesDraft: false)
        try await left.viewDidAppear()
        try await stage.move(left, to: .privacy)
        #expect(stage.drafts.draft == draft)
        await left.viewDidCancel()
        #expect(stage.drafts.draft == draft)
        let onboarding = stage.useCase(usesDraft: false)
        try await onboarding.viewDidAppear()
        #expect(try !stage.shown.isResumed)
        try await stage.move(onboarding, to: .summary)
        try await onboarding.viewDidConfirm()
        #expect(stage.drafts.draft == nil && stage.settings.snapshot.isEmpty)
    }

    @Test("its state can be encoded and decoded")
    func coding() async throws {
        let stage = try OnboardingStage(["place": .text("19104"), "household.types": .text("dog")])
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .home)
        await onboarding.viewDidChoose("much", in: .experience)
        let state = await onboarding.state
        let json = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(OnboardingState.self, from: json) == state)
    }
}
