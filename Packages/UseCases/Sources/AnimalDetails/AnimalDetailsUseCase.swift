public import Boundaries
import BusinessServices
public import Domain
public import FoundationEssentials

/// Shows one animal, and leads to its listing or photo.
///
/// - Actor: a person who saw the animal in a list.
/// - Events: the view appears; the listing or the photo is asked for.
/// - Effects: the record is read and presented; nothing is written.
public actor AnimalDetailsUseCase: AnimalDetailsViewEvents {
    /// Everything the use case knows.
    public struct State: Hashable, Sendable, Codable {
        /// An id or the unique beginning of one, as the person typed it.
        public var idText: String
        /// The point that the distance is measured from.
        public var center: Coordinate?
        /// Whether to tell why several records are one animal.
        public var isExplained: Bool
        /// The record, once read. Not encoded: the catalogue is the truth.
        public var listed: ListedAnimal?

        private enum CodingKeys: String, CodingKey { case idText, center, isExplained }
    }

    private let catalog: any AnimalCatalog
    private let now: @Sendable () -> Date
    private let view: any AnimalDetailsView
    private let coordinator: any AnimalDetailsCoordinator
    private let tracker: any AnimalDetailsTracker

    public private(set) var state: State

    /// How many bonded partners are looked up; more than that is no bond but a mistake in a record.
    private static let partnerLimit = 20

    public init(
        idText: String,
        center: Coordinate?,
        isExplained: Bool = false,
        catalog: any AnimalCatalog,
        now: @escaping @Sendable () -> Date,
        view: any AnimalDetailsView,
        coordinator: any AnimalDetailsCoordinator,
        tracker: any AnimalDetailsTracker
    ) {
        state = State(idText: idText.trimmingSpaces, center: center, isExplained: isExplained)
        self.catalog = catalog
        self.now = now
        self.view = view
        self.coordinator = coordinator
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidAppear() -> UseCaseResponse<AnimalDetailsPresentation> {
        UseCaseResponse { try await self.show() }
    }

    public func viewDidRequestListing() async throws(AnimalDetailsError) {
        let animal = try await listed().animal
        guard let url = animal.url else { throw .noListing(animal.id) }
        try await coordinator.open(url: url)
        await tracker.listingOpened(source: animal.id.source)
    }

    public func viewDidRequestPhoto() async throws(AnimalDetailsError) {
        let animal = try await listed().animal
        try await open(animal.photos.lazy.compactMap(\.largest).first, of: animal)
    }

    public func viewDidRequestPhoto(_ index: Int) async throws(AnimalDetailsError) {
        let animal = try await listed().animal
        try await open(animal.photos.indices.contains(index) ? animal.photos[index].largest : nil, of: animal)
    }

    private func open(_ photo: String?, of animal: Animal) async throws(AnimalDetailsError) {
        guard let photo else { throw .noPhoto(animal.id) }
        try await coordinator.open(url: photo)
        await tracker.photoOpened(source: animal.id.source)
    }

    private func show() async throws -> AnimalDetailsPresentation {
        let listed = try await listed()
        let presentation = AnimalDetailsPresentation(
            of: listed,
            bondedPartners: try await bondedPartners(of: listed.animal),
            identity: state.isExplained ? try await identity(of: listed.animal.id) : nil,
            at: now()
        )
        await view.present(presentation)
        await tracker.detailsShown(type: listed.animal.type, source: listed.animal.id.source)
        return presentation
    }

    private func listed() async throws(AnimalDetailsError) -> ListedAnimal {
        if let listed = state.listed { return listed }
        let id = try await identified()
        let found: ListedAnimal?
        do { found = try await catalog.animal(id, measuredFrom: state.center) } catch { throw .catalog(error) }
        guard let found else { throw .unknownID(state.idText) }
        state.listed = found
        return found
    }

    private func identity(of id: AnimalID) async throws(AnimalDetailsError) -> IdentityExplanation {
        do { return IdentityExplanation(of: try await catalog.parts(of: id)) } catch { throw .catalog(error) }
    }

    /// The partners in their order; of those beyond ``partnerLimit`` only the ids.
    private func bondedPartners(of animal: Animal) async throws(AnimalDetailsError) -> [BondedPartner] {
        var partners: [BondedPartner] = []
        for id in animal.bondedPartners {
            let isLookedUp = partners.count < Self.partnerLimit
            do throws(CatalogError) {
                let partner = isLookedUp ? try await catalog.animal(id, measuredFrom: nil)?.animal : nil
                partners.append(BondedPartner(id: id, animal: partner))
            } catch {
                throw .catalog(error)
            }
        }
        return partners
    }

    /// The id that the text is, or the only one that it begins.
    private func identified() async throws(AnimalDetailsError) -> AnimalID {
        do {
            return try await AnimalIdentification(catalog: catalog).id(of: state.idText)
        } catch {
            throw AnimalDetailsError(error)
        }
    }
}
