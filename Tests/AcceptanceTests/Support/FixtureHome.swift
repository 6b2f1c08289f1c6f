/// A home into which all recorded bodies that hold animals or organisations were imported.
enum FixtureHome {
    /// Made once for all tests; each plays in a copy, so that none sees what another does.
    private static let imported = Result { () throws -> Home in
        let home = try Home()
        let files = Fixtures.names.filter { $0.hasPrefix("animal") || $0.hasPrefix("organization") }
        try importing(files.filter { $0 != organizationsOfDogs }.map(Fixtures.path), into: home)
        let organizations = ["--organizations", Fixtures.path(organizationsOfDogs)]
        try importing([Fixtures.path("dogs-2023-2000.json")] + organizations, into: home)
        return home
    }

    private static let organizationsOfDogs = "organizations-of-dogs-2023.json"

    static func copy() throws -> Home { try Home(copyOf: imported.get()) }

    private static func importing(_ arguments: [String], into home: Home) throws {
        let run = try home.run(["import"] + arguments)
        guard run.ended(with: 0) else { throw ImportFailed(message: run.error) }
    }
}

/// The recorded bodies could not be imported.
struct ImportFailed: Error, CustomStringConvertible {
    let message: String

    var description: String { "The recorded bodies could not be imported: \(message)" }
}
