import Domain
import Testing

@Suite("How many each choice of a filter would list")
struct FacetCountsTests {
    private let everywhere = SearchArea.everywhere(measuredFrom: nil)

    private func animal(
        _ number: Int,
        _ type: AnimalType,
        _ age: AgeGroup?,
        _ change: (inout Animal) -> Void = { _ in }
    ) throws -> Animal {
        var animal = Animal(id: try #require(AnimalID("alpha:\(number)")), type: .known(type), name: "Rex")
        animal.age = age.map(OpenValue.known)
        change(&animal)
        return animal
    }

    @Test("a choice is counted with everything else that is asked for, and not with what it would replace")
    func others() throws {
        let animals = [
            try animal(1, .dog, .baby), try animal(2, .dog, .senior), try animal(3, .cat, .baby),
            try animal(4, .cat, .adult), try animal(5, .rabbit, nil),
            try animal(6, .cat, .baby) { $0.status = .known(.adopted) },
        ]
        var filter = AnimalFilter()
        filter.types = [.known(.dog)]
        filter.ages = [.known(.baby)]
        let facets = FacetCounts(of: filter, in: everywhere, from: animals)
        #expect(facets.total == 1)
        #expect(facets.types == [.known(.dog): 1, .known(.cat): 1])
        #expect(facets.ages == [.known(.baby): 1, .known(.senior): 1])
        #expect(facets.statuses == [.known(.adoptable): 1])
        filter.types = [.known(.cat)]
        let cats = FacetCounts(of: filter, in: everywhere, from: animals)
        #expect(cats.statuses == [.known(.adoptable): 1, .known(.adopted): 1])
        #expect(cats.ages == [.known(.baby): 1, .known(.adult): 1])
    }

    @Test("a companion is counted beside the others who are asked for")
    func companions() throws {
        let animals = [
            try animal(1, .dog, nil) { ($0.environment.cats, $0.environment.dogs) = (.yes, .yes) },
            try animal(2, .dog, nil) { ($0.environment.cats, $0.environment.dogs) = (.yes, .no) },
            try animal(3, .dog, nil) { ($0.environment.dogs, $0.environment.children) = (.yes, .yes) },
        ]
        var filter = AnimalFilter()
        filter.goodWith = [.cats]
        let facets = FacetCounts(of: filter, in: everywhere, from: animals)
        #expect(facets.goodWith == [.cats: 2, .dogs: 1])
        #expect(facets.total == 2)
    }

    @Test("a breed whose name is a part of another's counts the animals of both, each once")
    func breeds() throws {
        let animals = [
            try animal(1, .dog, nil) { $0.breeds.primary = "Retriever" },
            try animal(2, .dog, nil) { $0.breeds = Breeds(primary: "Labrador Retriever", secondary: "Retriever") },
            try animal(3, .dog, nil) { $0.breeds.primary = "labrador-RETRIEVER" },
            try animal(4, .dog, nil) { $0.breeds.primary = "Retrievers" },
        ]
        let facets = FacetCounts(of: AnimalFilter(), in: everywhere, from: animals)
        #expect(facets.breeds == ["retriever": 3, "labrador retriever": 2, "retrievers": 1])
    }

    @Test("what nobody answered is neither yes nor no, and what lies outside counts for nothing")
    func unknownAnswers() throws {
        let center = try #require(Coordinate(latitude: 40, longitude: -75))
        let animals = [
            try animal(1, .dog, nil) {
                $0.attributes.houseTrained = .yes
                $0.location = Location(coordinate: center, origin: .record)
            },
            try animal(2, .dog, nil) { $0.attributes.houseTrained = .no }, try animal(3, .dog, nil),
        ]
        let all = FacetCounts(of: AnimalFilter(), in: everywhere, from: animals)
        #expect(all.houseTrained == [true: 1, false: 1])
        let near = FacetCounts(of: AnimalFilter(), in: .around(center, within: nil), from: animals)
        #expect(near.houseTrained == [true: 1])
        #expect(near.types == [.known(.dog): 1])
    }
}
