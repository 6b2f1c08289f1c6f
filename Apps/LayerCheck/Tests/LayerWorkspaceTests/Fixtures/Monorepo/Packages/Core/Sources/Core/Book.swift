/// A book that can be lent.
public struct Book: Sendable, Hashable {
    /// What it is called.
    public var title: String

    /// A book with a title.
    public init(title: String) {
        self.title = title
    }
}
