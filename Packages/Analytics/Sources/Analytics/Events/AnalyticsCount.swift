/// How many, as roughly as serves to count: rounded down to 0, 1, 2, 5, 10, 20, 50 and so on to 10 000.
///
/// An exact number could tell more than how many: the total of a search around a place points at the place, a page's
/// number is what a person typed, and a few exact numbers together tell a person from all others.
struct AnalyticsCount: Hashable, Sendable {
    /// The number that is told.
    let value: Int

    init(_ number: Int) {
        value = Self.steps.last { $0 <= number } ?? 0
    }

    /// Every number that can be told.
    static let steps = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000]
}
