public import Boundaries
public import Domain

/// Why no source was synced at all. That a source failed is no such error: the presentation says so.
public enum CatalogSyncError: Error, Hashable, Sendable {
    /// No source is set up, or all of them are switched off.
    case noSources(switchedOff: [SourceName])
    /// No source is called so.
    case unknownSource(text: String, known: [SourceName])
    case sources(SourceStoreError)
    case catalog(CatalogError)
}

extension CatalogSyncError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSources(let switchedOff) where switchedOff.isEmpty:
            "No source is set up. `petsave source add` tells which there are."
        case .noSources(let switchedOff):
            "Every source is switched off (\(switchedOff.map(\.text).joined(separator: ", "))). "
                + "`petsave source enable NAME` switches one on."
        case .unknownSource(let text, let known):
            "No source is called “\(text)”."
                + (known.isEmpty
                    ? " None is set up; `petsave source add` tells which there are."
                    : " There are: \(known.map(\.text).joined(separator: ", ")).")
        case .sources(let error): error.description
        case .catalog(let error): error.description
        }
    }
}
