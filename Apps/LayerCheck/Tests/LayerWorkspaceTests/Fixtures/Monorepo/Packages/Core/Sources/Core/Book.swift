/// A book that can be lent.
public struct Book: Sendable, Hashable {
    public var title: String

    public init(title: String) {
        self.title = title
    }
}
