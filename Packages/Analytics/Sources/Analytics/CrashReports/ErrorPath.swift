/// Which error it was, by the words of the source alone: `CatalogSyncError.catalog.CatalogError.damaged`.
///
/// What an error holds besides (a path, a search, a server's answer) is left out.
struct ErrorPath: Hashable, Sendable {
    let text: String

    init(_ error: any Error) {
        text = Self.words(of: error, depth: 0).joined(separator: ".")
    }

    private static func words(of error: any Error, depth: Int) -> [String] {
        let type = String(describing: type(of: error))
        let mirror = Mirror(reflecting: error)
        guard mirror.displayStyle == .enum, depth < 4 else { return [type] }
        // The name of a case that holds nothing cannot be had but from a description, which may say anything.
        guard let child = mirror.children.first else { return [type] }
        let inner = (child.value as? any Error).map { words(of: $0, depth: depth + 1) } ?? []
        return [type, child.label ?? "case"] + inner
    }
}
