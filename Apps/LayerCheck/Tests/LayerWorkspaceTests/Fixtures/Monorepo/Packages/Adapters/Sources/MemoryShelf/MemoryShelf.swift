public import Core
public import Ports

/// A shelf that is forgotten with the process.
public struct MemoryShelf: Shelf {
    private var books: Set<Book> = []

    public init() {}

    public mutating func take(_ book: Book) -> Bool {
        books.remove(book) != nil
    }

    public mutating func put(_ book: Book) {
        books.insert(book)
    }
}
