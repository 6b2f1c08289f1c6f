import Domain
import GRDB

/// At which site each animal is, and where each site is, packed.
struct SiteColumn {
    private let sites: PackedColumn<UInt32>
    /// The latitude and the longitude of each site, bit for bit, by twice its key and the number after that.
    private let degrees: PackedColumn<UInt64>

    init(_ db: Database) {
        sites = PackedColumn("animal_sites", blocksOf: 4096, db)
        degrees = PackedColumn("site_places", blocksOf: 2048, db)
    }

    /// Writes at which sites animals are, in the order of the changes.
    func write(_ changes: [(key: Int64, site: Int64?)]) throws {
        try sites.write(changes.map { ($0.key, UInt32($0.site ?? 0)) })
    }

    /// Writes where a site is.
    func write(_ coordinate: Coordinate, of site: Int64) throws {
        let (latitude, longitude) = (coordinate.latitude.bitPattern, coordinate.longitude.bitPattern)
        try degrees.write([(site * 2, latitude), (site * 2 + 1, longitude)])
    }

    /// Where all animals are.
    func places() throws -> AnimalPlaces {
        try AnimalPlaces(sites: sites.all(), degrees: degrees.all().map(Double.init(bitPattern:)))
    }
}
