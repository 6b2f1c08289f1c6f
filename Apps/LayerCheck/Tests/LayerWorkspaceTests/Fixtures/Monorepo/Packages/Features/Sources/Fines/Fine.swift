public import Core

/// What a late book costs, in cents.
public func fine(for book: Book, daysLate: Int) -> Int {
    max(0, daysLate) * (book.title.isEmpty ? 0 : 10)
}
