/// What happens to the shortlist, for whoever counts it: numbers, and nobody's words. Implemented by the Analytics
/// package.
public protocol ShortlistTracker: Sendable {
    /// The list came up. `unlisted` of its animals no longer wait for a home.
    func shortlistShown(animals: Int, unlisted: Int) async
    func animalsAdded(_ count: Int) async
    func animalsRemoved(_ count: Int) async
    func removalUndone() async
    /// An animal was rated, or its rating was taken back.
    func animalRated(isRated: Bool) async
    /// A note was written, or taken away.
    func noteWritten(isEmpty: Bool) async
    func shortlistExported(animals: Int) async
}
