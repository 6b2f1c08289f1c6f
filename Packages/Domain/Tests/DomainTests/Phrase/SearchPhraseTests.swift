import Domain
import Testing

@Suite("What is understood of a search")
struct SearchPhraseTests {
    private func understood(_ phrase: String, unit: DistanceUnit = .kilometers) -> UnderstoodSearch {
        SearchPhrase.understand(phrase, unit: unit)
    }

    @Test("words that are filters become filters", arguments: SearchPhraseCase.filters)
    func filters(_ row: SearchPhraseCase) {
        #expect(understood(row.phrase).notation == row.expected)
    }

    @Test("places and distances are told from other words", arguments: SearchPhraseCase.places)
    func places(_ row: SearchPhraseCase) {
        #expect(understood(row.phrase).notation == row.expected)
    }

    @Test("a negation excludes what follows it", arguments: SearchPhraseCase.negations)
    func negations(_ row: SearchPhraseCase) {
        #expect(understood(row.phrase).notation == row.expected)
    }

    @Test("what only looks like a filter stays text", arguments: SearchPhraseCase.notFilters)
    func text(_ row: SearchPhraseCase) {
        #expect(understood(row.phrase).notation == row.expected)
    }

    @Test("the tables are read whole")
    func tables() {
        #expect(SearchPhraseCase.filters.count == 193)
        #expect(SearchPhraseCase.places.count == 51)
        #expect(SearchPhraseCase.negations.count == 37)
        #expect(SearchPhraseCase.notFilters.count == 80)
    }

    @Test("nothing is understood of nothing", arguments: ["", " ", "\n\t", "\"\""])
    func nothing(_ phrase: String) {
        #expect(understood(phrase) == UnderstoodSearch())
    }

    @Test("a distance without a unit is of the person's own")
    func bareDistance() {
        #expect(understood("within 50", unit: .miles).within == Distance(miles: 50))
        #expect(understood("within 50 km", unit: .miles).within == Distance(kilometers: 50))
        #expect(understood("within 50", unit: .miles).terms.map(\.meaning) == ["within 50 mi"])
    }

    @Test("terms come in the order of the words, with the words and what they were taken for")
    func terms() {
        let terms = understood("a Puppy that is good with cats, no labs near Boston, MA within 30mi, newest").terms
        #expect(
            terms.map { "\($0.subject.rawValue): \($0.words) = \($0.meaning)" } == [
                "type: a Puppy = Dog",
                "age: a Puppy = Baby",
                "good_with: that is good with cats = cats",
                "breed: no labs = not Labrador",
                "place: near Boston, MA = Boston, MA",
                "within: within 30mi = within 30 mi",
                "sort: newest = newest",
            ]
        )
        #expect(terms.map(\.isExcluded) == [false, false, false, true, false, false, false])
    }

    @Test("what asks for nothing says so")
    func nothingAsked() {
        #expect(understood("no kids").terms.map(\.meaning) == ["no children at home: nothing is asked"])
        #expect(understood("not good with cats").terms.map(\.meaning) == ["not with cats: nothing is asked"])
        #expect(understood("no kids").filter == AnimalFilter())
    }

    @Test("a name after “named” is a term and text")
    func names() {
        let search = understood("dog named Brown")
        #expect(search.terms.map(\.subject) == [.type, .text])
        #expect(search.terms.last?.meaning == "Brown")
        #expect(search.terms.last?.words == "named Brown")
    }

    @Test("a filter's name in JSON is the query's")
    func subjects() {
        #expect(
            UnderstoodSearch.Term.Subject.allCases.map(\.rawValue).sorted() == [
                "age", "breed", "coat", "color", "gender", "good_with", "has_photo", "house_trained", "place", "size",
                "sort", "special_needs", "status", "text", "type", "within",
            ]
        )
    }
}
