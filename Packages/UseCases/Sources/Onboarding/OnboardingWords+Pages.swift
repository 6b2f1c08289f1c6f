import BusinessServices
import Domain

extension OnboardingWords {
    /// What a page says before it asks.
    static func paragraphs(for state: OnboardingState, options: OnboardingOptions) -> [String] {
        let resumed =
            state.isResumed
            ? [
                "You were interrupted the last time: here are your answers again. Nothing of them has been kept in your "
                    + "settings yet."
            ] : []
        return resumed + paragraphs(of: state.page, state: state, options: options)
    }

    private static func paragraphs(
        of page: OnboardingPage,
        state: OnboardingState,
        options: OnboardingOptions
    ) -> [String] {
        switch page {
        case .welcome:
            [
                "PetSave finds the pet that is waiting for you: near you, from every adoption feed that is still open.",
                "A few questions make its answers yours. Each can be skipped, and nothing is kept before you confirm it "
                    + "all at the end.",
            ]
        case .place:
            ["Lists start from here. Your place is looked up on this machine, and asking sends nothing anywhere."]
        case .animals:
            ["Match scores prefer them. Lists show all animals, unless you filter them."]
        case .home:
            ["Match scores tell how well an animal fits your home. What you say here stays on this machine."]
        case .privacy: [sources(state.sources), journal(options)]
        case .summary:
            [
                state.changedFields.isEmpty
                    ? "This is what your settings say already; there is nothing to change."
                    : "This is what your settings will say. Each can be changed later, with `petsave setup` or "
                        + "`petsave config set`."
            ]
        }
    }

    private static func sources(_ count: Int?) -> String {
        let command = "`petsave source add` lists what there is, as in `petsave source add socrata montgomery-county`."
        switch count {
        case 0?:
            return
                "Animals come from sources that you set up. None is yet, so that a sample of invented animals answers. "
                + command
        case 1?: return "Animals come from sources that you set up; there is one. `petsave source list` shows it."
        case let count?:
            return "Animals come from sources that you set up; there are \(count). `petsave source list` shows them."
        case nil: return "Animals come from sources that you set up. `petsave source list` shows them."
        }
    }

    private static func journal(_ options: OnboardingOptions) -> String {
        "Unless you switch it on, PetSave keeps no journal of its use. It would be a file on this machine, without places "
            + "finer than a country, without words you searched for, names or contacts."
            + (options.isTrackingForbidden
                ? " DO_NOT_TRACK is set: as long as it is, nothing is recorded whatever you choose." : "")
    }

    /// An answer in words.
    static func value(of field: OnboardingField, in state: OnboardingState, answering: OnboardingAnswering) -> String {
        let answer = state.answer(to: field).trimmingSpaces
        switch field {
        case .place: return answering.place.found?.name ?? (answer.isEmpty ? notSaid : answer)
        case .wants: return answer.isEmpty ? notSaid : answer
        case .types:
            let types = PreferenceKey.types(from: answer) ?? []
            return types.isEmpty ? "any" : types.map(label(of:)).joined(separator: ", ")
        case .analytics: return answer == OnboardingAnswering.on ? "kept" : "not kept"
        case .units:
            return choices(for: .units).first { $0.id == (answer.isEmpty ? "km" : answer) }?.label ?? answer
        case .children, .dogs, .cats, .experience:
            return answer.isEmpty ? notSaid : choices(for: field).first { $0.id == answer }?.label ?? answer
        }
    }
}
