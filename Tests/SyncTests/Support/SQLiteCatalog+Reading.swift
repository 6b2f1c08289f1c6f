import Boundaries
import Domain
import SQLiteCatalog

extension SQLiteCatalog {
    /// What lists show, animals that are spoken for included: by their ids. Of an animal that several sources list, each
    /// one's own record.
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
        var records: [AnimalID: Animal] = [:]
        for listed in try await page(of: query).items {
            let isMerged = listed.animal.knownIDs.count > 1
            for part in isMerged ? try await parts(of: listed.animal.id) : [listed] {
                let isWanted = source.map { part.animal.id.source == $0 } ?? true
                if isWanted, filter.matches(part.animal) { records[part.animal.id] = part.animal }
            }
        }
        return records
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
