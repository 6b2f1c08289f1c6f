import Boundaries
import BusinessServices
import Domain

/// Finds what an alert looks for, a page at a time, so that never more than a page of the catalogue is held.
struct AlertSearch: Sendable {
    let nearby: NearbyAnimalsService
    let catalog: any AnimalCatalog

    /// Large enough that counting on to a far page costs little, small enough to be held.
    private static let pageSize = 2000

    /// Where the search looks; `nil` for everywhere.
    func place(of search: SavedSearch) throws(AlertsError) -> Place? {
        guard let text = search.place else { return nil }
        do { return try nearby.place(named: text) } catch { throw .nearby(error) }
    }

    func pages(of search: SavedSearch) throws(AlertsError) -> Pages {
        Pages(catalog: catalog, nearby: nearby, search: search, place: try place(of: search))
    }

    /// The animals of one search, read on from page to page.
    ///
    /// While others write to the catalogue, an animal can come twice or be passed over; one that is passed
    /// over has not been reported, and the next check finds it.
    final class Pages {
        private let catalog: any AnimalCatalog
        private let nearby: NearbyAnimalsService
        private let search: SavedSearch
        private let place: Place?
        private var number = 1
        private var isAtEnd = false

        init(catalog: any AnimalCatalog, nearby: NearbyAnimalsService, search: SavedSearch, place: Place?) {
            self.catalog = catalog
            self.nearby = nearby
            self.search = search
            self.place = place
        }

        /// `nil` at the end.
        func next() async throws(AlertsError) -> [ListedAnimal]? {
            guard !isAtEnd else { return nil }
            do throws(NearbyAnimalsError) {
                if let place { return try await page(around: place) }
            } catch {
                throw .nearby(error)
            }
            return try await pageOfEverywhere()
        }

        private func page(around place: Place) async throws(NearbyAnimalsError) -> [ListedAnimal]? {
            guard let request = PageRequest(number: number, size: AlertSearch.pageSize) else { return nil }
            let wanted = NearbySearch(filter: search.filter, within: search.within)
            let page = try await nearby.animals(around: place, search: wanted, page: request)
            number += 1
            isAtEnd = !page.hasNext
            return page.items
        }

        private func pageOfEverywhere() async throws(AlertsError) -> [ListedAnimal]? {
            guard let request = PageRequest(number: number, size: AlertSearch.pageSize) else { return nil }
            // In the order of ids, which no sync changes.
            let query = AnimalQuery(
                area: .everywhere(measuredFrom: nil),
                filter: search.filter,
                order: .distance,
                page: request
            )
            do {
                let page = try await catalog.page(of: query)
                number += 1
                isAtEnd = !page.hasNext
                return page.items
            } catch {
                throw .nearby(.catalog(error))
            }
        }
    }
}
