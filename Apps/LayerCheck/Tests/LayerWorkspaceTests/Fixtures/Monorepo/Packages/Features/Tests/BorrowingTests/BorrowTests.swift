import Borrowing
import Core
import Testing

@Test func isAFunctionOfBooks() {
    #expect(Book(title: "Emma") != Book(title: "Persuasion"))
}
