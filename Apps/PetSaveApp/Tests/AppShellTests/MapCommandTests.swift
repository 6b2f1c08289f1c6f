import FoundationEssentials
import Platform
import TerminalText
import Testing

@Suite("The map on the command line")
struct MapCommandTests {
    /// What of the map's JSON the tests look at.
    private struct MapJSON: Decodable {
        struct Cluster: Decodable {
            var count: Int
            var sites: Int
            var distanceKm: Double
            var direction: String?
            var town: String?
        }
        struct Site: Decodable {
            var count: Int
            var distanceKm: Double
        }
        var total: Int
        var withinKm: Double?
        var clusters: [Cluster]
        var sites: [Site]
        var placeUnknown: Int
        var fartherAway: Int
    }

    /// Five shelters around the centre of Philadelphia at 40,-75, by their distances and numbers of animals.
    private static let herd: String = {
        let sites: [(latitude: Double, longitude: Double, count: Int)] = [
            (40.0, -75.0, 3), (40.2, -75.0, 12), (40.21, -75.01, 1), (40.0, -74.6, 7), (39.8, -75.3, 1), (45, -75, 5),
        ]
        var rows = ["id,name,type,latitude,longitude"]
        for site in sites {
            for _ in 0..<site.count { rows.append("\(rows.count),Rex,Dog,\(site.latitude),\(site.longitude)") }
        }
        return (rows + ["900,Nobody,Cat,,"]).joined(separator: "\n") + "\n"
    }()

    private static func rig(
        columns: Int? = nil,
        rows: Int = 24,
        variables: [String: String] = [:],
        herd: String = herd
    ) async throws -> Rig {
        let environment = ["NO_COLOR": "1"].merging(variables) { $1 }
        let rig = Rig(terminalColumns: columns, terminalRows: rows, variables: environment, input: herd)
        try #require(await rig.run("import", "-") == 0, "\(rig.error.text)")
        return rig
    }

