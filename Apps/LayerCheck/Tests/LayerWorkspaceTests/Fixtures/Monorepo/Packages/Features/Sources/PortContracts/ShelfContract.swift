import Core
public import Ports
import Testing

/// What every shelf must do.
public func checkShelf(_ shelf: some Shelf) {
    var shelf = shelf
    let book = Book(title: "Emma")
    shelf.put(book)
    let first = shelf.take(book)
    let second = shelf.take(book)
    #expect(first)
    #expect(!second)
}
