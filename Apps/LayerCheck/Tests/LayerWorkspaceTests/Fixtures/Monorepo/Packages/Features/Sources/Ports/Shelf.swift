public import Core

/// Where books stand.
public protocol Shelf {
    mutating func take(_ book: Book) -> Bool
    mutating func put(_ book: Book)
}
