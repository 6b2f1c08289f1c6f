import Domain
import FoundationEssentials
public import JSONStreaming

/// Which fields of an animal's JSON somebody wants, such as `name,distance_km,breeds.primary`.
public struct AnimalFieldSelection: Hashable, Sendable {
    /// The paths, as given.
    public let paths: [String]

    /// Throws for a path that ``AnimalJSON/fieldPaths`` does not hold.
    public init(_ paths: [String]) throws(UnknownAnimalField) {
        for path in paths where !AnimalJSON.fieldPaths.contains(path) {
            throw UnknownAnimalField(path: path, nearest: NearestName.of(path, among: AnimalJSON.fieldPaths))
        }
        self.paths = paths
    }

    /// The animal's JSON with just these fields, each where it was: `breeds.primary` stays within `breeds`. Of a list,
    /// each element keeps just these fields.
    public func applied(to animal: JSONValue) -> JSONValue {
        Self.project(animal, to: paths.map { $0.split(separator: ".").map(String.init)[...] })
    }

    private static func project(_ value: JSONValue, to paths: [ArraySlice<String>]) -> JSONValue {
        if paths.contains(where: \.isEmpty) { return value }
        switch value {
        case .object(let object):
            return .object(
                JSONObject(
                    object.members.compactMap { member in
                        let inner = paths.filter { $0.first == member.key }.map { $0.dropFirst() }
                        guard !inner.isEmpty else { return nil }
                        return JSONObject.Member(key: member.key, value: project(member.value, to: inner))
                    }
                )
            )
        case .array(let elements):
            return .array(elements.map { project($0, to: paths) })
        default:
            return value
        }
    }
}

/// Somebody asked for a field that an animal's JSON does not have.
public struct UnknownAnimalField: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked for.
    public let path: String
    /// The field that is called nearly so, if one is.
    public let nearest: String?

    /// A sentence that names the field, and the nearest one there is.
    public var description: String {
        let advice = nearest.map { "Did you mean \($0)?" } ?? "A bare --json lists every field."
        return "An animal has no field \"\(path)\". \(advice)"
    }
}

extension AnimalJSON {
    /// The path of every field, parts within parts too (`breeds`, `breeds.primary`), in order.
    public static let fieldPaths: [String] = {
        guard let id = AnimalID("sample:1") else { return [] }
        // An animal with one of everything has every field.
        var animal = Animal(id: id, type: .known(.cat), name: "")
        animal.photos = [Photo()]
        animal.primaryPhotoCropped = Photo()
        animal.videos = [""]
        animal.adoptionFee = .text("")
        animal.statusHistory = [StatusChange(status: .known(.adoptable), since: .distantPast)]
        animal.provenance = [Provenance(id: id, fetchedAt: .distantPast)]
        animal.location = Coordinate(latitude: 0, longitude: 0).map { Location(coordinate: $0, origin: .record) }
        return paths(in: value(of: animal)).sorted()
    }()

    private static func paths(in value: JSONValue) -> [String] {
        switch value {
        case .object(let object):
            object.members.flatMap { member in
                [member.key] + paths(in: member.value).map { "\(member.key).\($0)" }
            }
        case .array(let elements):
            elements.first.map { paths(in: $0) } ?? []
        default:
            []
        }
    }
}
