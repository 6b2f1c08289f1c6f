public import Boundaries
public import Domain

/// Takes animals and their organisations out of the catalogue, in the order of their ids.
///
/// - Actor: a person who keeps a copy, shares a list, or feeds another tool.
/// - Event: the export is asked for.
/// - Effects: records are read portion by portion and handed to the writer; nothing else is written.
public actor CatalogExportUseCase: CatalogExportViewEvents {
    /// What to take out.
    public struct Request: Hashable, Sendable, Codable {
        public var filter: AnimalFilter
        /// Whether the organisations come along, before the animals.
        public var includesOrganizations: Bool

        public init(filter: AnimalFilter, includesOrganizations: Bool) {
            self.filter = filter
            self.includesOrganizations = includesOrganizations
        }
    }

    private let request: Request
    private let catalog: any AnimalCatalog
    private let writer: any AnimalRecordWriter
    private let view: any CatalogExportView
    private let tracker: any CatalogExportTracker

    /// Everything the use case knows.
    public private(set) var state = CatalogExportPresentation()

    private static let portion = 500

    public init(
        request: Request,
        catalog: any AnimalCatalog,
        writer: any AnimalRecordWriter,
        view: any CatalogExportView,
        tracker: any CatalogExportTracker
    ) {
        self.request = request
        self.catalog = catalog
        self.writer = writer
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidRequestExport() -> UseCaseResponse<CatalogExportPresentation> {
        UseCaseResponse { try await self.run() }
    }

    private func run() async throws -> CatalogExportPresentation {
        do {
            if request.includesOrganizations { try await exportOrganizations() }
            try await exportAnimals()
        } catch let error as CatalogError {
            throw ExportError.catalog(error)
        }
        try await writer.finish()
        state.isFinished = true
        await view.present(state)
        await tracker.exportFinished(animals: state.animals)
        return state
    }

    private func exportOrganizations() async throws {
        var last: OrganizationID?
        while true {
            try Task.checkCancellation()
            let organizations = try await catalog.organizations(after: last, limit: Self.portion)
            guard let final = organizations.last else { return }
            try await writer.write(organizations)
            state.organizations += organizations.count
            last = final.id
        }
    }

    private func exportAnimals() async throws {
        var last: AnimalID?
        while true {
            try Task.checkCancellation()
            let animals = try await catalog.animals(matching: request.filter, after: last, limit: Self.portion)
            guard let final = animals.last else { return }
            try await writer.write(animals)
            state.animals += animals.count
            state.holdsSample = state.holdsSample || animals.contains { $0.id.source == .sample }
            await view.present(state)
            last = final.id
        }
    }
}
