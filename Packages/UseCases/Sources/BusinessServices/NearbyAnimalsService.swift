public import Boundaries
public import Domain

/// Finds the animals around a place that a person named: what the list and the map of a neighbourhood share.
public struct NearbyAnimalsService: Sendable {
    private let catalog: any AnimalCatalog
    private let places: any PlaceDirectory

    public init(catalog: any AnimalCatalog, places: any PlaceDirectory) {
        self.catalog = catalog
        self.places = places
    }

    /// The one place that `text` names.
    public func place(named text: String) throws(NearbyAnimalsError) -> Place {
        try places.place(named: text)
    }

    /// One page of the animals around `place`; those whose place nobody knows are not near it.
    public func animals(
        around place: Place,
        search: NearbySearch,
        page: PageRequest
    ) async throws(NearbyAnimalsError) -> Page<ListedAnimal> {
        let query = AnimalQuery(
            area: .around(place.coordinate, within: search.within),
            filter: search.filter,
            order: search.order,
            page: page
        )
        do {
            return try await catalog.page(of: query)
        } catch {
            throw .catalog(error)
        }
    }

    /// The points around `place` where the animals are, with how many there are at each; the order of the search makes
    /// no difference to them.
    public func sites(
        around place: Place,
        search: NearbySearch
    ) async throws(NearbyAnimalsError) -> [SiteCount] {
        do {
            return try await catalog.sites(of: search.filter, in: .around(place.coordinate, within: search.within))
        } catch {
            throw .catalog(error)
        }
    }

    /// How many animals pass the filter: around `place`, however far from it, or everywhere, those without a known place
    /// included.
    public func count(of filter: AnimalFilter, around place: Place?) async throws(NearbyAnimalsError) -> Int {
        let area: SearchArea =
            place.map { .around($0.coordinate, within: nil) } ?? .everywhere(measuredFrom: nil)
        do {
            return try await catalog.page(
                of: AnimalQuery(area: area, filter: filter, order: .distance, page: .smallest)
            ).total
        } catch {
            throw .catalog(error)
        }
    }

    /// How many animals each choice of the filter would list: around `place`, within a distance or however far from it, or
    /// everywhere, those without a known place included.
    public func facets(
        of filter: AnimalFilter,
        around place: Place?,
        within: Distance? = nil
    ) async throws(NearbyAnimalsError) -> FacetCounts {
        let area: SearchArea =
            place.map { .around($0.coordinate, within: within) } ?? .everywhere(measuredFrom: nil)
        do {
            return try await catalog.facets(of: filter, in: area)
        } catch {
            throw .catalog(error)
        }
    }

    /// Where the answers come from, and how old they are.
    public func sources() async throws(NearbyAnimalsError) -> [SourceSummary] {
        do {
            return try await catalog.sources()
        } catch {
            throw .catalog(error)
        }
    }
}

extension PlaceDirectory {
    /// The one place that `text` names.
    public func place(named text: String) throws(NearbyAnimalsError) -> Place {
        switch find(text) {
        case .found(let place): return place
        case .ambiguous(let choices): throw .ambiguousPlace(text: text, choices: choices)
        case .unknown(let suggestions): throw .unknownPlace(text: text, suggestions: suggestions)
        }
    }
}

/// What to look for around a place.
public struct NearbySearch: Hashable, Sendable, Codable {
    public var filter: AnimalFilter
    /// How far from the place; `nil` for as far as it takes.
    public var within: Distance?
    public var order: AnimalOrder

    public init(filter: AnimalFilter = AnimalFilter(), within: Distance? = nil, order: AnimalOrder = .distance) {
        self.filter = filter
        self.within = within
        self.order = order
    }
}

/// Why the neighbourhood cannot be shown.
public enum NearbyAnimalsError: Error, Hashable, Sendable {
    /// No place is called so; `suggestions` are called nearly so.
    case unknownPlace(text: String, suggestions: [Place])
    /// Several places are called so, the likeliest first.
    case ambiguousPlace(text: String, choices: [Place])
    case catalog(CatalogError)
}

extension NearbyAnimalsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownPlace(let text, let suggestions):
            "No place is called “\(text)”." + Self.list(suggestions, after: " Did you mean:")
                + (suggestions.isEmpty
                    ? " Give a US ZIP code, “City, ST”, “City, Country” or “latitude,longitude”." : "")
        case .ambiguousPlace(let text, let choices):
            "Several places are called “\(text)”." + Self.list(choices, after: " Name one of them:")
        case .catalog(let error):
            error.description
        }
    }

    private static func list(_ places: [Place], after introduction: String) -> String {
        places.isEmpty ? "" : places.reduce(introduction) { "\($0)\n  \($1.name)" }
    }
}
