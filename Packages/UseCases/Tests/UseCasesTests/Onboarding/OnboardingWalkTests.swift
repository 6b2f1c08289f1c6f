import Boundaries
import Domain
import Onboarding
import Testing

@Suite("Onboarding, whatever people do")
struct OnboardingWalkTests {
    /// SplitMix64, the same on every run and machine.
    struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }

    private static let before: [String: PreferenceValue] = [
        "place": .text("Paris"), "household.types": .text("cat"), "limit": .integer(7),
    ]
    private static let texts = [
        "", " ", "1", "1910", "19104", "Springfield", "Paris", "qqq", "…", "young cat", "\u{1B}[2J",
    ]
    private static let choices = [
        "", "yes", "no", "km", "mi", "on", "off", "cat", "dog", "much", "Springfield, IL, US",
    ]

    /// Does something; now and then the process is killed, which makes a new one.
    private func step(_ onboarding: OnboardingUseCase, _ random: inout Seeded) async throws {
        let field = OnboardingField.allCases.randomElement(using: &random) ?? .place
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: await onboarding.viewDidType(Self.texts.randomElement(using: &random) ?? "", in: field)
        case 2, 3: await onboarding.viewDidChoose(Self.choices.randomElement(using: &random) ?? "", in: field)
        case 4: await onboarding.viewDidToggle(Self.choices.randomElement(using: &random) ?? "", in: field)
        case 5, 6: await onboarding.viewDidContinue()
        case 7: await onboarding.viewDidSkip()
        case 8: await onboarding.viewDidGoBack()
        case 9: await onboarding.viewDidReturn(to: OnboardingPage.allCases.randomElement(using: &random) ?? .welcome)
        case 10: await onboarding.viewWillDisappear()
        default: if Int.random(in: 0..<20, using: &random) == 0 { await onboarding.viewDidStartOver() }
        }
    }

    private func check(_ stage: OnboardingStage, _ comment: Comment) throws {
        let shown = try stage.shown
        #expect(shown.phase == .asking, comment)
        #expect(shown.canGoBack == (shown.page != .welcome), comment)
        #expect(shown.canSkip == (shown.page != .summary), comment)
        #expect(shown.canContinue == (shown.page != .summary && shown.obstacle == nil), comment)
        #expect(shown.canConfirm == (shown.page == .summary && shown.obstacle == nil), comment)
        #expect(shown.page != .summary || shown.canConfirm, comment)
        for field in shown.fields where field.field.kind == .oneChoice {
            #expect(field.choices.filter(\.isMarked).count <= 1, comment)
        }
    }

    @Test(
        "two hundred events and some interruptions write nothing, and the summary can be reached from anywhere",
        arguments: 0..<60
    )
    func walk(seed: UInt64) async throws {
        var random = Seeded(state: seed)
        let stage = try OnboardingStage(Self.before)
        var onboarding = stage.useCase()
        try await onboarding.viewDidAppear()
        for number in 0..<200 {
            if Int.random(in: 0..<40, using: &random) == 0 {
                onboarding = stage.useCase()
                try await onboarding.viewDidAppear()
            }
            try await step(onboarding, &random)
            try check(stage, "seed \(seed), event \(number)")
            #expect(stage.settings.writes == 0)
        }
        #expect(stage.settings.snapshot == Self.before)
        if seed.isMultiple(of: 2) {
            await onboarding.viewDidCancel()
            #expect(stage.settings.snapshot == Self.before && stage.settings.writes == 0)
        } else {
            while try stage.shown.page != .summary { await onboarding.viewDidSkip() }
            let summary = try stage.shown.summary
            try await onboarding.viewDidConfirm()
            #expect(try stage.shown.phase == .finished)
            #expect(stage.settings.writes == (summary.contains(where: \.isChanged) ? 1 : 0))
            #expect(stage.settings.snapshot["limit"] == .integer(7))
        }
        #expect(stage.drafts.draft == nil)
    }
}
