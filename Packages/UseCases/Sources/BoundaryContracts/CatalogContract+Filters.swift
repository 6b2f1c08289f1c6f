import Boundaries
import Domain
import FoundationEssentials
import Testing

/// What is found.
extension CatalogContract {
    func checkSingleFilters() async throws {
        let population = try await fill(seed: 5, count: 200)
        for (name, filter) in try singleFilters() {
            try await expectReference(
                everywhere(filter),
                from: population.stored,
                organizations: population.organizationsByID,
                "\(name)"
            )
        }
    }

    func checkCombinedFilters() async throws {
        let population = try await fill(seed: 6, count: 400)
        let choices = try singleFilters().map(\.filter)
        var random = SeededGenerator(seed: 60)
        for _ in 0..<100 {
            let center = random.pick(RandomPopulation.places)
            let area = random.pick([
                SearchArea.everywhere(measuredFrom: center), .around(center, within: nil),
                .around(center, within: Distance(kilometers: .random(in: 0...20_000, using: &random))),
            ])
            let filter = combined(random.some(choices, upTo: 4))
            let order = random.pick([
                AnimalOrder.distance, .distance, .newest, .name, .relevance, .random(seed: random.next()),
            ])
            let page = try request(.random(in: 1...3, using: &random), size: .random(in: 1...40, using: &random))
            let query = AnimalQuery(area: area, filter: filter, order: order, page: page)
            try await expectReference(
                query,
                from: population.stored,
                organizations: population.organizationsByID,
                "\(query)"
            )
        }
    }

    func checkUnknownTerms() async throws {
        var dragon = try animal("alpha:1")
        dragon.type = .other("Dragon")
        dragon.age = .other("Unknown")
        dragon.size = .other("Caf\u{e9}-sized")
        dragon.status = .other("on hold; ask")
        let unknown = try animal("alpha:2")
        try await catalog.write(CatalogBatch(animals: [dragon, unknown]))
        let found = try await stored(dragon.id)
        #expect(found.type == .other("Dragon"), sourceLocation: location)
        #expect(found.age == .other("Unknown"), sourceLocation: location)
        #expect(found.status == .other("on hold; ask"), sourceLocation: location)
        var filter = AnimalFilter()
        filter.statuses = []
        filter.sizes = [.other("Cafe\u{301}-sized")]
        let bySize = try await catalog.page(of: everywhere(filter)).items
        #expect(bySize.map(\.animal.id) == [dragon.id], "one text, spelled in two ways", sourceLocation: location)
        filter.sizes = []
        filter.types = [.other("dragon")]
        let byOtherCase = try await catalog.page(of: everywhere(filter)).items
        #expect(byOtherCase.isEmpty, "an unknown term is found as it is written", sourceLocation: location)
    }

