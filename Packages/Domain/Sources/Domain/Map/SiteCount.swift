/// A point where animals are, and how many of them.
public struct SiteCount: Hashable, Sendable {
    public let coordinate: Coordinate
    public let count: Int

    public init(coordinate: Coordinate, count: Int) {
        self.coordinate = coordinate
        self.count = count
    }
}

extension SiteCount {
    /// The sites of the animals that a query finds, by latitude and then longitude; those without a known place have
    /// none. Every catalogue is held against it.
    public static func sites(of animals: some Sequence<Animal>) -> [SiteCount] {
        Dictionary(animals.lazy.compactMap(\.location?.coordinate).map { ($0, 1) }, uniquingKeysWith: +)
            .map { SiteCount(coordinate: $0.key, count: $0.value) }
            .sorted { $0.coordinate.precedes($1.coordinate) }
    }
}

extension Sequence<SiteCount> {
    /// How many animals there are at all of them together.
    public var animalCount: Int { reduce(0) { $0 + $1.count } }
}
