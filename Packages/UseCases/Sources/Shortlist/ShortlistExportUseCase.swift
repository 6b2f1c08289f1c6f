public import Boundaries
public import BusinessServices
public import Domain

/// Hands the shortlist to a writer, for sharing and for other tools.
///
/// - Actor: a person who shares their list, or a volunteer who passes one on.
/// - Event: the export is asked for.
/// - Effects: the list and the catalogue are read, and written once as a whole; an empty list writes nothing.
public actor ShortlistExportUseCase: ShortlistExportViewEvents {
    private let order: ShortlistOrder
    private let center: Coordinate?
    private let service: ShortlistService
    private let writer: any ShortlistWriter
    private let view: any ShortlistExportView
    private let tracker: any ShortlistTracker

    public init(
        order: ShortlistOrder,
        center: Coordinate?,
        service: ShortlistService,
        writer: any ShortlistWriter,
        view: any ShortlistExportView,
        tracker: any ShortlistTracker
    ) {
        self.order = order
        self.center = center
        self.service = service
        self.writer = writer
        self.view = view
        self.tracker = tracker
    }

    @discardableResult
    public nonisolated func viewDidRequestExport() -> UseCaseResponse<ShortlistPresentation> {
        UseCaseResponse { try await self.run() }
    }

    private func run() async throws -> ShortlistPresentation {
        let items: [ShortlistItem]
        do throws(ShortlistServiceError) {
            items = try await service.items(measuredFrom: center)
        } catch {
            throw ShortlistError(error)
        }
        let presentation = ShortlistPresentation(items: items, order: order)
        if !items.isEmpty { try await writer.write(presentation) }
        await view.present(presentation)
        await tracker.shortlistExported(animals: items.count)
        return presentation
    }
}

/// Tells how an export went; the list itself goes to the writer.
public protocol ShortlistExportView: Sendable {
    /// Called once, when everything was written.
    func present(_ presentation: ShortlistPresentation) async
}

/// What happens in the view, told to the use case.
public protocol ShortlistExportViewEvents: Sendable {
    /// The person wants the export to begin.
    @discardableResult
    func viewDidRequestExport() -> UseCaseResponse<ShortlistPresentation>
}

/// Writes a shortlist in a format of its own. Made by the app shell.
public protocol ShortlistWriter: Sendable {
    func write(_ presentation: ShortlistPresentation) async throws(ExportError)
}
