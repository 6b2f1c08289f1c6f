public import Boundaries

/// Shows how an import goes.
public protocol CatalogImportView: Sendable {
    /// Called after every batch that was taken in, and once at the end.
    func present(_ presentation: CatalogImportPresentation) async
}

/// What happens in the view, told to the use case.
public protocol CatalogImportViewEvents: Sendable {
    /// The person wants the import to begin.
    @discardableResult
    func viewDidRequestImport() -> UseCaseResponse<CatalogImportPresentation>
}

/// What an import has done so far.
public struct CatalogImportPresentation: Hashable, Sendable, Codable {
    /// A fault, and the input that has it.
    public struct Fault: Hashable, Sendable, Codable {
        public let path: String
        public let line: Int
        public let column: Int
        public let reason: String
    }

    /// Which input is being read.
    public internal(set) var path: String
    public internal(set) var bytesRead = 0
    public internal(set) var added = 0
    public internal(set) var changed = 0
    public internal(set) var unchanged = 0
    public internal(set) var organizations = 0
    /// Animals whose place nobody knows: kept, but near nothing.
    public internal(set) var withoutPlace = 0
    /// How many records, or rests of an input, could not be read.
    public internal(set) var faultCount = 0
    /// The first of the faults, at most ``faultLimit``.
    public internal(set) var faults: [Fault] = []
    /// Columns without a place in the catalogue, and in how many records they held something.
    public internal(set) var ignoredColumns: [String: Int] = [:]
    public internal(set) var isFinished = false

    /// How many faults are told one by one.
    public static let faultLimit = 20

    init(path: String) {
        self.path = path
    }

    /// Animals that were read, whatever became of them.
    public var animals: Int { added + changed + unchanged }
}

/// What happens to imports, for whoever counts it.
public protocol CatalogImportTracker: Sendable {
    func importFinished(added: Int, changed: Int, unchanged: Int, faults: Int) async
    func importFailed(_ failure: CatalogImportFailure) async
}

/// Why an import stopped, without a word of the person's own.
public enum CatalogImportFailure: String, Sendable, CaseIterable {
    case input
    case catalog
}
