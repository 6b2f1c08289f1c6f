import Domain

/// How far the animals of one state of the catalogue are from a point.
///
/// Animals at one site lie at one distance, so only sites are measured, each when it is first asked for.
struct SiteDistances {
    private let center: Coordinate
    private let places: AnimalPlaces
    /// By the key of a site; negative where it was not measured yet.
    private var kilometers: [Double]

    init(from center: Coordinate, _ places: AnimalPlaces) {
        self.center = center
        self.places = places
        kilometers = Array(repeating: -1, count: places.siteCount)
    }

    /// The animals of `keys` that lie within the radius, its edge included.
    mutating func keys(of keys: KeySet, within radius: Distance) throws -> KeySet {
        guard radius.kilometers >= 0 else { return KeySet() }
        let boxes = BoundingBox.boxes(around: center, radius: radius)
        // Whether a site lies within the radius, once an animal there was asked for.
        var isWithin: [Bool?] = Array(repeating: nil, count: kilometers.count)
        isWithin[0] = false
        var result = KeySet()
        for key in keys {
            let site = places.site(of: key)
            if let isWithin = isWithin[site] {
                if isWithin { result.insert(key) }
                continue
            }
            // Most sites lie outside of the boxes around the circle, which takes a fraction of measuring them to see.
            let place = try places.place(of: site)
            let isNear = try boxes.contains { $0.contains(place) } && distance(to: site) <= radius.kilometers
            isWithin[site] = isNear
            if isNear { result.insert(key) }
        }
        return result
    }

    /// The nearest of `keys`, at least `count` if there are so many, in groups that lie at the same distance.
    mutating func nearest(_ count: Int, of keys: KeySet) throws -> [[Int64]] {
        let counts = places.counts(of: keys)
        var near: [(site: Int, kilometers: Double)] = []
        var radius = 50.0
        // Measuring and sorting those around takes a fraction of doing so with all, and mostly they are enough.
        repeat {
            near = try measured(counts, within: Distance(kilometers: radius))
            radius *= 4
        } while radius < 4 * NearestSearch.wholeGlobe.kilometers && near.reduce(0) { $0 + counts[$1.site] } < count
        near.sort { $0.kilometers < $1.kilometers }
        var found = 0
        // Which group the animals of a site are in; 0 for none.
        var groups = Array(repeating: 0, count: kilometers.count)
        var last = (kilometers: -1.0, group: 0)
        for (site, kilometers) in near {
            if kilometers != last.kilometers {
                if found >= count { break }
                last = (kilometers, last.group + 1)
            }
            groups[site] = last.group
            found += counts[site]
        }
        var result: [[Int64]] = Array(repeating: [], count: last.group)
        for key in keys {
            let group = groups[places.site(of: key)]
            if group > 0 { result[group - 1].append(key) }
        }
        return result
    }

    /// The sites within the radius that count any animals, and how far they are.
    private mutating func measured(
        _ counts: [Int],
        within radius: Distance
    ) throws -> [(site: Int, kilometers: Double)] {
        let boxes = BoundingBox.boxes(around: center, radius: radius)
        var near: [(site: Int, kilometers: Double)] = []
        for site in counts.indices.dropFirst() where counts[site] > 0 {
            let place = try places.place(of: site)
            guard boxes.contains(where: { $0.contains(place) }) else { continue }
            let kilometers = try distance(to: site)
            if kilometers <= radius.kilometers { near.append((site, kilometers)) }
        }
        return near
    }

    private mutating func distance(to site: Int) throws -> Double {
        if kilometers[site] < 0 {
            kilometers[site] = GreatCircle.distance(from: center, to: try places.place(of: site)).kilometers
        }
        return kilometers[site]
    }
}
