import AnimalDetails
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Details of an animal")
struct AnimalDetailsUseCaseTests {
    struct Stage {
        let useCase: AnimalDetailsUseCase
        let told: Recorder<String>
    }

    struct Everyone: AnimalDetailsView, AnimalDetailsCoordinator, AnimalDetailsTracker {
        let told: Recorder<String>

        func present(_ presentation: AnimalDetailsPresentation) async {
            told.record(
                "shown \(presentation.listed.animal.id), \(presentation.age.map { "\(Int($0)) s" } ?? "no age")"
            )
        }
        func open(url: String) async throws(AnimalDetailsError) {
            guard url.hasPrefix("https:") else { throw .cannotOpen(url: url, reason: "no browser") }
            told.record("opened \(url)")
        }
        func detailsShown(type: OpenValue<AnimalType>, source: SourceName) async { told.record("tracked details") }
        func listingOpened(source: SourceName) async { told.record("tracked listing") }
        func photoOpened(source: SourceName) async { told.record("tracked photo") }
    }

    private func stage(_ text: String, ids: [String], change: (inout Animal) -> Void = { _ in }) throws -> Stage {
        let told = Recorder<String>()
        var animals: [AnimalID: ListedAnimal] = [:]
        for id in ids {
            var animal = try Samples.animal(id)
            animal.provenance = [Provenance(id: animal.id, fetchedAt: Samples.now.addingTimeInterval(-90))]
            change(&animal)
            animals[animal.id] = ListedAnimal(animal: animal, organization: nil, distance: nil)
        }
        let known = animals
        let catalog = StubCatalog(
            onAnimal: { id, _ throws(CatalogError) in known[id] },
            onIDs: { prefix, limit throws(CatalogError) in
                let found = known.keys.filter { $0.description.hasPrefix(prefix) || $0.sourceID.hasPrefix(prefix) }
                return Array(found.sorted().prefix(limit))
            }
        )
        let everyone = Everyone(told: told)
        let useCase = AnimalDetailsUseCase(
            idText: text,
            center: nil,
            catalog: catalog,
            now: { Samples.now },
            view: everyone,
            coordinator: everyone,
            tracker: everyone
        )
        return Stage(useCase: useCase, told: told)
    }

    @Test(
        "an id, its unique beginning, and the source's own id find the animal",
        arguments: ["s:12", "s:1", "12", " s:12 "]
    )
    func found(text: String) async throws {
        let stage = try stage(text, ids: ["s:12", "s:34"])
        #expect(try await stage.useCase.viewDidAppear().value.listed.animal.id.description == "s:12")
        #expect(stage.told.entries == ["shown s:12, 90 s", "tracked details"])
    }

    @Test("a whole id wins over longer ones that begin so")
    func wholeWins() async throws {
        let stage = try stage("s:1", ids: ["s:1", "s:12", "s:13"])
        #expect(try await stage.useCase.viewDidAppear().value.listed.animal.id.description == "s:1")
    }

    @Test("an ambiguous beginning is answered with the candidates, an unknown one says so")
    func notFound() async throws {
        let ambiguous = try stage("s:1", ids: ["s:12", "s:13"]) { animal in
            animal.name = "Kiki \(animal.id.sourceID)"
            animal.breeds.primary = animal.id.sourceID == "12" ? "Ragdoll" : nil
        }
        let error = await #expect(throws: AnimalDetailsError.self) {
            try await ambiguous.useCase.viewDidAppear().value
        }
        let lines = error?.description.split(separator: "\n").dropFirst()
        #expect(lines == ["  s:12  Kiki 12, Ragdoll", "  s:13  Kiki 13, Cat"])
        #expect(ambiguous.told.entries.isEmpty)
        let unknown = try stage("zzz", ids: ["s:12"])
        await #expect(throws: AnimalDetailsError.unknownID("zzz")) { try await unknown.useCase.viewDidAppear().value }
    }

    @Test("candidates that cannot be looked up are named by their ids")
    func namelessCandidates() async throws {
        let ids = [try Samples.id("s:12"), try Samples.id("s:13")]
        let everyone = Everyone(told: Recorder())
        let useCase = AnimalDetailsUseCase(
            idText: "s:1",
            center: nil,
            catalog: StubCatalog(
                onAnimal: { _, _ throws(CatalogError) in throw .failed(reason: "no") },
                onIDs: { _, _ throws(CatalogError) in ids }
            ),
            now: { Samples.now },
            view: everyone,
            coordinator: everyone,
            tracker: everyone
        )
        let candidates = ids.map { AnimalCandidate($0) }
        await #expect(throws: AnimalDetailsError.ambiguousID("s:1", candidates: candidates)) {
            try await useCase.viewDidAppear().value
        }
    }

    @Test("bonded partners are looked up, one that the catalogue does not hold keeps its id")
    func bondedPartners() async throws {
        let partners = [try Samples.id("s:2"), try Samples.id("elsewhere:9")]
        let stage = try stage("s:1", ids: ["s:1", "s:2"]) { animal in
            animal.bondedPartners = animal.id.sourceID == "1" ? partners : []
        }
        let shown = try await stage.useCase.viewDidAppear().value.bondedPartners
        #expect(shown.map(\.id) == partners)
        #expect(shown.map { $0.animal?.name } == ["Kiki", nil])
    }

    @Test("the age counts from the birth to the moment of asking, and is unknown without a birth date")
    func age() async throws {
        let day = try #require(CalendarDay(iso8601: "2020-11-14"))
        let born = try stage("s:1", ids: ["s:1"]) { $0.birthDate = BirthDate(day: day, isExact: false) }
        let age = try await born.useCase.viewDidAppear().value.livedFor
        #expect(age?.count == 3)
        #expect(age?.unit == .years)
        #expect(age?.isExact == false)
        #expect(try await stage("s:1", ids: ["s:1"]).useCase.viewDidAppear().value.livedFor == nil)
    }

    @Test("the listing and the first photo are opened on request, and told to the tracker")
    func opening() async throws {
        let stage = try stage("s:1", ids: ["s:1"]) { animal in
            animal.url = "https://a.example/1"
            animal.photos = [Photo(), Photo(small: "https://a.example/s.jpg", large: "https://a.example/l.jpg")]
        }
        try await stage.useCase.viewDidRequestListing()
        try await stage.useCase.viewDidRequestPhoto()
        #expect(
            stage.told.entries == [
                "opened https://a.example/1", "tracked listing", "opened https://a.example/l.jpg", "tracked photo",
            ]
        )
    }

    @Test("what the record does not hold cannot be opened")
    func nothingToOpen() async throws {
        let stage = try stage("s:1", ids: ["s:1"])
        let id = try Samples.id("s:1")
        await #expect(throws: AnimalDetailsError.noListing(id)) { try await stage.useCase.viewDidRequestListing() }
        await #expect(throws: AnimalDetailsError.noPhoto(id)) { try await stage.useCase.viewDidRequestPhoto() }
    }

    @Test("a page that did not open is not tracked as opened")
    func failedOpening() async throws {
        let stage = try stage("s:1", ids: ["s:1"]) { $0.url = "file:///etc/passwd" }
        await #expect(throws: AnimalDetailsError.self) { try await stage.useCase.viewDidRequestListing() }
        #expect(stage.told.entries.isEmpty)
    }
}
