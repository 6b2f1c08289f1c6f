import Boundaries
import BusinessServices
import Domain
import Onboarding
import Testing

@Suite("Onboarding")
struct OnboardingUseCaseTests {
    @Test("everything that is answered is kept at once when the summary is confirmed, and not before")
    func wholeWay() async throws {
        let stage = try OnboardingStage()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try stage.shown.page == .welcome)
        try await stage.move(onboarding, to: .place)
        await onboarding.viewDidType("19104", in: .place)
        #expect(try stage.field(.place).meaning == "Philadelphia, PA 19104, US")
        try await stage.move(onboarding, to: .animals)
        await onboarding.viewDidToggle("cat", in: .types)
        await onboarding.viewDidToggle("small-furry", in: .types)
        await onboarding.viewDidToggle("dog", in: .types)
        await onboarding.viewDidToggle("dog", in: .types)
        #expect(try stage.marked(.types) == ["cat", "small-furry"])
        await onboarding.viewDidType("young, lovely", in: .wants)
        #expect(try stage.field(.wants).meaning == "Young; match scores cannot use “lovely”")
        try await stage.move(onboarding, to: .home)
        await onboarding.viewDidChoose("no", in: .dogs)
        await onboarding.viewDidChoose("first", in: .experience)
        try await stage.move(onboarding, to: .privacy)
        await onboarding.viewDidToggle("on", in: .analytics)
        try await stage.move(onboarding, to: .summary)
        #expect(stage.settings.writes == 0)
        let summary = try stage.shown.summary
        #expect(summary.map(\.field) == OnboardingField.allCases)
        #expect(summary.filter { !$0.isChanged }.map(\.field) == [.children, .cats])
        #expect(summary.first?.value == "Philadelphia, PA 19104, US")
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.writes == 1)
        #expect(
            stage.settings.snapshot == [
                "place": .text("19104"), "units": .text("mi"), "household.types": .text("cat, small-furry"),
                "household.wants": .text("young, lovely"), "household.dogs": .boolean(false),
                "household.experience": .text("first"), "analytics.enabled": .boolean(true),
            ]
        )
        #expect(try stage.shown.phase == .finished)
        #expect(stage.drafts.draft == nil)
        #expect(
            stage.coordinator.told.entries == [
                "finished: place units household.types household.wants household.dogs household.experience "
                    + "analytics.enabled"
            ]
        )
        #expect(
            stage.tracker.told.entries == [
                "welcome", "place", "animals", "home", "privacy", "summary", "finished 4",
            ]
        )
        let preferences = try await Preferences(from: stage.settings)
        #expect(
            preferences.household.household(wishes: AnimalFilter()).wishes.types == [.known(.cat), .known(.smallFurry)]
        )
    }

    @Test("the settings are the answers to begin with, and what is skipped, or not changed, stays as it is")
    func again() async throws {
        let before: [String: PreferenceValue] = [
            "place": .text("Paris"), "units": .text("mi"), "household.children": .boolean(true), "limit": .integer(3),
            "household.types": .text("dog"), "analytics.enabled": .boolean(true), "household.wants": .text("small"),
        ]
        let stage = try OnboardingStage(before)
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .place)
        #expect(try stage.field(.place).text == "Paris")
        #expect(try stage.marked(.units) == ["mi"])
        await onboarding.viewDidType("19104", in: .place)
        await onboarding.viewDidChoose("km", in: .units)
        #expect(try stage.shown.skippingLosesAnswers)
        await onboarding.viewDidSkip()
        #expect(try !stage.shown.skippingLosesAnswers, "nothing was answered on this page yet")
        #expect(try stage.marked(.types) == ["dog"])
        await onboarding.viewDidType("", in: .wants)
        await onboarding.viewDidToggle("dog", in: .types)
        try await stage.move(onboarding, to: .home)
        #expect(try stage.marked(.children) == ["yes"])
        await onboarding.viewDidChoose("", in: .children)
        try await stage.move(onboarding, to: .privacy)
        #expect(try stage.marked(.analytics) == ["on"])
        await onboarding.viewDidToggle("on", in: .analytics)
        try await stage.move(onboarding, to: .summary)
        try await onboarding.viewDidConfirm()
        #expect(
            stage.settings.snapshot == [
                "place": .text("Paris"), "units": .text("mi"), "limit": .integer(3),
                "analytics.enabled": .boolean(false),
            ]
        )
    }

    @Test("confirming without an answer finishes and writes nothing")
    func nothingChanged() async throws {
        let stage = try OnboardingStage(["place": .text("19104"), "units": .text("km")])
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .summary)
        #expect(try stage.shown.summary.allSatisfy { !$0.isChanged })
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.writes == 0)
        #expect(stage.coordinator.told.entries == ["finished: "])
    }

    @Test("a place is checked key by key: what it could be is suggested, what it is not is told, and the page stays")
    func placeAsTyped() async throws {
        let stage = try OnboardingStage()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .place)
        #expect(try stage.shown.canContinue, "no place is an answer too")
        await onboarding.viewDidType("1910", in: .place)
        #expect(try stage.field(.place).choices.map(\.label) == ["19104", "19106"])
        #expect(try stage.field(.place).problem?.contains("“1910”") == true)
        #expect(try stage.field(.place).isUnfinished)
        #expect(try !stage.shown.canContinue && stage.shown.obstacle == stage.field(.place).problem)
        await onboarding.viewDidContinue()
        #expect(try stage.shown.page == .place)
        await onboarding.viewDidType("Springfield", in: .place)
        #expect(try stage.field(.place).problem?.contains("Several places") == true)
        await onboarding.viewDidType("Bostn", in: .place)
        #expect(try stage.field(.place).choices.map(\.id) == ["Boston, MA, US"])
        #expect(try !stage.field(.place).isUnfinished, "nothing begins so")
        await onboarding.viewDidType("qqq", in: .place)
        #expect(try stage.field(.place).problem?.contains("US ZIP code") == true)
        await onboarding.viewDidType("Springfield", in: .place)
        await onboarding.viewDidChoose("Springfield, IL, US", in: .place)
        #expect(try stage.field(.place).text == "Springfield, IL, US")
        #expect(try stage.field(.place).problem == nil && stage.shown.canContinue)
    }

    @Test("the place's country suggests what distances are measured in, until the person chooses")
    func units() async throws {
        let stage = try OnboardingStage()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .place)
        #expect(try stage.marked(.units).isEmpty)
        await onboarding.viewDidType("19104", in: .place)
        #expect(try stage.marked(.units) == ["mi"])
        #expect(try stage.field(.units).choices.last?.isSuggested == true)
        await onboarding.viewDidType("Paris", in: .place)
        #expect(try stage.marked(.units) == ["km"])
        await onboarding.viewDidChoose("mi", in: .units)
        #expect(try stage.marked(.units) == ["mi"])
        #expect(try stage.field(.units).choices.last?.isSuggested == false)
        await onboarding.viewDidSkip()
        try await stage.move(onboarding, to: .summary)
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.snapshot.isEmpty, "a page that was skipped suggests nothing")
    }

    @Test("the first page has none before it, and none comes after the last")
    func ends() async throws {
        let stage = try OnboardingStage()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try !stage.shown.canGoBack)
        await onboarding.viewDidGoBack()
        #expect(try stage.shown.page == .welcome)
        try await stage.move(onboarding, to: .summary)
        #expect(try !stage.shown.canContinue && !stage.shown.canSkip && stage.shown.canConfirm)
        await onboarding.viewDidContinue()
        await onboarding.viewDidSkip()
        #expect(try stage.shown.page == .summary && stage.shown.number == stage.shown.count)
    }

    @Test(
        "from every page one can go back with the answers, and return to an earlier one",
        arguments: OnboardingPage.allCases
    )
    func back(page: OnboardingPage) async throws {
        let stage = try OnboardingStage()
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: min(page, .place))
        await onboarding.viewDidType("Paris", in: .place)
        try await stage.move(onboarding, to: page)
        await onboarding.viewDidGoBack()
        #expect(try stage.shown.page == page.previous ?? .welcome)
        for earlier in OnboardingPage.allCases where earlier < page {
            try await stage.move(onboarding, to: page)
            await onboarding.viewDidReturn(to: earlier)
            #expect(try stage.shown.page == earlier)
        }
        await onboarding.viewDidReturn(to: .summary)
        #expect(try stage.shown.page < .summary, "a later page is no earlier one")
        if page > .place {
            await onboarding.viewDidReturn(to: .welcome)
            try await stage.move(onboarding, to: .place)
            #expect(try stage.field(.place).text == "Paris")
        }
    }

    @Test("leaving from any page leaves the settings, and no draft", arguments: OnboardingPage.allCases)
    func cancel(page: OnboardingPage) async throws {
        let before: [String: PreferenceValue] = ["place": .text("Paris"), "household.dogs": .boolean(true)]
        let stage = try OnboardingStage(before)
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        while try stage.shown.page < page {
            await onboarding.viewDidType("19104", in: .place)
            await onboarding.viewDidToggle("cat", in: .types)
            await onboarding.viewDidChoose("no", in: .dogs)
            await onboarding.viewDidContinue()
        }
        await onboarding.viewDidCancel()
        #expect(stage.settings.snapshot == before && stage.settings.writes == 0)
        #expect(stage.drafts.draft == nil)
        #expect(try stage.shown.phase == .left)
        #expect(stage.coordinator.told.entries == ["left"])
        #expect(stage.tracker.told.entries.last == "left at \(page.rawValue)")
        await onboarding.viewDidContinue()
        await onboarding.viewDidCancel()
        try await onboarding.viewDidConfirm()
        await onboarding.viewWillDisappear()
        #expect(stage.coordinator.told.entries == ["left"] && stage.drafts.draft == nil)
    }

    @Test("answers that cannot be kept are told, and can be confirmed again")
    func failingStore() async throws {
        let failure = PreferenceStoreError.cannotWrite(location: "/settings", reason: "the disk is full")
        let stage = try OnboardingStage(failing: failure)
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .home)
        await onboarding.viewDidChoose("yes", in: .cats)
        try await stage.move(onboarding, to: .summary)
        await #expect(throws: OnboardingError.settings(.store(failure))) { try await onboarding.viewDidConfirm() }
        #expect(try stage.shown.phase == .asking && stage.shown.canConfirm)
        #expect(try stage.shown.notices == [failure.description])
        #expect(stage.coordinator.told.entries.isEmpty && stage.drafts.draft != nil)
        stage.settings.recover()
        try await onboarding.viewDidConfirm()
        #expect(stage.settings.snapshot == ["household.cats": .boolean(true)])
    }

    @Test("a setting that somebody wrote wrongly is told before anything is asked")
    func badSetting() async throws {
        let stage = try OnboardingStage(["units": .text("furlong")])
        let error = PreferencesError.badValue(key: .units, text: "furlong")
        await #expect(throws: OnboardingError.settings(error)) { try await stage.useCase().viewDidAppear() }
        #expect(stage.view.shown.entries.isEmpty)
    }

    @Test(
        "the page of sources says how many there are, and how to set one up while there is none",
        arguments: [0, 1, 3]
    )
    func sources(count: Int) async throws {
        let configurations = try (0..<count).map { number in
            SourceConfiguration(name: try #require(SourceName("s\(number)")), kind: "asm")
        }
        let stage = try OnboardingStage(sources: MemorySourceStore(configurations))
        let onboarding = stage.useCase(isTrackingForbidden: count == 1)
        try await onboarding.viewDidAppear()
        try await stage.move(onboarding, to: .privacy)
        let text = try stage.shown.paragraphs.joined(separator: " ")
        #expect(text.contains("petsave source add") == (count == 0))
        #expect(text.contains("sample") == (count == 0))
        #expect(text.contains("there are 3") == (count == 3))
        #expect(text.contains("DO_NOT_TRACK") == (count == 1))
        #expect(try stage.marked(.analytics).isEmpty, "off unless switched on")
    }

    @Test("sources that cannot be read are told, and the onboarding goes on")
    func unreadableSources() async throws {
        let failure = SourceStoreError.unreadable(location: "/sources", reason: "it is a folder")
        let stage = try OnboardingStage(sources: MemorySourceStore(failing: failure))
        let onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        #expect(try stage.shown.notices == [failure.description])
        try await stage.move(onboarding, to: .summary)
    }
}
