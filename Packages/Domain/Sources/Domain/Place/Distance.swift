/// A length along the ground.
public struct Distance: Hashable, Sendable, Codable, Comparable {
    public let kilometers: Double

    public init(kilometers: Double) {
        self.kilometers = kilometers
    }

    /// International miles of 1.609344 km.
    public init(miles: Double) {
        kilometers = miles * Self.kilometersPerMile
    }

    /// In international miles of 1.609344 km.
    public var miles: Double { kilometers / Self.kilometersPerMile }

    public static func < (left: Distance, right: Distance) -> Bool { left.kilometers < right.kilometers }

    private static let kilometersPerMile = 1.609344
}

/// What people measure distances in.
public enum DistanceUnit: String, Sendable, Codable, CaseIterable {
    case kilometers = "km"
    case miles = "mi"

    /// How many of this unit `distance` is.
    public func value(of distance: Distance) -> Double {
        switch self {
        case .kilometers: distance.kilometers
        case .miles: distance.miles
        }
    }
}

extension Distance {
    /// Reads `50km`, `30 mi`, `12.5 miles`, or a bare number of `unit`; `nil` for anything else, and for a length that
    /// is negative or not finite.
    public init?(_ text: String, in unit: DistanceUnit) {
        let compact = text.lowercased().filter { !$0.isWhitespace }
        let number = compact.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value.isFinite else { return nil }
        switch compact.dropFirst(number.count) {
        case "": self = unit == .miles ? Distance(miles: value) : Distance(kilometers: value)
        case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres": self = Distance(kilometers: value)
        case "mi", "mile", "miles": self = Distance(miles: value)
        default: return nil
        }
    }
}
