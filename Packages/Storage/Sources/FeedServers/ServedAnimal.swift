public import Domain
public import FoundationEssentials
public import JSONStreaming

/// An animal as a server has it.
public struct ServedAnimal: Sendable {
    /// What PetSave comes to know it by, without its source.
    public let id: String
    public var changedAt: Date
    /// Where it is, which not every format tells.
    public var coordinate: Coordinate
    /// The number of the shelter that offers it.
    public var shelter: Int
    /// As its server writes it.
    public var record: JSONValue

    public init(id: String, changedAt: Date, coordinate: Coordinate, shelter: Int, record: JSONValue) {
        self.id = id
        self.changedAt = changedAt
        self.coordinate = coordinate
        self.shelter = shelter
        self.record = record
    }

    /// The same without the named members of its record.
    public func without(_ keys: String...) -> ServedAnimal {
        var copy = self
        guard var object = record.objectValue else { return copy }
        for key in keys { object[key] = nil }
        copy.record = .object(object)
        return copy
    }

    /// The same with another value in its record.
    public func with(_ key: String, _ value: JSONValue) -> ServedAnimal {
        var copy = self
        guard var object = record.objectValue else { return copy }
        object[key] = value
        copy.record = .object(object)
        return copy
    }
}

extension ServedAnimal: Hashable {
    public static func == (left: ServedAnimal, right: ServedAnimal) -> Bool {
        left.id == right.id && left.changedAt == right.changedAt && left.coordinate == right.coordinate
            && left.shelter == right.shelter && left.record == right.record
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(changedAt)
    }
}
