import Domain

/// At which site each animal is, and where each site is, in one state of the catalogue.
struct AnimalPlaces: Hashable, Sendable {
    /// By the key of an animal; 0 where it is nowhere.
    private let sites: [UInt32]
    /// The latitude and the longitude of each site, by twice its key and the number after that.
    private let degrees: [Double]

    /// Throws ``UnreadableRow`` where an animal is at a site that there is not.
    init(sites: [UInt32], degrees: [Double]) throws {
        self.sites = sites
        self.degrees = degrees
        if let last = sites.max(), last >= siteCount {
            throw UnreadableRow(reason: "an animal is at site \(last), which there is not")
        }
    }

    /// One more than the greatest key of a site.
    var siteCount: Int { max(1, degrees.count / 2) }

    /// The site of the animal of a key; 0 for nowhere.
    func site(of key: Int64) -> Int { key < sites.count ? Int(sites[Int(key)]) : 0 }

    /// How many of the animals are at each site, by its key; nowhere, by 0.
    func counts(of keys: KeySet) -> [Int] {
        var counts = Array(repeating: 0, count: siteCount)
        for key in keys { counts[site(of: key)] += 1 }
        return counts
    }

    /// Where a site is.
    func place(of site: Int) throws -> Coordinate {
        let (latitude, longitude) = (degrees[site * 2], degrees[site * 2 + 1])
        guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
            throw UnreadableRow(reason: "\(latitude), \(longitude) is no coordinate")
        }
        return place
    }
}
