public import BusinessServices
public import Domain

/// The map as a view shows it.
public struct AnimalMapPresentation: Hashable, Sendable {
    /// Sites that are shown as one.
    public struct Cluster: Hashable, Sendable {
        public let cluster: MapCluster
        /// What people know its middle by; `nil` where no town is near.
        public let town: Place?

        public init(cluster: MapCluster, town: Place?) {
            self.cluster = cluster
            self.town = town
        }
    }

    /// What there is to be drawn.
    public struct Map: Hashable, Sendable {
        /// How far the map reaches: what was asked for, else what ``MapRadius`` found fitting; `nil` when neither says.
        public let radius: Distance?
        /// Every point within the radius where animals are, by latitude and longitude.
        public let sites: [SiteCount]
        /// The same sites gathered, most animals first.
        public let clusters: [Cluster]
        /// How many animals pass the filter but lie beyond the radius.
        public let fartherCount: Int
        /// How many animals pass the filter of which nobody knows the place.
        public let placelessCount: Int
        public let notices: [ListNotice]

        /// How many animals are on the map.
        public var total: Int { sites.animalCount }
    }

    /// Where; `nil` until the place is known.
    public let place: Place?
    public let request: AnimalMapRequest
    /// `nil` until there is one.
    public let map: Map?
    public let phase: LoadingPhase
}

extension AnimalMapPresentation {
    /// What `state` looks like.
    init(_ state: AnimalMapState) {
        place = state.place
        request = state.request
        map = state.map
        phase = state.phase
    }
}
