import Domain
import FoundationEssentials

/// The few fields of an exported animal that this tool needs.
struct ExportedAnimal: Decodable {
    struct Environment: Decodable {
        let children: Bool?
        let dogs: Bool?
        let cats: Bool?
    }

    let id: String
    let type: String
    let name: String
    let status: String
    let environment: Environment

    /// The line as Domain sees it; `nil` for a line that is no animal, such as an organisation's.
    static func animal(fromLine line: String) -> Animal? {
        guard let read = try? JSONDecoder().decode(ExportedAnimal.self, from: Data(line.utf8)),
            let id = AnimalID(read.id)
        else { return nil }
        var animal = Animal(id: id, type: OpenValue(read.type), name: read.name)
        animal.status = OpenValue(read.status)
        animal.environment.children = TriState(read.environment.children)
        animal.environment.dogs = TriState(read.environment.dogs)
        animal.environment.cats = TriState(read.environment.cats)
        return animal
    }
}
