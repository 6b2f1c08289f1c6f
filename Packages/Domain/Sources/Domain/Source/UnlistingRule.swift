/// When the absence of records from a complete pass over their source is believed.
///
/// A feed that is suddenly empty, or has lost more than half of what it listed, is likelier broken than adopted out.
public enum UnlistingRule: Hashable, Sendable {
    /// Believed unless nothing, or less than half of what was listed before, is left.
    case guarded
    /// Believed whatever is left: the person said so.
    case forced

    /// Whether records that were not seen become unlisted.
    ///
    /// - Parameters:
    ///   - listedBefore: How many records of the source were listed when the pass began.
    ///   - seen: How many of the source's records the pass has seen.
    public func believes(listedBefore: Int, seen: Int) -> Bool {
        switch self {
        case .forced: true
        case .guarded: listedBefore == 0 || (seen > 0 && seen * 2 >= listedBefore)
        }
    }
}
