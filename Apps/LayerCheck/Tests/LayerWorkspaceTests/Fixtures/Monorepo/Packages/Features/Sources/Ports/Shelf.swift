public import Core

/// Where books stand.
public protocol Shelf {
    /// Whether the book was there.
    mutating func take(_ book: Book) -> Bool
    /// Adds a book.
    mutating func put(_ book: Book)
}
