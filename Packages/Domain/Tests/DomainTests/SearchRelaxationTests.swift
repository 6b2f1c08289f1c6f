import Domain
import FoundationEssentials
import Testing

@Suite("Facets of a filter, and giving one up")
struct SearchRelaxationTests {
    /// A filter that asks for something in every respect.
    private static func demanding() throws -> AnimalFilter {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        filter.breeds = ["persian"]
        filter.ages = [.known(.young)]
        filter.genders = [.known(.female)]
        filter.sizes = [.known(.small)]
        filter.coats = [.known(.long)]
        filter.colors = ["white"]
        filter.goodWith = [.dogs]
        filter.houseTrained = true
        filter.specialNeeds = false
        filter.statuses = []
        filter.organizations = ["PA1"]
        filter.sources = [try #require(SourceName("petfinder"))]
        filter.publishedAfter = Date(timeIntervalSince1970: 0)
        filter.hasPhoto = true
        filter.excluded.breeds = ["siamese"]
        filter.text = "fluffy"
        return filter
    }

    @Test("each facet can be asked for, given up and taken over by itself", arguments: FilterFacet.allCases)
    func oneFacet(facet: FilterFacet) throws {
        let demanding = try Self.demanding()
        #expect(demanding.asks(for: facet))
        #expect(!AnimalFilter().asks(for: facet))
        #expect(!demanding.without(facet).asks(for: facet))
        let others = FilterFacet.allCases.filter { $0 != facet }
        #expect(others.allSatisfy(demanding.without(facet).asks))
        let alone = others.reduce(demanding) { $0.without($1) }
        #expect(FilterFacet.allCases.filter(alone.asks) == [facet])
        #expect(demanding.without(facet).overridden(by: alone) == demanding)
    }

    @Test("an option wins where both ask, and asking for nothing takes nothing away")
    func overriding() {
        var words = AnimalFilter()
        words.ages = [.known(.young)]
        words.text = "kiki"
        var option = AnimalFilter()
        option.ages = [.known(.senior)]
        let both = words.overridden(by: option)
        #expect(both.ages == [.known(.senior)])
        #expect(both.text == "kiki")
        #expect(words.overridden(by: AnimalFilter()) == words)
    }

    @Test("what nobody asked for is not given up")
    func nothingAsked() {
        #expect(SearchRelaxation.ofOneThing(in: AnimalFilter(), within: nil).isEmpty)
    }

    @Test("the circle widens step by step before anything else is given up, the filter staying as it was")
    func circles() {
        var filter = AnimalFilter()
        filter.types = [.known(.dog)]
        let all = SearchRelaxation.ofOneThing(in: filter, within: Distance(kilometers: 50))
        #expect(
            all.map(\.changes) == [
                [.within(Distance(kilometers: 100))], [.within(Distance(kilometers: 250))],
                [.within(Distance(kilometers: 500))], [.everywhere], [.any(.type)],
            ]
        )
        #expect(all.prefix(4).allSatisfy { $0.filter == filter && $0.isFartherCircle })
        #expect(all[3].within == nil && all[3].isEverywhere)
        #expect(all[4].within == Distance(kilometers: 50) && all[4].filter == AnimalFilter())
        let zero = SearchRelaxation.ofOneThing(in: filter, within: Distance(kilometers: 0))
        #expect(zero.first?.within == Distance(kilometers: 2))
    }

    @Test("of several words each is left out once, and the text as a whole; of one word only the text")
    func words() {
        var filter = AnimalFilter()
        filter.text = "fluffy old Kiki"
        let all = SearchRelaxation.ofOneThing(in: filter, within: nil)
        #expect(
            all.map(\.changes) == [
                [.withoutWord("fluffy")], [.withoutWord("old")], [.withoutWord("Kiki")], [.any(.text)],
            ]
        )
        #expect(all.map(\.filter.text) == ["old Kiki", "fluffy Kiki", "fluffy old", nil])
        filter.text = "fluffy"
        #expect(SearchRelaxation.ofOneThing(in: filter, within: nil).map(\.changes) == [[.any(.text)]])
    }

    @Test("two things are given up in every pairing, the place as a whole first")
    func pairs() {
        var filter = AnimalFilter()
        filter.types = [.known(.cat)]
        filter.ages = [.known(.young)]
        filter.text = "fluffy old"
        let pairs = SearchRelaxation.ofTwoThings(in: filter, within: Distance(kilometers: 5))
        #expect(
            pairs.map(\.changes) == [
                [.everywhere, .any(.age)], [.everywhere, .any(.text)], [.any(.age), .any(.text)],
            ]
        )
        #expect(pairs[0].within == nil && pairs[0].isEverywhere && !pairs[0].isFartherCircle)
        #expect(pairs[0].filter == filter.without(.age))
        #expect(pairs[2].within == Distance(kilometers: 5))
        #expect(pairs[2].filter == filter.without(.age).without(.text))
    }

    @Test("every relaxation finds what the whole filter finds, and maybe more")
    func neverStricter() throws {
        var animal = Animal(id: try #require(AnimalID("petfinder:1")), type: .known(.cat), name: "Fluffy")
        animal.breeds = Breeds(primary: "Persian")
        animal.age = .known(.young)
        animal.gender = .known(.female)
        animal.size = .known(.small)
        animal.coat = .known(.long)
        animal.colors = Colors(primary: "White")
        animal.environment.dogs = .yes
        animal.attributes.houseTrained = .yes
        animal.attributes.specialNeeds = .no
        animal.organizationID = "PA1"
        animal.publishedAt = Date(timeIntervalSince1970: 1)
        animal.photos = [Photo(small: "https://example.org/1.jpg")]
        let filter = try Self.demanding()
        #expect(filter.matches(animal))
        #expect(SearchRelaxation.ofOneThing(in: filter, within: nil).allSatisfy { $0.filter.matches(animal) })
    }
}
