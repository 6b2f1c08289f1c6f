public import Boundaries

/// Shows how an export goes; the records themselves go to the writer.
public protocol CatalogExportView: Sendable {
    /// Called after every portion, and once at the end.
    func present(_ presentation: CatalogExportPresentation) async
}

/// What happens in the view, told to the use case.
public protocol CatalogExportViewEvents: Sendable {
    /// The person wants the export to begin.
    @discardableResult
    func viewDidRequestExport() -> UseCaseResponse<CatalogExportPresentation>
}

/// What an export has done so far.
public struct CatalogExportPresentation: Hashable, Sendable, Codable {
    public internal(set) var animals = 0
    public internal(set) var organizations = 0
    /// Whether invented animals of the built-in sample are among them.
    public internal(set) var holdsSample = false
    public internal(set) var isFinished = false

    /// Whether nothing was exported.
    public var isEmpty: Bool { animals == 0 && organizations == 0 }
}

/// What happens to exports, for whoever counts it.
public protocol CatalogExportTracker: Sendable {
    func exportFinished(animals: Int) async
}
