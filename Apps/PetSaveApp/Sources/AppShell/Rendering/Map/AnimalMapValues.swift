import AnimalMap
import CSVStreaming
import Domain
import JSONStreaming

/// The map for programs: as one JSON object, as a record a line, or as a table of values.
enum AnimalMapValues {
    /// `place`, `within_km`, `total`, `clusters`, `sites`, what is not on the map, and `notices`.
    static func object(of sheet: AnimalMapSheet) -> JSONValue {
        [
            "place": .object(position(sheet.place.coordinate, ["name": .string(sheet.place.name)])),
            "within_km": sheet.map.radius.map { .double($0.kilometers) } ?? .null,
            "total": .integer(Int64(sheet.map.total)),
            "clusters": .array(sheet.map.clusters.map { .object(members(of: $0)) }),
            "sites": .array(sheet.map.sites.map { .object(members(of: $0, from: sheet.place)) }),
            "farther_away": .integer(Int64(sheet.map.fartherCount)),
            "place_unknown": .integer(Int64(sheet.map.placelessCount)),
            "notices": .array(sheet.map.notices.map { .string(NoticeWords.sentence($0)) }),
        ]
    }

    /// Clusters and then sites, each with its `kind`.
    static func records(of sheet: AnimalMapSheet) -> [JSONValue] {
        func record(_ kind: String, _ members: JSONObject) -> JSONValue {
            var members = members
            members["kind"] = .string(kind)
            return .object(members)
        }
        return sheet.map.clusters.map { record("cluster", members(of: $0)) }
            + sheet.map.sites.map { record("site", members(of: $0, from: sheet.place)) }
    }

    /// Clusters and then sites, a row each.
    static func table(of sheet: AnimalMapSheet) -> [UInt8] {
        let columns = ["kind", "count", "sites", "latitude", "longitude", "distance_km", "direction", "town"]
        let writer = CSVWriter()
        var bytes: [UInt8] = []
        writer.append(columns, to: &bytes)
        for listed in sheet.map.clusters {
            let cluster = listed.cluster
            writer.append(
                [
                    "cluster", "\(cluster.count)", "\(cluster.sites.count)", "\(cluster.center.latitude)",
                    "\(cluster.center.longitude)", "\(cluster.distance.kilometers)",
                    cluster.direction?.rawValue ?? "", listed.town?.name ?? "",
                ],
                to: &bytes
            )
        }
        for site in sheet.map.sites {
            let distance = GreatCircle.distance(from: sheet.place.coordinate, to: site.coordinate)
            writer.append(
                [
                    "site", "\(site.count)", "1", "\(site.coordinate.latitude)", "\(site.coordinate.longitude)",
                    "\(distance.kilometers)", "", "",
                ],
                to: &bytes
            )
        }
        return bytes
    }

    private static func members(of listed: AnimalMapPresentation.Cluster) -> JSONObject {
        let cluster = listed.cluster
        return position(
            cluster.center,
            [
                "count": .integer(Int64(cluster.count)),
                "sites": .integer(Int64(cluster.sites.count)),
                "distance_km": .double(cluster.distance.kilometers),
                "direction": cluster.direction.map { .string($0.rawValue) } ?? .null,
                "town": listed.town.map { .string($0.name) } ?? .null,
            ]
        )
    }

    private static func members(of site: SiteCount, from place: Place) -> JSONObject {
        let distance = GreatCircle.distance(from: place.coordinate, to: site.coordinate)
        return position(
            site.coordinate,
            ["count": .integer(Int64(site.count)), "distance_km": .double(distance.kilometers)]
        )
    }

    private static func position(_ coordinate: Coordinate, _ members: JSONObject) -> JSONObject {
        var members = members
        members["latitude"] = .double(coordinate.latitude)
        members["longitude"] = .double(coordinate.longitude)
        return members
    }
}
