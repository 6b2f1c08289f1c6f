import Boundaries
import Domain
import FoundationEssentials

extension RefreshOutcome {
    /// What `plan` says by itself, and what came of asking.
    init(_ plan: RefreshPlan, _ ending: RefreshRun.Ending = RefreshRun.Ending(), now: Date) {
        let failures =
            plan.unusable.map { (source: $0.source, reason: $0.reason, age: TimeInterval?.none) }
            + plan.leftAlone.map {
                (source: $0.source, reason: $0.failure.reason, age: max(0, now.timeIntervalSince($0.failure.at)))
            }
            + ending.failures.map { (source: $0.source, reason: $0.reason, age: TimeInterval?.none) }
        var notices = failures.map { ListNotice.sourceFailed($0.source, reason: $0.reason, age: $0.age) }
        var reasons = failures.map { "\($0.source): \($0.reason)" }
        if !ending.busy.isEmpty {
            notices.append(.sourcesBusy(ending.busy))
            reasons.append("Another PetSave is fetching \(Self.list(ending.busy)) right now. Ask again in a while.")
        }
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
        let asked = Set(plan.asked.map(\.name))
        let unanswered = Set(ending.failures.map(\.source) + ending.busy + ending.unfinished)
        let outdated = plan.outdated.filter { !asked.contains($0.source) || unanswered.contains($0.source) }
        if !outdated.isEmpty {
            notices.append(
                .outdated(
                    outdated.map {
                        let age = max(0, now.timeIntervalSince($0.refreshedAt))
                        return SourceFreshness(name: $0.source, fetchedAt: $0.refreshedAt, age: age)
                    }
                )
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
