import Boundaries
import BusinessServices
import Domain

/// Reads the list from the catalogue, and asks the sources.
struct AnimalsNearYouReading: Sendable {
    let nearby: NearbyAnimalsService
    let refresh: CatalogRefresh?

    /// What is to be read.
    enum Due {
        /// The page after those that arrived.
        case nextPage
        /// The list from its first page on, so many animals of it or more; before that, the sources if the request wants
        /// them asked.
        case fromStart(count: Int, asksSources: Bool)
    }

    /// What was read.
    struct Arrival {
        let place: Place
        /// What the list becomes.
        let pages: PagedAnimals
        let sources: [SourceSummary]
        let refreshed: RefreshOutcome?
    }

    func read(_ due: Due, for state: AnimalsNearYouState) async -> Result<Arrival, AnimalsNearYouError> {
        do throws(AnimalsNearYouError) {
            let place = try place(of: state)
            let requests = try requests(for: due, of: state)
            var refreshed = state.refreshed
            if due.asksSources(of: state) { refreshed = await asked(state.request.refresh, around: place, for: state) }
            do throws(NearbyAnimalsError) {
                var pages = state.pages
                if case .fromStart = due {
                    pages = PagedAnimals(firstPage: state.request.firstPage, pageSize: state.request.pageSize)
                }
                for request in requests where pages.hasMore {
                    pages.take(try await nearby.animals(around: place, search: state.request.search, page: request))
                }
                let sources = try await nearby.sources()
                if let reason = refreshed?.unavailability(with: sources) {
                    return .failure(.unavailable(reason: reason))
                }
                return .success(Arrival(place: place, pages: pages, sources: sources, refreshed: refreshed))
            } catch {
                throw .nearby(error)
            }
        } catch {
            return .failure(error)
        }
    }

    /// The place that the request names.
    func place(of state: AnimalsNearYouState) throws(AnimalsNearYouError) -> Place {
        if let known = state.place { return known }
        guard let text = state.request.place?.trimmingSpaces, !text.isEmpty else { throw .placeMissing }
        do { return try nearby.place(named: text) } catch { throw .nearby(error) }
    }

    /// What came of asking the sources; `nil` where there is nobody to ask.
    func asked(_ policy: RefreshPolicy, around place: Place, for state: AnimalsNearYouState) async -> RefreshOutcome? {
        await refresh?.refresh(
            around: place.coordinate,
            within: state.request.search.within,
            sources: state.request.search.filter.sources,
            policy: policy
        )
    }

    private func requests(
        for due: Due,
        of state: AnimalsNearYouState
    ) throws(AnimalsNearYouError) -> [PageRequest] {
        guard let next = state.pages.nextRequest else {
            throw .pageOutOfRange(number: state.pages.nextPage, size: state.pages.pageSize)
        }
        guard case .fromStart(let count, _) = due else { return [next] }
        let (first, size) = (state.request.firstPage, state.request.pageSize)
        let wanted = max(1, (count + size - 1) / size)
        // Many pages are read as a few large ones where these begin at the same animals.
        let atOnce = first == 1 ? min(wanted, PageRequest.maximumSize / size) : 1
        return (0..<(wanted + atOnce - 1) / atOnce).compactMap {
            PageRequest(number: first + $0, size: atOnce * size)
        }
    }
}

extension AnimalsNearYouReading.Due {
    /// Sources are asked before the first page alone: all pages belong to one list.
    fileprivate func asksSources(of state: AnimalsNearYouState) -> Bool {
        switch self {
        case .nextPage: state.pages.total == nil
        case .fromStart(_, let asksSources): asksSources
        }
    }
}
