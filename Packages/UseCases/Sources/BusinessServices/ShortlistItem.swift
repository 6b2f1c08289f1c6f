public import Domain
public import FoundationEssentials

/// An animal of the shortlist beside what the catalogue knows of it today.
public struct ShortlistItem: Hashable, Sendable {
    public let entry: ShortlistEntry
    /// The catalogue's record, whatever its status; `nil` when it has none any more.
    public let listed: ListedAnimal?
    /// The animal to show: the catalogue's record, else what was known when the person kept it.
    public let shown: ListedAnimal

    /// Who it is.
    public var id: AnimalID { entry.id }

    /// - Parameter center: the point that the distance of an animal without a record is measured from.
    public init(entry: ShortlistEntry, listed: ListedAnimal?, measuredFrom center: Coordinate?) {
        self.entry = entry
        self.listed = listed
        shown = listed ?? entry.snapshot.listed(measuredFrom: center)
    }

    /// Whether the animal still waits for a home.
    public var standing: ShortlistStanding {
        guard let animal = listed?.animal else { return .gone(lastKnown: entry.snapshot.takenAt) }
        guard animal.status != .known(.adoptable) else { return .listed }
        return .changed(animal.status, since: animal.statusChangedAt ?? animal.statusHistory.last?.since)
    }
}

/// Whether an animal of the shortlist still waits for a home.
public enum ShortlistStanding: Hashable, Sendable {
    /// It does.
    case listed
    /// Its listing stands otherwise, since when somebody knows.
    case changed(OpenValue<ListingStatus>, since: Date?)
    /// The catalogue has no record of it any more; what is shown was known at that moment.
    case gone(lastKnown: Date)
}
