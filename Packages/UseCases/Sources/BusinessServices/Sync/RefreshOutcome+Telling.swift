import Boundaries
import Domain

extension RefreshOutcome {
    /// What `plan` says by itself, and what came of asking.
    init(_ plan: RefreshPlan, _ ending: RefreshRun.Ending = RefreshRun.Ending()) {
        let failures = plan.unusable + plan.leftAlone + ending.failures
        var notices = failures.map { ListNotice.sourceFailed($0.source, reason: $0.reason) }
        var reasons = failures.map { "\($0.source): \($0.reason)" }
        if !ending.unfinished.isEmpty {
            notices.append(.refreshUnfinished(ending.unfinished))
            reasons.append(
                "There was no time to wait for \(Self.list(ending.unfinished)). `petsave sync` takes the time it needs."
            )
        }
        if reasons.isEmpty, plan.budget == nil, !plan.incomplete.isEmpty {
            reasons.append(
                "Nothing has been fetched from \(Self.list(plan.incomplete)) yet, and nobody may be asked now. "
                    + "Go online, or run `petsave sync`."
            )
        }
        self.init(
            notices: notices,
            isConfigured: true,
            asked: plan.asked.map(\.name),
            reasonForNothing: reasons.isEmpty ? nil : reasons.joined(separator: "\n")
        )
    }

    /// None of `sources` could be asked.
    static func failed(_ sources: [SourceName], reason: String) -> RefreshOutcome {
        RefreshOutcome(
            notices: sources.map { .sourceFailed($0, reason: reason) },
            isConfigured: true,
            reasonForNothing: reason
        )
    }

    private static func list(_ names: [SourceName]) -> String {
        names.map(\.text).joined(separator: ", ")
    }
}
