import Boundaries
import Domain
import SQLiteCatalog

extension SQLiteCatalog {
    /// What lists show, animals that are spoken for included: by their ids.
    func shown(of source: SourceName? = nil) async throws -> [AnimalID: Animal] {
        var filter = AnimalFilter()
        filter.statuses = [.known(.adoptable), .known(.pending)]
        filter.sources = source.map { [$0] } ?? []
        let query = AnimalQuery(
            area: .everywhere(measuredFrom: nil),
            filter: filter,
            order: .name,
            page: .largestFirst
        )
        let page = try await page(of: query)
        return Dictionary(page.items.map { ($0.animal.id, $0.animal) }) { first, _ in first }
    }
}

extension Animal {
    /// The record without what only the catalogue knows of it: when it was fetched, and how its listing stood before.
    var asTold: Animal {
        var told = self
        told.provenance = []
        told.statusHistory = []
        return told
    }
}
