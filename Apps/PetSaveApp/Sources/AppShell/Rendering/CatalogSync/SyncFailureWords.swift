import Boundaries
import BusinessServices

/// Why the sync of a source stopped, and what to do.
enum SyncFailureWords {
    /// `king-county: data.kingcounty.gov cannot be reached: …`
    static func sentence(_ progress: SourceSyncProgress) -> String {
        guard let failure = progress.failure else { return "" }
        let advice = [advice(for: failure, of: progress), kept(progress)].compactMap(\.self)
        return "\(progress.source): " + ([failure.description] + advice).joined(separator: " ")
    }

    private static func advice(for failure: SourceSyncError, of progress: SourceSyncProgress) -> String? {
        switch failure {
        case .feed(.secretMissing), .feed(.refused):
            "`petsave source show \(progress.source)` says where it is taken from."
        case .feed(.misconfigured), .feed(.unreadable), .configuration:
            "`petsave source show \(progress.source)` shows its settings; to change them, remove it and add it again."
        case .feed, .catalog, .busy: nil
        }
    }

    private static func kept(_ progress: SourceSyncProgress) -> String? {
        guard progress.seen > 0 else { return nil }
        return "\(SourceWords.animals(progress.seen)) \(progress.seen == 1 ? "is" : "are") in; "
            + "the next sync goes on there."
    }
}
