/// Whether sources are asked before the catalogue answers.
public enum RefreshPolicy: Hashable, Sendable, Codable {
    /// Never: the catalogue answers with what it has.
    case never
    /// Those whose answers are older than they may become, for at most so many seconds.
    case whenDue(budget: Double)
    /// All that can know something about the area, for at most so many seconds.
    case always(budget: Double)

    /// How long somebody at a command line waits, in seconds.
    public static let standardBudget = 3.0
}