    /// One filter for each thing that can be asked for, and each of its sides.
    private func singleFilters() throws -> [(name: String, filter: AnimalFilter)] {
        var filters: [(name: String, filter: AnimalFilter)] = []
        func add(_ name: String, _ set: (inout AnimalFilter) throws -> Void) rethrows {
            var filter = AnimalFilter()
            filter.statuses = []
            try set(&filter)
            filters.append((name, filter))
        }
        add("nothing in particular") { _ in }
        add("adoptable ones") { $0.statuses = [.known(.adoptable)] }
        add("several statuses") { $0.statuses = [.known(.adopted), .other("on hold")] }
        add("a type") { $0.types = [.known(.cat)] }
        add("types") { $0.types = [.known(.dog), .other("Dragon"), .other("no such type")] }
        add("a type that nobody has") { $0.types = [.other("no such type")] }
        add("ages") { $0.ages = [.known(.baby), .other("Ancient")] }
        add("genders") { $0.genders = [.known(.female)] }
        add("sizes") { $0.sizes = [.known(.extraLarge), .other("Huge")] }
        add("coats") { $0.coats = [.known(.wire), .other("Feathers")] }
        add("a breed") { $0.breeds = ["labrador"] }
        add("a breed of two words") { $0.breeds = ["  LABRADOR-retriever "] }
        add("a breed with diacritics") { $0.breeds = ["epagneul", "poodle"] }
        add("half a breed's word") { $0.breeds = ["labra"] }
        add("a breed of no words") { $0.breeds = ["!?"] }
        add("a colour") { $0.colors = ["chocolate"] }
        add("colours") { $0.colors = ["brown black", "white cream"] }
        for companion in Companion.allCases { add("good with \(companion)") { $0.goodWith = [companion] } }
        add("good with all") { $0.goodWith = Companion.allCases + Companion.allCases }
        for side in [true, false] {
            add("house-trained \(side)") { $0.houseTrained = side }
            add("special needs \(side)") { $0.specialNeeds = side }
        }
        add("organisations in any case") { $0.organizations = ["Pa123", "ñ1"] }
        add("an organisation that nobody knows") { $0.organizations = ["UNKNOWN", "nobody", ""] }
        try add("sources") { $0.sources = [try source("beta"), try source("gamma")] }
        add("published lately") { $0.publishedAfter = RandomPopulation.now.addingTimeInterval(-200 * 86_400) }
        add("published to the moment") { $0.publishedAfter = RandomPopulation.now.addingTimeInterval(-86_401) }
        add("with a photo") { $0.hasPhoto = true }
        add("no dogs") { $0.excluded.types = [.known(.dog)] }
        add("neither of two types") { $0.excluded.types = [.known(.cat), .other("Dragon")] }
        add("not such a breed") { $0.excluded.breeds = ["retriever", "?"] }
        add("no breed of no words") { $0.excluded.breeds = ["!?"] }
        add("not that old") { $0.excluded.ages = [.known(.senior), .other("Ancient")] }
        add("no males") { $0.excluded.genders = [.known(.male)] }
        add("not that large") { $0.excluded.sizes = [.known(.large), .known(.extraLarge)] }
        add("no long coat") { $0.excluded.coats = [.known(.long)] }
        add("not black") { $0.excluded.colors = ["black", "white cream"] }
        add("a text") { $0.text = "Kit" }
        add("a misspelled text") {
            $0.text = "kitn"
            $0.spelling = .forgiving
        }
        add("two words") { $0.text = "gentle kid" }
        return filters
    }

    /// A filter that asks for what each of `filters` asks for, the later one winning where two ask differently.
    private func combined(_ filters: [AnimalFilter]) -> AnimalFilter {
        var all = AnimalFilter()
        all.statuses = []
        for filter in filters {
            if !filter.statuses.isEmpty { all.statuses = filter.statuses }
            if !filter.types.isEmpty { all.types = filter.types }
            if !filter.ages.isEmpty { all.ages = filter.ages }
            if !filter.genders.isEmpty { all.genders = filter.genders }
            if !filter.sizes.isEmpty { all.sizes = filter.sizes }
            if !filter.coats.isEmpty { all.coats = filter.coats }
            if !filter.breeds.isEmpty { all.breeds = filter.breeds }
            if !filter.colors.isEmpty { all.colors = filter.colors }
            if !filter.organizations.isEmpty { all.organizations = filter.organizations }
            if !filter.sources.isEmpty { all.sources = filter.sources }
            all.goodWith += filter.goodWith
            all.houseTrained = filter.houseTrained ?? all.houseTrained
            all.specialNeeds = filter.specialNeeds ?? all.specialNeeds
            all.publishedAfter = filter.publishedAfter ?? all.publishedAfter
            all.hasPhoto = all.hasPhoto || filter.hasPhoto
            if filter.text != nil { (all.text, all.spelling) = (filter.text, filter.spelling) }
            if !filter.excluded.isEmpty { all.excluded = merged(all.excluded, filter.excluded) }
        }
        return all
    }

    private func merged(_ left: AnimalExclusions, _ right: AnimalExclusions) -> AnimalExclusions {
        var all = left
        all.types += right.types
        all.breeds += right.breeds
        all.ages += right.ages
        all.genders += right.genders
        all.sizes += right.sizes
        all.coats += right.coats
        all.colors += right.colors
        return all
    }
}
