/// A type of animal as Petfinder has them, and what animals of the type have.
struct AnimalKind {
    let type: String
    /// `nil` where the species is what the breed says.
    let species: String?
    let breeds: WeightedTable<FrequencyTables.Row>
    let colors: WeightedTable<[String?]>
    let coats: WeightedTable<String?>

    /// How many of a thousand animals are of a type. Petfinder published no counts; most animals of shelters are dogs and
    /// cats, and its other types together are less than a tenth.
    private static let perMille = [
        ("Dog", 540), ("Cat", 370), ("Rabbit", 25), ("Small & Furry", 20), ("Bird", 14), ("Horse", 11),
        ("Scales, Fins & Other", 11), ("Barnyard", 9),
    ]

    private static let speciesByBreed: Set<String> = ["Small & Furry", "Bird", "Scales, Fins & Other", "Barnyard"]
    private static let colorCount = 3

    static func all(_ tables: FrequencyTables) throws(GenerationError) -> WeightedTable<AnimalKind> {
        var kinds: [(value: AnimalKind, count: Int)] = []
        for (type, count) in perMille { kinds.append((try AnimalKind(type, tables), count)) }
        guard let table = WeightedTable(kinds) else { throw .damagedTable("types") }
        return table
    }

    private init(_ type: String, _ tables: FrequencyTables) throws(GenerationError) {
        self.type = type
        species = Self.speciesByBreed.contains(type) ? nil : type
        breeds = try tables.rows("breed \(type)", columns: 1)
        colors = try tables.rows("color \(type)", columns: 1)
            .map { row in (0..<Self.colorCount).map { $0 < row.count ? row[$0] : nil } }
        coats = try tables.values("coat \(type)")
    }
}