    private func lines(_ rig: Rig) -> [String] {
        rig.output.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test("is a drawing with a legend beside it")
    func drawing() async throws {
        let rig = try await Self.rig(columns: 80)
        defer { rig.removeHome() }
        #expect(await rig.run("map", "40,-75", "--within", "60km") == 0)
        let expected = """
            ┌────────────────────────────────┐  ◎ 40, -75
            │                                │
            │                                │     Animals  Distance        Near
            │             A13                │  A       13     22 km  N     Richboro, PA, US
            │              ⠁                 │  B        7     34 km  E     Browns Mills, N…
            │                                │  C        3    0.0 km  here  Holmesburg, PA,…
            │                                │  D        1     34 km  SW    Bridgeport, NJ,…
            │                                │
            │                                │
            │              ◎ C3           B7 │
            │                                │
            │                                │
            │                                │
            │                                │
            │  D1                            │
            │                                │
            │                                │
            └────────────────────────────────┘
             ├───────┤ 20 km, north is up
            """
        #expect(rig.output.text == expected + "\n")
        #expect(rig.error.text.contains("24 animals at 5 sites within 60 km of 40, -75\n"))
        #expect(rig.error.text.contains("Not on the map: 5 farther away, 1 without a known place."))
    }

    @Test("has its legend below where there is no room beside")
    func narrow() async throws {
        let rig = try await Self.rig(columns: 40, rows: 12)
        defer { rig.removeHome() }
        #expect(await rig.run("map", "40,-75", "--within", "60km") == 0)
        let expected = """
            ┌──────────────────────────────────────┐
            │                 A13                  │
            │                                      │
            │                                      │
            │                  ◎ C3   B7           │
            │                                      │
            │            D1                        │
            └──────────────────────────────────────┘
             ├────────┤ 50 km, north is up

            ◎ 40, -75

               Animals  Distance        Near
            A       13     22 km  N     Richboro, P…
            B        7     34 km  E     Browns Mill…
            C        3    0.0 km  here  Holmesburg,…
            D        1     34 km  SW    Bridgeport,…
            """
        #expect(rig.output.text == expected + "\n")
    }

    @Test("is a table of the groups on a pipe and with --plain")
    func plain() async throws {
        let expected = """
            Animals  Distance  Direction  Town                  Position
                 13     22 km  N          Richboro, PA, US      40.201, -75.001
                  7     34 km  E          Browns Mills, NJ, US  40.000, -74.600
                  3    0.0 km  here       Holmesburg, PA, US    40.000, -75.000
                  1     34 km  SW         Bridgeport, NJ, US    39.800, -75.300
            """
        for columns in [nil, 80] {
            let rig = try await Self.rig(columns: columns)
            defer { rig.removeHome() }
            #expect(await rig.run("map", "40,-75", "--within", "60km", "--plain") == 0)
            #expect(rig.output.text == expected + "\n")
        }
    }

    @Test("is drawn in ASCII where the locale has nothing else")
    func ascii() async throws {
        let rig = try await Self.rig(columns: 80, variables: ["LANG": "C"])
        defer { rig.removeHome() }
        #expect(await rig.run("map", "40,-75", "--within", "60km") == 0)
        #expect(rig.output.text.contains("+----"))
        #expect(rig.output.text.allSatisfy { $0.isASCII }, "\(rig.output.text)")
    }

    @Test(
        "fits every terminal, anywhere on the globe",
        arguments: [(20, 5), (40, 12), (75, 24), (76, 24), (80, 24), (300, 100)],
        ["40,-75", "-17,179.9", "90,0"]
    )
    func sizes(size: (columns: Int, rows: Int), place: String) async throws {
        let rig = Rig(terminalColumns: size.columns, terminalRows: size.rows, variables: ["NO_COLOR": "1"])
        #expect(await rig.run("map", "--", place) == 0)
        let lines = lines(rig)
        let widest = lines.max { $0.displayWidth < $1.displayWidth } ?? ""
        #expect(widest.displayWidth <= size.columns, "\(widest)")
        #expect(lines.contains { $0.contains("◎") })
        let framed = lines.filter { $0.hasPrefix("│") }
        #expect((6...size.columns / 4 + 6).contains(framed.count))
    }

    @Test("has a scale of a round length in the person's unit, true to the map", arguments: ["km", "mi"])
    func scale(unit: String) async throws {
        // Sites due south of the place, each farther away: the frame's height is what the map shows.
        let kilometers = [2.4, 5, 11, 45, 170, 640, 2500, 9000]
        let rows = kilometers.enumerated().map { index, distance in
            "\(index),Rex,Dog,\(60 - distance / 111.195),10"
        }
        let herd = (["id,name,type,latitude,longitude"] + rows).joined(separator: "\n") + "\n"
        for distance in kilometers {
            let rig = try await Self.rig(columns: 80, rows: 40, herd: herd)
            defer { rig.removeHome() }
            _ = await rig.run("config", "set", "units", unit)
            #expect(await rig.run("map", "60,10", "--within", "\(distance + 0.01)km") == 0)
            let line = try #require(lines(rig).first { $0.contains("├─") })
            let bar = line.filter { "├─┤".contains($0) }.count
            let words = line.split(separator: " ")
            let label = String(try #require(words.dropFirst().first))
            #expect(words.dropFirst(2).first == "\(unit),")
            let digits = label.filter { $0 != "0" && $0 != "." && $0 != "," }
            #expect(["1", "2", "5"].contains(digits), "\(label)")
            let length = try #require(Double(label.filter { $0 != "," })) * (unit == "mi" ? 1.609344 : 1)
            // Twenty rows of four dots, two of them left free above and below; a column is two dots wide.
            let perColumn = distance / (20 * 4 - 1 - 4) * 2
            #expect(abs(length - Double(bar) * perColumn) <= perColumn * 0.51, "\(line)")
        }
    }

    @Test("gives programs every site in one cluster, with town, direction and distance")
    func json() async throws {
        let rig = try await Self.rig()
        defer { rig.removeHome() }
        #expect(await rig.run("map", "40,-75", "--json") == 0)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let map = try decoder.decode(MapJSON.self, from: Data(rig.output.text.utf8))
        #expect(map.total == 24)
        #expect(map.clusters.map(\.count).reduce(0, +) == 24)
        #expect(map.clusters.map(\.sites).reduce(0, +) == map.sites.count)
        #expect(map.sites.map(\.count).reduce(0, +) == 24)
        // Nine tenths of 24 within 500 km lie within 34.1 km, the fifth shelter at 33.9 km too.
        #expect(map.withinKm == 35)
        #expect(map.fartherAway == 5 && map.placeUnknown == 1)
        #expect(map.clusters.first?.count == 13)
        #expect(map.clusters.first?.direction == "N")
        #expect(map.clusters.contains { $0.count == 3 && $0.direction == nil && $0.distanceKm == 0 })
        #expect(map.clusters.allSatisfy { $0.town != nil })
    }

    @Test("gives programs clusters and sites as records and as a table")
    func records() async throws {
        let rig = try await Self.rig()
        defer { rig.removeHome() }
        #expect(await rig.run("map", "40,-75", "--within", "60km", "--format", "ndjson") == 0)
        let records = lines(rig)
        #expect(records.count { $0.contains(#""kind":"cluster""#) } == 4)
        #expect(records.count { $0.contains(#""kind":"site""#) } == 5)
        let other = try await Self.rig()
        defer { other.removeHome() }
        #expect(await other.run("map", "40,-75", "--within", "60km", "--format", "csv") == 0)
        #expect(other.output.text.hasPrefix("kind,count,sites,latitude,longitude,distance_km,direction,town\r\n"))
        #expect(other.output.text.contains("\r\nsite,12,1,40.2,-75.0,"))
    }

    @Test("shows whom the filters let through, around the place of the settings")
    func filters() async throws {
        let rig = Rig()
        defer { rig.removeHome() }
        #expect(await rig.run("config", "set", "place", "19104") == 0)
        #expect(await rig.run("map", "--type", "dog", "--within", "50km") == 0)
        #expect(rig.error.text.contains("within 50 km of Philadelphia, PA 19104, US"))
        #expect(rig.error.text.contains("invented"))
        #expect(await rig.run("map", "--type", "horse", "--within", "1km") == 1)
        #expect(rig.error.text.contains("larger --within"))
    }

    @Test(
        "what cannot be understood is a usage error with a sentence",
        arguments: [
            ([], "petsave config set place"), (["Springfield"], "Springfield, IL"),
            (["Qwertyville"], "No place is called"), (["19104", "--within", "far"], "Write 50km or 30mi"),
            (["19104", "--type", "dgo"], "Did you mean “dog”?"), (["19104", "--json=count"], "write --json alone"),
            (["19104", "--format", "svg"], "ndjson"),
        ] as [([String], String)]
    )
    func usageErrors(arguments: [String], hint: String) async {
        let rig = Rig()
        #expect(await rig.run(["map"] + arguments) == 64)
        #expect(rig.error.text.contains(hint), "\(rig.error.text)")
        #expect(rig.output.text.isEmpty)
    }

    @Test("of nothing is exit code 1 and no drawing; a damaged catalogue is exit code 70")
    func failures() async throws {
        let rig = Rig(terminalColumns: 80)
        #expect(await rig.run("map", "-75,0", "--within", "100km") == 1)
        #expect(rig.output.text.isEmpty)
        let damaged = Rig()
        defer { damaged.removeHome() }
        try damaged.write(catalog: "this is no database, however long one looks at it")
        #expect(await damaged.run("map", "19104") == 70)
    }

    @Test("is counted without a place finer than the country")
    func analytics() async {
        let rig = Rig()
        defer { rig.removeHome() }
        _ = await rig.run("config", "set", "analytics.enabled", "true")
        _ = await rig.run("map", "19104")
        #expect(rig.journal?.contains("map_shown") == true)
        #expect(rig.journal?.contains("\"US\"") == true)
        #expect(rig.journal?.contains("19104") == false && rig.journal?.contains("Philadelphia") == false)
    }
}
