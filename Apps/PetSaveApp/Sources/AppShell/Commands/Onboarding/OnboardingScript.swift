import Onboarding

/// Goes through the onboarding with the answers that options gave, and skips the pages of which they say nothing.
struct OnboardingScript {
    let events: any OnboardingViewEvents
    let view: LatestOnboardingView
    let given: [OnboardingField: String]

    /// Throws when an answer cannot be; nothing is kept then.
    func run() async throws {
        try await events.viewDidAppear()
        while let shown = view.latest, shown.phase == .asking {
            guard shown.summary.isEmpty else {
                try await events.viewDidConfirm()
                return
            }
            let answered = shown.fields.map(\.field).filter { given[$0] != nil }
            for field in answered { try await enter(given[field] ?? "", in: field) }
            guard !answered.isEmpty else {
                await events.viewDidSkip()
                continue
            }
            await events.viewDidContinue()
            if view.latest?.page == shown.page { throw CommandFailure(view.latest?.obstacle ?? "", .usage) }
        }
    }

    private func enter(_ text: String, in field: OnboardingField) async throws(CommandFailure) {
        let entry = OnboardingEntry(events: events, view: view)
        guard let problem = await entry.enter(text, in: field, isNumbered: false) else { return }
        throw Self.refusal(of: field, problem: problem, in: view)
    }

    /// An option that cannot be taken, with the choices that there are instead.
    static func refusal(of field: OnboardingField, problem: String, in view: LatestOnboardingView) -> CommandFailure {
        let suggestions = field.kind == .text ? view.field(field)?.choices.map { "\n  " + $0.label } ?? [] : []
        return CommandFailure("\(SetupAnswerOptions.name(of: field)): \(problem)\(suggestions.joined())", .usage)
    }
}
