public import Core
public import Ports

/// Lends a book if it is there.
public func borrow(_ book: Book, from shelf: inout some Shelf) -> Bool {
    shelf.take(book)
}
