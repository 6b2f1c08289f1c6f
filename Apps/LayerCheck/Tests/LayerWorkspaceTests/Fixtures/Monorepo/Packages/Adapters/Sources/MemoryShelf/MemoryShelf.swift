public import Core
public import Ports

/// A shelf that is forgotten with the process.
public struct MemoryShelf: Shelf {
    private var books: Set<Book> = []

    /// An empty shelf.
    public init() {}

    /// Whether the book was there.
    public mutating func take(_ book: Book) -> Bool {
        books.remove(book) != nil
    }

    /// Adds a book.
    public mutating func put(_ book: Book) {
        books.insert(book)
    }
}
