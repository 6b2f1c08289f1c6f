import AnimalDetails
import Boundaries
import BusinessServices
import Domain
import FoundationEssentials
import Testing

@Suite("Why the records of an animal are one")
struct AnimalDetailsIdentityTests {
    private struct Nobody: AnimalDetailsView, AnimalDetailsCoordinator, AnimalDetailsTracker {
        func present(_ presentation: AnimalDetailsPresentation) async {}
        func open(url: String) async throws(AnimalDetailsError) {}
        func detailsShown(type: OpenValue<AnimalType>, source: SourceName) async {}
        func listingOpened(source: SourceName) async {}
        func photoOpened(source: SourceName) async {}
    }

    private func presentation(isExplained: Bool) async throws -> AnimalDetailsPresentation {
        let records = try ["a:1", "b:2", "c:3"].map { id in
            var animal = try Samples.animal(id)
            animal.organizationAnimalID = "A20241"
            animal.provenance = [Provenance(id: animal.id, fetchedAt: Samples.now)]
            return ListedAnimal(animal: animal, organization: nil, distance: nil)
        }
        let merged = try #require(Animal.merged(from: records.map(\.animal)))
        let catalog = StubCatalog(
            onAnimal: { _, _ throws(CatalogError) in ListedAnimal(animal: merged, organization: nil, distance: nil) },
            onParts: { _ throws(CatalogError) in records },
            // Two ids of one animal begin so.
            onIDs: { _, _ throws(CatalogError) in Array(records.map(\.animal.id)[1...]) }
        )
        let useCase = AnimalDetailsUseCase(
            idText: "2",
            center: nil,
            isExplained: isExplained,
            catalog: catalog,
            now: { Samples.now },
            view: Nobody(),
            coordinator: Nobody(),
            tracker: Nobody()
        )
        return try await useCase.viewDidAppear().value
    }

    @Test("is told pair by pair, with the rule and its evidence, when somebody asks")
    func explained() async throws {
        let identity = try #require(try await presentation(isExplained: true).identity)
        #expect(identity.records.map(\.animal.id.description) == ["a:1", "b:2", "c:3"])
        #expect(identity.pairs.map { "\($0.first) \($0.second)" } == ["a:1 b:2", "a:1 c:3", "b:2 c:3"])
        #expect(identity.pairs.allSatisfy { $0.verdict.rule == .code })
        #expect(identity.pairs.allSatisfy { $0.verdict.evidence.contains(.sameCode("A20241")) })
    }

    @Test("is not looked up when nobody asks")
    func unexplained() async throws {
        #expect(try await presentation(isExplained: false).identity == nil)
    }
}
