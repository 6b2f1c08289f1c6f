import FoundationEssentials

extension Home {
    /// A home of somebody who has said where they are, with so many animals around; the sample's where there are none.
    static func settled(animals: Int = 0) throws -> Home {
        let home = try Home()
        try home.expect(["config", "set", "place", "19104"])
        if animals > 0 { try home.expect(["import", "-"], input: numberedAnimals(animals)) }
        return home
    }

    /// Runs the program, which has to find everything in order.
    private func expect(_ arguments: [String], input: [UInt8] = []) throws {
        let run = try run(arguments, input: input)
        guard run.ended(with: 0) else { throw ImportFailed(message: run.error) }
    }

    /// Animals in Petfinder's form, called by their numbers, each a day older than the one before.
    private static func numberedAnimals(_ count: Int) -> [UInt8] {
        let lines = (1...count).map { number in
            #"{"id": \#(number), "type": "\#(number % 2 == 0 ? "Dog" : "Cat")", "name": "Number \#(number) of all", "#
                + #""status": "adoptable", "published_at": "2026-05-01T00:00:00+0000", "#
                + #""contact": {"address": {"postcode": "19104", "country": "US"}}}"# + "\n"
        }
        return Array(lines.joined().utf8)
    }

    /// The processes that belong to this home: their names by their ids.
    func processes() -> [Int32: String] {
        let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.compactMap(Int32.init) ?? []
        let mark = "PETSAVE_HOME=\(path)\0"
        return numbers.reduce(into: [:]) { found, number in
            let folder = "/proc/\(number)"
            guard let variables = FileManager.default.contents(atPath: folder + "/environ"),
                String(decoding: variables, as: UTF8.self).contains(mark),
                let name = FileManager.default.contents(atPath: folder + "/comm")
            else { return }
            found[number] = String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }
        }
    }

    /// The app's process in this home.
    func appProcess() throws -> Int32 {
        guard let app = processes().first(where: { $0.value == "petsave" }) else { throw AppMissing() }
        return app.key
    }
}

/// The app does not run.
struct AppMissing: Error, CustomStringConvertible {
    var description: String { "No petsave runs in the home." }
}
