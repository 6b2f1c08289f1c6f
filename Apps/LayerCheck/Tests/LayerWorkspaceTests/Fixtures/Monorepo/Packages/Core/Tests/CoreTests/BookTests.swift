import Core
import Testing

@Test func keepsItsTitle() {
    #expect(Book(title: "Emma").title == "Emma")
}
