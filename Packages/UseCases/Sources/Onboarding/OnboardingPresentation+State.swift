import BusinessServices
import Domain

extension OnboardingPresentation {
    init(_ state: OnboardingState, answering: OnboardingAnswering, options: OnboardingOptions) {
        let isAsking = state.phase == .asking
        let isLast = state.page.next == nil
        phase = Phase(state.phase)
        page = state.page
        number = state.page.index + 1
        count = OnboardingPage.allCases.count
        title = OnboardingWords.title(of: state.page)
        paragraphs = OnboardingWords.paragraphs(for: state, options: options)
        fields = OnboardingField.allCases.filter { $0.page == state.page }.map { field in
            Field(
                field: field,
                label: OnboardingWords.label(of: field),
                hint: OnboardingWords.hint(of: field),
                text: field.kind == .text ? state.answer(to: field) : "",
                meaning: answering.meaning(of: field, in: state),
                problem: answering.problem(with: field, in: state),
                isUnfinished: field == .place && answering.place.isUnfinished,
                choices: answering.choices(for: field, in: state)
            )
        }
        let changed = Set(state.changedFields)
        summary =
            isLast
            ? OnboardingField.allCases.map { field in
                SummaryLine(
                    field: field,
                    label: OnboardingWords.label(of: field),
                    value: OnboardingWords.value(of: field, in: state, answering: answering),
                    isChanged: changed.contains(field)
                )
            } : []
        notices = state.notices
        isResumed = state.isResumed
        obstacle = answering.obstacle(in: state)
        canGoBack = isAsking && state.page.previous != nil
        canSkip = isAsking && !isLast
        skippingLosesAnswers = canSkip && state.answers.keys.contains { $0.page == state.page }
        canContinue = isAsking && !isLast && obstacle == nil
        canConfirm = isAsking && isLast && obstacle == nil
    }
}

extension OnboardingPresentation.Phase {
    init(_ phase: OnboardingState.Phase) {
        self =
            switch phase {
            case .asking: .asking
            case .saving: .saving
            case .finished: .finished
            case .left: .left
            }
    }
}
